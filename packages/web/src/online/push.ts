/**
 * Being told of our turn while the page is closed. The browser subscribes with its own push service, and the server gets
 * the address. What comes from there is shown by the service worker (public/sw.js), with the words that are kept for it.
 */
import type { Lang, PushAddress, PushState } from '@baston/table';
import { noticesText } from '../words/push.ts';
import { ask, request } from './server.ts';

/** `none`: the browser or the server cannot do it. */
export type Push = 'none' | 'off' | 'on' | 'blocked';

const serverState = (): Promise<PushState> => ask('me/push');

/** A page that was not built has no service worker, and not every browser lets one be pushed to. */
async function manager(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return undefined;
  return (await navigator.serviceWorker.getRegistration())?.pushManager;
}

export async function pushState(): Promise<Push> {
  const pushes = await manager();
  const state = pushes && (await serverState().catch(() => undefined));
  if (!pushes || !state) return 'none';
  if (Notification.permission === 'denied') return 'blocked';
  return state.isOn && (await pushes.getSubscription()) ? 'on' : 'off';
}

/** Asks for permission, and subscribes if it is given. */
export async function turnOn(lang: Lang): Promise<Push> {
  const pushes = await manager();
  const permission = await Notification.requestPermission();
  if (!pushes || permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  await (await pushes.getSubscription())?.unsubscribe(); // it may be for another key
  const { key } = await serverState();
  await tellServer(await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key }), lang);
  return 'on';
}

export async function turnOff(): Promise<Push> {
  await (await (await manager())?.getSubscription())?.unsubscribe();
  await request('me/push', { method: 'DELETE' });
  return 'off';
}

/** On a visit: the address and the language may be others by now. Whoever was signed out meanwhile is told no more. */
export async function renewPush(lang: Lang): Promise<void> {
  const subscription = await (await manager())?.getSubscription();
  const state = subscription && (await serverState().catch(() => undefined));
  if (!state) return;
  if (state.isOn) await tellServer(subscription, lang);
  else await subscription.unsubscribe();
}

async function tellServer(subscription: PushSubscription, lang: Lang): Promise<void> {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const address: PushAddress = { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '', lang };
  await ask('me/push', address);
  const cache = await caches.open('notices');
  await cache.put(new URL('notices.json', document.baseURI), Response.json({ lang, words: noticesText }));
}
