/** What the page remembers: settings, and the game being played. Whatever cannot be read is as good as not there. */
import type { SavedTable } from '@baston/table';

function read<T>(key: string): T | undefined {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden storage only means that nothing is remembered.
  }
}

export const storage = {
  game: () => read<SavedTable>('baston.game'),
  keepGame: (saved: SavedTable | undefined) => write('baston.game', saved),
  settings: <S>() => read<Partial<S>>('baston.settings'),
  keepSettings: (settings: unknown) => write('baston.settings', settings),
};
