/** Short texts between those at the table. */
import type { Seat } from '@baston/engine';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTable } from '../table/state/context.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SeatMark } from '../ui/seat-mark.tsx';
import { markRead, mute, type Said, showChat, speak, useCompany } from './company.ts';
import { useOnlineText } from './words.ts';

const LONGEST = 200;
/** How long a new text stands over the table. */
const SHOWN = 7000;

/** All texts but those of people who are muted. */
function useHeard(): readonly Said[] {
  const texts = useCompany((company) => company.texts);
  const muted = useCompany((company) => company.muted);
  return texts.filter(({ seat }) => !muted.includes(seat));
}

function useUnread(): readonly Said[] {
  const heard = useHeard();
  const texts = useCompany((company) => company.texts);
  const read = useCompany((company) => company.read);
  const mine = useCompany((company) => company.seat);
  return heard.filter((one) => texts.indexOf(one) >= read && one.seat !== mine);
}

export function ChatButton() {
  const text = useOnlineText();
  const unread = useUnread().length;
  const name = unread > 0 ? text.unread(unread) : text.chat;
  return (
    <button
      type="button"
      className="button small quiet chat-button"
      aria-label={name}
      title={name}
      onClick={() => showChat(true)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 3h18v14H11l-5 5v-5H3zM7 7v2h10V7zM7 11v2h7v-2z" fillRule="evenodd" />
      </svg>
      {unread > 0 && (
        <span className="chat-unread" aria-hidden="true">
          {unread}
        </span>
      )}
    </button>
  );
}

export function ChatDialog() {
  const text = useOnlineText();
  const isChatting = useCompany((company) => company.isChatting);
  if (!isChatting) return undefined;
  return (
    <Dialog open title={text.chat} closeLabel={text.close} onClose={() => showChat(false)} className="chat-dialog">
      <Chat />
    </Dialog>
  );
}

/** The texts and a line to write one. */
export function Chat() {
  const text = useOnlineText();
  const heard = useHeard();
  const seat = useCompany((company) => company.seat);
  const count = useCompany((company) => company.texts.length);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (count > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
    markRead();
  }, [count]);
  return (
    <div className="chat">
      {heard.length === 0 && <p className="chat-none">{text.noTexts}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <ul className="bare chat-texts" ref={list} tabIndex={0} aria-label={text.chat}>
        {heard.map((one) => (
          <li key={one.seq} data-mine={one.seat === seat || undefined}>
            <SeatMark seat={one.seat} size="1.25rem" />
            <p>
              <b>{one.name}</b> <span>{one.text}</span>
            </p>
          </li>
        ))}
      </ul>
      {seat >= 0 ? <Write /> : <p className="chat-none">{text.onlySeated}</p>}
      {count > 0 && <Mutes />}
    </div>
  );
}

function Write() {
  const text = useOnlineText();
  const [draft, setDraft] = useState('');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const said = draft.trim();
    if (said === '') return;
    setDraft('');
    if (!(await speak(said))) setDraft(said);
  };
  return (
    <form className="chat-write" onSubmit={send}>
      <input
        type="text"
        aria-label={text.write}
        placeholder={text.write}
        maxLength={LONGEST}
        autoComplete="off"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      <Button type="submit">{text.send}</Button>
    </form>
  );
}

function Mutes() {
  const text = useOnlineText();
  const table = useCompany((company) => company.table);
  const mine = useCompany((company) => company.seat);
  const muted = useCompany((company) => company.muted);
  const others = table?.seats.flatMap(({ name, isHeld }, seat) => (isHeld && seat !== mine ? [{ name, seat }] : []));
  if (!others?.length) return undefined;
  return (
    <div className="chat-mutes">
      {others.map(({ name, seat }) => (
        <label key={seat}>
          <input
            type="checkbox"
            checked={muted.includes(seat)}
            onChange={(event) => mute(seat as Seat, event.target.checked)}
          />
          {text.mute(name)}
        </label>
      ))}
    </div>
  );
}

/** The newest text of somebody else, for a moment; it is read out. */
export function ChatToast() {
  const text = useOnlineText();
  const { me } = useTable();
  const latest = useUnread().at(-1);
  const [gone, setGone] = useState(latest?.seq);
  useEffect(() => {
    if (!latest) return;
    const timer = setTimeout(() => setGone(latest.seq), SHOWN);
    return () => clearTimeout(timer);
  }, [latest]);
  const isShown = latest && latest.seq !== gone && latest.seat !== me;
  return (
    <div className="chat-toast" role="status">
      {isShown && (
        <p data-seat={latest.seat}>
          <SeatMark seat={latest.seat} size="1.25rem" /> <span>{text.says(latest.name, latest.text)}</span>
        </p>
      )}
    </div>
  );
}
