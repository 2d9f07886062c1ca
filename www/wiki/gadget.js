/**
 * Consulboard in a MediaWiki: makes live boards of what Template:Consulboard leaves in the page.
 * MediaWiki:Gadget-consulboard.js. In ECMAScript 5, which is what MediaWiki 1.39 checks gadgets for.
 *
 * The one place where the host is named is MediaWiki:Consulboard-host, which only administrators can edit.
 * Never from the page: whoever can edit an article must not be able to choose what script it loads.
 */
( function () {
	'use strict';

	var PARAMETERS = [ 'variant', 'start', 'fen', 'moves', 'view', 'orientation', 'lang', 'theme', 'size',
			'coordinates', 'interactive', 'marks', 'arrows', 'square' ],
		// What a button gives a board anew.
		POSITION = [ 'variant', 'start', 'fen', 'moves', 'view', 'marks', 'arrows', 'square' ],
		// Together they are an address, and servers take none of more than 8,000 characters.
		LONGEST = 2000,
		german = /^de(-|$)/.test( mw.config.get( 'wgUserLanguage' ) ),
		asked = null;

	function say( english, inGerman ) {
		return german ? inGerman : english;
	}

	/** Puts a message into the page, as text. */
	function refuse( place, text ) {
		var message = document.createElement( 'p' );
		message.className = 'consulboard-error';
		message.setAttribute( 'role', 'alert' );
		message.textContent = 'Consulboard: ' + text;
		place.insertBefore( message, place.firstChild );
	}

	/** What the template has encoded. What is written by hand has no percent signs. */
	function decoded( element, name ) {
		var value = element.getAttribute( 'data-' + name ) || '';
		try {
			value = decodeURIComponent( value );
		} catch ( e ) {
			// Then it is taken as it stands, and the board says what is wrong with it.
		}
		return value.trim();
	}

	/**
	 * The parameters of an element. Null when one of these or of the others is too long: then a message is all
	 * that is left of the element and of its `texts`, which are elements by the name of their parameter.
	 */
	function read( element, names, texts ) {
		var values = {}, faults = [];
		function check( name, value ) {
			if ( value.length > LONGEST ) {
				faults.push( say(
					name + ': found ' + value.length + ' characters, expected at most ' + LONGEST,
					name + ': ' + value.length + ' Zeichen gefunden, höchstens ' + LONGEST + ' erwartet'
				) );
			}
			return value;
		}
		PARAMETERS.forEach( function ( name ) {
			var value = check( name, decoded( element, name ) );
			if ( value ) {
				values[ name ] = value;
			}
		} );
		names.forEach( function ( name ) {
			check( name, decoded( element, name ) );
		} );
		Object.keys( texts ).forEach( function ( name ) {
			check( name, texts[ name ] ? texts[ name ].textContent : '' );
		} );
		if ( !faults.length ) {
			return values;
		}
		Object.keys( texts ).forEach( function ( name ) {
			if ( texts[ name ] && texts[ name ] !== element ) {
				texts[ name ].parentNode.removeChild( texts[ name ] );
			}
		} );
		element.textContent = '';
		faults.forEach( function ( text ) {
			refuse( element, text );
		} );
		return null;
	}

	/** Calls with the address of the host, once it is known. */
	function withHost( call, fail ) {
		asked = asked || fetch( mw.util.getUrl( 'MediaWiki:Consulboard-host', {
			action: 'raw', ctype: 'text/plain', maxage: 3600, smaxage: 3600
		} ), { credentials: 'same-origin' } ).then( function ( answer ) {
			return answer.ok ? answer.text() : '';
		} ).then( function ( text ) {
			var host = text.trim();
			if ( !/^https?:\/\/[^\s"'<>?#]+\/$/.test( host ) ) {
				throw new Error( 'MediaWiki:Consulboard-host' );
			}
			// A second inclusion does no harm, but need not be.
			if ( !window.customElements.get( 'consul-board' ) ) {
				var script = document.createElement( 'script' );
				script.src = host + 'consulboard.js';
				script.async = true;
				document.head.appendChild( script );
			}
			return host;
		} );
		asked.then( call, fail );
	}

	function make( place ) {
		var values, refused, board, caption = place.nextElementSibling;
		// A preview and a gadget that is loaded twice come here again.
		if ( place.getAttribute( 'data-made' ) !== null || place.querySelector( 'consul-board' ) ) {
			return;
		}
		place.setAttribute( 'data-made', '' );
		if ( !caption || !caption.classList.contains( 'consulboard-caption' ) ) {
			caption = null;
		}
		values = read( place, [ 'name' ], { text: place.querySelector( 'pre' ), caption: caption } );
		if ( !values ) {
			return;
		}
		// The template, too, may have refused something: its message is to be seen, and nothing else.
		refused = place.querySelector( '.consulboard-error' );
		if ( refused ) {
			place.textContent = '';
			place.appendChild( refused );
			return;
		}
		withHost( function ( host ) {
			board = document.createElement( 'consul-board' );
			Object.keys( values ).forEach( function ( name ) {
				board.setAttribute( name, values[ name ] );
			} );
			board.setAttribute( 'src', host + 'embed.html' );
			// What names it for the eye names it for who hears the page.
			if ( caption && caption.textContent.trim() ) {
				board.title = caption.textContent.trim();
			}
			// What was there is what shows until the board is ready, and when it does not come.
			while ( place.firstChild ) {
				board.appendChild( place.firstChild );
			}
			place.appendChild( board );
		}, function () {
			refuse( place, say(
				'MediaWiki:Consulboard-host has no address that ends in a slash',
				'MediaWiki:Consulboard-host enthält keine Adresse, die auf einen Schrägstrich endet'
			) );
		} );
	}

	/** Makes a button of a line that shows something on a board of the page. */
	function makeButton( line ) {
		var button, name, values;
		if ( line.querySelector( 'button, .consulboard-error' ) ) {
			return;
		}
		values = read( line, [ 'board' ], { label: line } );
		name = line.getAttribute( 'data-board' );
		if ( !values || !name ) {
			return;
		}
		button = document.createElement( 'button' );
		button.type = 'button';
		while ( line.firstChild ) {
			button.appendChild( line.firstChild );
		}
		button.addEventListener( 'click', function () {
			var board = Array.prototype.filter.call( document.querySelectorAll( '.consulboard' ), function ( place ) {
				return place.getAttribute( 'data-name' ) === name;
			} ).map( function ( place ) {
				return place.querySelector( 'consul-board' );
			} )[ 0 ];
			if ( !board ) {
				return;
			}
			POSITION.forEach( function ( parameter ) {
				if ( values[ parameter ] ) {
					board.setAttribute( parameter, values[ parameter ] );
				} else {
					board.removeAttribute( parameter );
				}
			} );
			Array.prototype.forEach.call( document.querySelectorAll( '.consulboard-show' ), function ( other ) {
				if ( other.getAttribute( 'data-board' ) === name && other.firstChild ) {
					other.firstChild.setAttribute( 'aria-pressed', String( other === line ) );
				}
			} );
			board.scrollIntoView( { block: 'nearest' } );
		} );
		button.setAttribute( 'aria-pressed', 'false' );
		line.appendChild( button );
	}

	mw.hook( 'wikipage.content' ).add( function ( $content ) {
		$content.find( '.consulboard' ).addBack( '.consulboard' ).each( function () {
			make( this );
		} );
		$content.find( '.consulboard-show' ).each( function () {
			makeButton( this );
		} );
	} );
}() );
