/** Hands the reader a file. */
import type { SavedTable } from '@baston/table';

export function download(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}

export const downloadGame = (saved: SavedTable): void =>
  download(`baston-${saved.setup.config.seed}.json`, JSON.stringify(saved));
