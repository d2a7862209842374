import { useState } from 'react';
import { NotDone } from './server.ts';
import { useOnlineText } from './words.ts';

/** Tries it; what it came to, or what went wrong, in words. */
export function useAttempt(): { readonly note: string; attempt: (run: () => Promise<string>) => Promise<void> } {
  const text = useOnlineText();
  const [note, setNote] = useState('');
  const attempt = async (run: () => Promise<string>): Promise<void> => {
    try {
      setNote(await run());
    } catch (thrown) {
      setNote((thrown instanceof NotDone && text.refused[thrown.code]) || (text.refused.broken ?? ''));
    }
  };
  return { note, attempt };
}
