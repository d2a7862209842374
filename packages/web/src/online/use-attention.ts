/** Tells somebody who looks elsewhere that they are asked: in the title and as a badge, until they look here. */
import { useEffect } from 'react';
import { usePage } from '../store.ts';
import { useLang, useWords } from '../words/index.ts';
import { useOnlineText } from './words.ts';

export function useAttention(table: string): void {
  const { yourTurn } = useOnlineText();
  const { name, titles } = useWords().app;
  const lang = useLang();
  const isAsked = usePage((page) => page.update?.question !== undefined);
  useEffect(() => {
    document.title = isAsked ? `• ${yourTurn} · ${name}` : titles.table;
  }, [isAsked, yourTurn, name, titles]);

  useEffect(() => {
    if (isAsked && document.hidden) navigator.setAppBadge?.().catch(() => undefined);
  }, [isAsked]);

  // While somebody looks at the table the page holds a lock: so the service worker knows, and notifies nobody.
  useEffect(() => {
    let leave = (): void => undefined;
    const look = (): void => {
      leave();
      if (document.hidden) return;
      void forget(table);
      const left = new Promise<void>((done) => {
        leave = done;
      });
      void navigator.locks?.request(`table ${table}`, { mode: 'shared' }, () => left);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      leave();
    };
  }, [table]);

  useEffect(() => {
    if ('Notification' in window && Notification.permission === 'granted')
      void import('./push.ts').then(({ renewPush }) => renewPush(lang)).catch(() => undefined);
  }, [lang]);
}

/** Takes back the badge, and what was notified about the table. */
async function forget(table: string): Promise<void> {
  navigator.clearAppBadge?.().catch(() => undefined);
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const notification of (await registration?.getNotifications({ tag: table })) ?? []) notification.close();
}
