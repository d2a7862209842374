/**
 * Baston without a network. Files in assets/ carry a hash in their name and never change: once kept, they are taken
 * from the cache. The page itself comes from the network if there is one. Whatever the page may load later is found
 * by reading what it loads first: all names of assets stand in the files that use them.
 */
const CACHE = 'baston';
const PAGE = new URL('./', self.location).href;
const ALSO = ['manifest.webmanifest', 'icons/icon.svg', 'icons/icon-192.png', 'icons/icon-512.png'];
const ASSET_NAME = /[\w.-]+-[\w-]{8}\.(?:js|css|json|svg|png|webp|woff2|wasm)\b/g;

const addressOf = (path) => new URL(path, PAGE).href;
const isAsset = (url) => url.startsWith(addressOf('assets/'));

self.addEventListener('install', (event) => {
  event.waitUntil(keepEverything().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = request.url.split(/[?#]/)[0];
  if (request.method !== 'GET' || !url.startsWith(PAGE)) return;
  if (isAsset(url)) event.respondWith(fromCache(url, request));
  else if (request.mode === 'navigate') event.respondWith(page(event));
  else event.respondWith(fromNetwork(request));
});

async function fromCache(url, request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(url);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(url, response.clone());
  return response;
}

async function fromNetwork(request) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (failure) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw failure;
  }
}

/** The newest page; if it differs from the kept one, its assets are fetched and those of the old one dropped. */
async function page(event) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(PAGE);
  try {
    const response = await fetch(event.request);
    if (!response.ok) return kept ?? response;
    const text = await response.clone().text();
    if (text !== (await kept?.clone().text())) event.waitUntil(keepEverything().catch(() => undefined));
    return response;
  } catch (failure) {
    if (kept) return kept;
    throw failure;
  }
}

/** Fetches the page and all that it can ever ask for, then forgets what belongs to older versions. */
async function keepEverything() {
  const cache = await caches.open(CACHE);
  const response = await fetch(PAGE, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`the page answers ${response.status}`);
  const needed = new Set(ALSO.map(addressOf));
  await Promise.all(ALSO.map((path) => cache.add(addressOf(path)).catch(() => undefined)));
  await keepAssetsIn(await response.clone().text(), cache, needed);
  await cache.put(PAGE, response); // last: a page is only kept once everything that it needs is
  for (const request of await cache.keys()) {
    if (isAsset(request.url) && !needed.has(request.url)) await cache.delete(request);
  }
}

async function keepAssetsIn(text, cache, needed) {
  const found = [...new Set(text.match(ASSET_NAME))].map((name) => addressOf(`assets/${name}`));
  const fresh = found.filter((url) => !needed.has(url));
  for (const url of fresh) needed.add(url);
  await Promise.all(fresh.map((url) => keepAsset(url, cache, needed)));
}

async function keepAsset(url, cache, needed) {
  const kept = (await cache.match(url)) ?? (await fetch(url));
  if (!kept.ok) return needed.delete(url); // only looked like the name of a file
  await cache.put(url, kept.clone());
  if (/\.(?:js|css)$/.test(url)) await keepAssetsIn(await kept.text(), cache, needed);
}
