/** Lets people decide whether this device tells them of their turn. Nothing is asked of them before they want it. */
import { useEffect, useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { useLang } from '../words/index.ts';
import { pushText } from '../words/push.ts';
import { type Push, pushState, turnOff, turnOn } from './push.ts';

export function PushSwitch({ noteClass }: { readonly noteClass: string }) {
  const lang = useLang();
  const text = pushText[lang];
  const id = useId();
  const [push, setPush] = useState<Push>('none');
  const [note, setNote] = useState('');
  useEffect(() => {
    void pushState().then(setPush);
  }, []);
  if (push === 'none') return undefined;
  const change = async (): Promise<void> => {
    try {
      const now = push === 'on' ? await turnOff() : await turnOn(lang);
      setPush(now);
      if (now !== 'blocked') setNote(now === 'on' ? text.isOn : push === 'on' ? text.isOff : '');
    } catch {
      setNote(text.failed);
    }
  };
  return (
    <>
      {push !== 'blocked' && (
        <Button aria-describedby={id} onClick={() => void change()}>
          {push === 'on' ? text.turnOff : text.turnOn}
        </Button>
      )}
      <p id={id} className={noteClass} role="status">
        {push === 'blocked' ? text.blocked : note || text.note}
      </p>
    </>
  );
}
