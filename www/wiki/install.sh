#!/bin/sh
# Puts the kit into a MediaWiki, as docs/wiki.md says it step by step.
#
#   install.sh MAINTENANCE HOST [ARTICLES]
#
# MAINTENANCE: the folder maintenance/ of the wiki. HOST: where Consulboard is served, https://…/, with the
# slash at the end. ARTICLES: `en`, `de` or `en de` for the ready articles; none without it.
# MW_CONFIG_FILE names the LocalSettings.php where it is not at its usual place.
set -eu

if [ $# -lt 2 ]; then
	sed -n '2,8s/^# \{0,1\}//p' "$0" >&2
	exit 2
fi
maintenance=$1 host=$2 articles=${3-}
kit=$(cd "$(dirname "$0")" && pwd)

case $host in
http://*/ | https://*/) ;;
*)
	echo "host: found $host, expected https://…/ with a slash at the end" >&2
	exit 2
	;;
esac

# edit TITLE: the text comes from the standard input.
edit() {
	php "$maintenance/edit.php" --user 'Maintenance script' --summary 'Consulboard' "$1" >/dev/null
	echo "$1"
}

# First, because the template shows it.
printf '%s\n' "$host" | edit MediaWiki:Consulboard-host

tab=$(printf '\t')
while IFS="$tab" read -r file title; do
	case $file in
	pages/*)
		language=${file#pages/}
		case " $articles " in
		*" ${language%%/*} "*) ;;
		*) continue ;;
		esac
		;;
	esac
	edit "$title" <"$kit/$file"
done <"$kit/pages.txt"

# The gadget joins those that are there.
gadgets=$(php "$maintenance/getText.php" MediaWiki:Gadgets-definition 2>/dev/null || true)
case $gadgets in
*'* consulboard['*) ;;
*)
	{
		printf '%s\n' "$gadgets"
		cat "$kit/gadgets-definition.txt"
	} | edit MediaWiki:Gadgets-definition
	;;
esac
