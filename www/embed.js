// Starts the board of embed.html. The parts of the program have names that change with every build; which
// they are stands in index.html, so a frame always gets parts that fit each other, from the same caches as
// the whole page.

/** Shows one of the texts in <template id="boot-errors"> in place of the board. */
function fail(error) {
  console.error(error);
  const texts = document.getElementById("boot-errors").content;
  const text = texts.querySelector('[data-reason="network"]').cloneNode(true);
  document.getElementById("embed").replaceChildren(text);
  document.documentElement.dataset.bootFailed = "network";
}

/** Adds a link of the page to this document; resolves when it has been loaded. */
function adopt(link) {
  const copy = document.importNode(link);
  return new Promise((resolve, reject) => {
    copy.addEventListener("load", resolve);
    copy.addEventListener("error", () => reject(new Error(`${copy.href} did not arrive`)));
    document.head.append(copy);
  });
}

async function start() {
  const answer = await fetch("index.html");
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  // What is only fetched ahead need not be waited for.
  for (const ahead of page.querySelectorAll("#app-js, #app-wasm")) {
    document.head.append(document.importNode(ahead));
  }
  await Promise.all([...page.querySelectorAll("link[rel=stylesheet]")].map(adopt));
  await import(new URL(page.querySelector("script[type=module]").getAttribute("src"), document.baseURI));
}

start().catch(fail);
