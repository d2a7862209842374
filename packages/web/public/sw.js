/**
 * Baston without a network. A page and all that it can ever ask for are kept together, in a cache of their own; so are
 * those of the version before, for tabs in which it is still open. Files in assets/ carry a hash in their name and
 * never change: once kept, they are taken from there. The page itself comes from the network if there is one. What it
 * may load later is found by reading what it loads first: all names of assets stand in the files that use them.
 */
const PAGE = new URL('./', self.location).href;
const ALSO = ['manifest.webmanifest', 'icons/icon.svg', 'icons/icon-192.png', 'icons/icon-512.png'];
const ASSET_NAME = /[\w.-]+-[\w-]{8}\.(?:js|css|json|svg|png|webp|woff2|wasm)\b/g;
const KEPT_VERSIONS = 2;

const addressOf = (path) => new URL(path, PAGE).href;
const isAsset = (url) => url.startsWith(addressOf('assets/'));

self.addEventListener('install', (event) => {
  event.waitUntil(keepNewest().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = request.url.split(/[?#]/)[0];
  if (request.method !== 'GET' || !url.startsWith(PAGE)) return;
  if (url.startsWith(addressOf('api/'))) event.respondWith(fetch(request).catch(() => nobody()));
  else if (isAsset(url)) event.respondWith(asset(url));
  else if (request.mode === 'navigate') event.respondWith(page(event));
  else event.respondWith(fetch(request).catch(async () => (await caches.match(url)) ?? Response.error()));
});

/** The answer of a host that knows nobody (api/me): there is no server, or no way to it. */
const nobody = () => new Response('null', { headers: { 'content-type': 'application/json' } });

const asset = async (url) => (await caches.match(url)) ?? fetch(url);

/** The newest page there is; if it is not the one that is kept, it will be. */
async function page(event) {
  const kept = await keptPage();
  try {
    const response = await fetch(event.request);
    if (!response.ok) return kept ?? response;
    const text = await response.clone().text();
    if (text !== (await kept?.clone().text())) event.waitUntil(keepNewest().catch(() => undefined));
    return response;
  } catch (failure) {
    if (kept) return kept;
    throw failure;
  }
}

const cacheNames = async () => (await caches.keys()).filter((name) => name.startsWith('baston')).sort();

/** The pages that are kept with all that they need, by their caches, the oldest first. */
async function keptPages() {
  const pages = new Map();
  for (const name of await cacheNames()) {
    const response = await caches.match(PAGE, { cacheName: name });
    if (response) pages.set(name, response);
  }
  return pages;
}

const keptPage = async () => [...(await keptPages()).values()].at(-1);

let keeping;

/** One at a time: a second request would keep the same version twice. */
function keepNewest() {
  keeping ??= keepEverything().finally(() => {
    keeping = undefined;
  });
  return keeping;
}

/** Fetches the page and all that it can ever ask for, then forgets what is older than the version before. */
async function keepEverything() {
  const response = await fetch(PAGE, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`the page answers ${response.status}`);
  const text = await response.clone().text();
  const kept = await keptPage();
  if (kept && (await kept.text()) === text) return;
  const name = `baston ${Date.now()}`;
  const cache = await caches.open(name);
  try {
    await keepAssetsIn(text, cache, new Set());
    await Promise.all(ALSO.map((path) => cache.add(addressOf(path)).catch(() => undefined)));
    await cache.put(PAGE, response); // last: a page is only kept once everything that it needs is
  } catch (failure) {
    await caches.delete(name);
    throw failure;
  }
  const needed = [...(await keptPages()).keys()].slice(-KEPT_VERSIONS);
  for (const old of await cacheNames()) if (!needed.includes(old)) await caches.delete(old);
}

async function keepAssetsIn(text, cache, known) {
  const found = [...new Set(text.match(ASSET_NAME))].map((name) => addressOf(`assets/${name}`));
  const fresh = found.filter((url) => !known.has(url));
  for (const url of fresh) known.add(url);
  await Promise.all(fresh.map((url) => keepAsset(url, cache, known)));
}

async function keepAsset(url, cache, known) {
  const response = await asset(url);
  if (!response.ok) return; // only looked like the name of a file
  await cache.put(url, response.clone());
  if (/\.(?:js|css)$/.test(url)) await keepAssetsIn(await response.text(), cache, known);
}
