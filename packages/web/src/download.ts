/** Hands the reader a file. */
import type { GameRecord, SavedTable } from '@baston/table';
import { type ListedGame, storage } from './storage.ts';

export function download(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}

export async function downloadListed(game: ListedGame): Promise<void> {
  const saved = storage.savedOf(game);
  if (saved) await downloadGame(saved);
}

export async function downloadGame({ setup, record }: SavedTable): Promise<void> {
  const saved: SavedTable = { setup, record: await withEvents(record) };
  download(`baston-${setup.config.seed}.json`, JSON.stringify(saved));
}

/** With its events a game can still be read when its rules are gone. If they are gone already, it stays as it is. */
async function withEvents(record: GameRecord): Promise<GameRecord> {
  if (record.events) return record;
  const { Projector } = await import('./screens/replay/projector.ts');
  const film = await Projector.open(record).catch(() => undefined);
  if (!film) return record;
  const events = await film.allEvents();
  film.close();
  return { ...record, events };
}
