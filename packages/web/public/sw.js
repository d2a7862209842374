/**
 * Baston without a network. Each version of the site has a cache of its own: the list of its files (files.json), the
 * files, and the page, which is put there once all that a first game needs is there. The rest follows in small batches
 * whenever a page says that it has nothing else to do. Whatever is missing, because a fetch failed or the browser has
 * thrown it away, is fetched again on the next occasion; what is there is never fetched twice. The version before is
 * kept too, for tabs in which it is still open. Files in assets/ carry a hash in their name and never change: once
 * kept, they are taken from the cache. The page itself comes from the network if there is one.
 */
const PAGE = new URL('./', self.location).href;
const KEPT_VERSIONS = 2;
const AT_ONCE = 6;
const BATCH = 12;
/** Milliseconds to wait before another try, when a server is busy. */
const RETRIES = [300, 1000, 3000];

const addressOf = (path) => new URL(path, PAGE).href;
const FILES = addressOf('files.json');
const isAsset = (url) => url.startsWith(addressOf('assets/'));

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage().then(() => self.skipWaiting()));
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

/** A page has time: it asks for another batch, and hears how many files are still missing. */
self.addEventListener('message', (event) => {
  if (event.data !== 'keep more') return;
  const answer = (left) => event.source?.postMessage({ left });
  event.waitUntil(keepMore().then(answer, () => answer(undefined)));
});

/** The answer of a host that knows nobody (api/me): there is no server, or no way to it. */
const nobody = () => new Response('null', { headers: { 'content-type': 'application/json' } });

const asset = async (url) => (await caches.match(url)) ?? fetchPatiently(url);

/** A server that has too much to do is asked again after a while. */
async function fetchPatiently(url, options) {
  for (const wait of RETRIES) {
    const response = await fetch(url, options);
    if (response.status !== 429 && response.status < 500) return response;
    await new Promise((done) => setTimeout(done, wait));
  }
  return fetch(url, options);
}

/** Only what was found is worth keeping. */
async function fetchFound(url, options) {
  const response = await fetchPatiently(url, options);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response;
}

/** The newest page there is; if it is not the one that is kept, it will be. */
async function page(event) {
  const kept = (await keptVersions()).at(-1)?.page;
  try {
    const response = await fetch(event.request);
    if (!response.ok) return kept ?? response;
    const text = await response.clone().text();
    if (text !== (await kept?.clone().text())) event.waitUntil(keepPage().catch(() => undefined));
    return response;
  } catch (failure) {
    if (kept) return kept;
    throw failure;
  }
}

// ── Notifications ───────────────────────────────────────────────────────────────────────────────

/** The words of notifications, and the language of the page that asked for them; the page puts them there. */
const NOTICES = addressOf('notices.json');
const noticesKept = async () => (await caches.match(NOTICES))?.json();

self.addEventListener('push', (event) => {
  event.waitUntil(notify(event.data.json()));
});

/** A browser may change the address by itself. */
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(tellAddress(event));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.tag));
});

const tableAddress = (table) => addressOf(`#/table/${table}`);

/** Does somebody look at the table? Their page holds a lock meanwhile. */
async function isLookedAt(table) {
  const { held = [] } = (await self.navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === `table ${table}`);
}

async function notify({ kind, table, lang }) {
  if (await isLookedAt(table)) return;
  const words = (await noticesKept())?.words[lang];
  const tables = await myTables();
  const isMyTurn = ({ waitingFor, seat }) => waitingFor === seat;
  await self.navigator.setAppBadge?.(tables.filter(isMyTurn).length || 1).catch(() => undefined);
  await self.registration.showNotification(words?.[kind] ?? 'Baston', {
    body: words
      ? withNames(
          words.with,
          tables.find(({ id }) => id === table),
          lang,
        )
      : '',
    tag: table, // one for each table: the newest
    renotify: true,
    lang,
    icon: addressOf('icons/icon-192.png'),
  });
}

/** Our tables on the server; none if it does not answer. */
async function myTables() {
  const me = await fetch(addressOf('api/me')).then(
    (response) => response.json(),
    () => null,
  );
  return me?.tables ?? [];
}

/** The name of a table is that of the people there; among bots it has none. */
function withNames(text, table, lang) {
  const others = (table?.seats ?? []).filter(({ isHeld }, seat) => isHeld && seat !== table.seat);
  const names = others.map(({ name }) => name);
  return names.length === 0 ? '' : text.replace('{names}', () => new Intl.ListFormat(lang).format(names));
}

async function openTable(table) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const open = pages.find(({ url }) => url === tableAddress(table)); // as it was when the page was loaded
  await (open ? open.focus() : self.clients.openWindow(tableAddress(table)));
}

async function tellAddress({ oldSubscription, newSubscription }) {
  const { pushManager } = self.registration;
  const subscription = newSubscription ?? (await pushManager.subscribe(oldSubscription.options));
  const { endpoint, keys } = subscription.toJSON();
  await fetch(addressOf('api/me/push'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, ...keys, lang: (await noticesKept()).lang }),
  });
}

// ── Versions ────────────────────────────────────────────────────────────────────────────────────

const cacheNames = async () => (await caches.keys()).filter((name) => name.startsWith('baston')).sort();

/** The versions whose page is kept, the oldest first. */
async function keptVersions() {
  const versions = [];
  for (const name of await cacheNames()) {
    const kept = await caches.match(PAGE, { cacheName: name });
    if (kept) versions.push({ name, page: kept });
  }
  return versions;
}

/** The cache of the version with that list of files, whole or not; a new one if there is none. */
async function cacheFor(list) {
  for (const name of await cacheNames()) {
    const kept = await caches.match(FILES, { cacheName: name });
    if (kept && (await kept.text()) === list) return caches.open(name);
  }
  const cache = await caches.open(`baston ${Date.now()}`);
  await cache.put(FILES, new Response(list));
  return cache;
}

let working = Promise.resolve();

/** One at a time: a second request would fetch the same files. */
function inTurn(work) {
  const result = working.then(work);
  working = result.catch(() => undefined);
  return result;
}

/** Keeps the newest page and what a first game needs, then forgets what is older than the version before. */
const keepPage = () =>
  inTurn(async () => {
    const response = await fetchFound(PAGE, { cache: 'no-cache' });
    const list = await (await fetchFound(FILES, { cache: 'no-cache' })).text();
    const { first } = JSON.parse(list);
    const text = await response.clone().text();
    if (!(text.match(/assets\/[\w.-]+/g) ?? []).every((path) => first.includes(path)))
      throw new Error('the page and the list of files are of two versions');
    const cache = await cacheFor(list);
    await keepAll(await missingIn(cache, first), cache);
    await cache.put(PAGE, response); // last: a page is only kept once all that it needs at first is
    const needed = (await keptVersions()).slice(-KEPT_VERSIONS).map(({ name }) => name);
    for (const name of await cacheNames()) if (!needed.includes(name)) await caches.delete(name);
  });

/** Keeps some more files of the newest version; how many are missing then. */
const keepMore = () =>
  inTurn(async () => {
    const newest = (await keptVersions()).at(-1);
    if (!newest) return 0;
    const cache = await caches.open(newest.name);
    const { first, later } = await (await cache.match(FILES)).json();
    const missing = await missingIn(cache, [...first, ...later]);
    await keepAll(missing.slice(0, BATCH), cache);
    return Math.max(0, missing.length - BATCH);
  });

async function missingIn(cache, paths) {
  const there = new Set((await cache.keys()).map(({ url }) => url));
  return paths.map(addressOf).filter((url) => !there.has(url));
}

/** Keeps all of them, or throws; what it got before is kept. */
async function keepAll(urls, cache) {
  const left = [...urls];
  const fetchSome = async () => {
    for (let url = left.shift(); url !== undefined; url = left.shift()) {
      const kept = isAsset(url) ? await caches.match(url) : undefined;
      await cache.put(url, kept ?? (await fetchFound(url)));
    }
  };
  const done = await Promise.allSettled(Array.from({ length: AT_ONCE }, fetchSome));
  const failed = done.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}
