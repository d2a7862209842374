/** Without a network: the service worker in public/sw.js keeps everything. Only what is built has one. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // Where it is forbidden (private windows, plain http) the game works all the same, with a network.
    navigator.serviceWorker.register(new URL('./sw.js', document.baseURI)).catch(() => undefined);
  });
}
