/** A game as a link that holds the whole of it: nothing is kept on a server. */
import type { SavedTable } from '@baston/table';
import { copyText } from './copy-text.ts';
import { resumeGame } from './open-table.ts';
import { readRoute } from './route.ts';
import { usePage } from './store.ts';

const through = async (bytes: Uint8Array<ArrayBuffer>, step: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(step)).arrayBuffer());

async function packGame(saved: SavedTable): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(saved)), new CompressionStream('deflate-raw'));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function unpackGame(packed: string): Promise<SavedTable> {
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))));
}

export async function copyLink(saved: SavedTable): Promise<{ isCopied: boolean; link: string }> {
  const link = `${location.href.split('#')[0]}#/play?game=${await packGame(saved)}`;
  return { isCopied: await copyText(link), link };
}

/** Opens the game that the address holds, if it holds one: it becomes one of the games that are kept. */
export async function openLinkedGame(): Promise<void> {
  const { screen, query } = readRoute(location.hash);
  const packed = screen === 'play' ? query.get('game') : null;
  if (packed === null) return;
  history.replaceState(null, '', '#/');
  const game = await unpackGame(packed).catch(() => undefined);
  if (game) resumeGame(game);
  else usePage.setState({ isLinkBroken: true });
}
