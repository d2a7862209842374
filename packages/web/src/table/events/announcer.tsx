/** Tells screen readers what has happened since, and what is asked now. */
import { useLayoutEffect, useRef, useState } from 'react';
import { usePage } from '../../store.ts';
import { useTable } from '../state/context.ts';

const MOST_LINES = 12;

export function Announcer() {
  const { words, update, answering, text } = useTable();
  const events = usePage((page) => page.events);
  const heard = useRef({ count: events.length, number: -1 });
  const [message, setMessage] = useState('');
  const { question } = answering;
  // Before the next picture of the screen: later it would cost a layout while cards fly.
  useLayoutEffect(() => {
    const { count, number } = heard.current;
    const isNewGame = events.length < count;
    const lines = isNewGame ? [] : words.log(events, count).map((line) => line.text);
    // A window says by itself what it is about, the same to everybody.
    const isNew = question && !update.window && update.questionNumber !== number;
    heard.current = { count: events.length, number: question ? update.questionNumber : -1 };
    const asked = isNew
      ? [question.source ? text.asks(words.cardName(question.source)) : '', words.prompt(question)]
      : [];
    const said = [...lines.slice(-MOST_LINES), ...asked].filter((line) => line !== '');
    if (said.length > 0) setMessage(said.join(' '));
  }, [events, question, update.questionNumber, update.window, words, text]);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {message}
    </p>
  );
}
