/** Before the game: who sits where, who is missing, and the link for those. */
import type { Seat } from '@baston/engine';
import type { SeatInfo, TableInfo } from '@baston/table';
import { Suspense, useState } from 'react';
import { Portrait } from '../art/portraits/index.ts';
import { factionNamed } from '../cards/faces.ts';
import { copyText } from '../copy-text.ts';
import { nameOfPersona } from '../personas.ts';
import { linkTo } from '../route.ts';
import { BasePicture } from '../screens/base-picture.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ConfirmButton } from '../ui/confirm.tsx';
import { Page } from '../ui/page.tsx';
import { SeatMark, seatLetter } from '../ui/seat-mark.tsx';
import { useLang } from '../words/index.ts';
import { LineState } from './beside.tsx';
import { Chat } from './chat.tsx';
import { closeTable, fill, remove, sit, stand, useCompany } from './company.ts';
import { memory } from './memory.ts';
import { NameField } from './name-field.tsx';
import { OperatorNote } from './operator-note.tsx';
import { allTraits } from './summary.ts';
import { tableLink } from './table-link.ts';
import { TroubleNote } from './trouble.tsx';
import { useOnlineText } from './words.ts';
import '../screens/new-game.css';
import { type Sitter, seatFor } from '../screens/new-game/plan.ts';
import { BotOptions } from '../screens/new-game/seats.tsx';
import { useNewGameText } from '../screens/new-game/words.ts';

export function WaitingRoom({ table }: { readonly table: TableInfo }) {
  const text = useOnlineText();
  const lang = useLang();
  const { seat, isMine, wasRemoved } = useCompany();
  const missing = table.seats.filter(({ isFree }) => isFree).length;
  return (
    <Page title={text.waitingRoom} className="new-game waiting-room">
      <div className="room-scene" aria-hidden="true">
        <BasePicture of={table.id} layout="screen" />
      </div>
      <LineState />
      <p className="page-intro" role="status">
        {text.waitingFor(missing)}
      </p>
      <div className="online-columns">
        <div className="new-column">
          {seat >= 0 && <Invitation id={table.id} isNext />}
          {seat >= 0 && <SeatedSeats table={table} seat={seat} />}
          {seat < 0 && (wasRemoved ? <Removed table={table} /> : <Seats table={table} />)}
          {seat < 0 && <Invitation id={table.id} isNext={false} />}
          <section className="panel" aria-labelledby="room-game">
            <h2 id="room-game">{text.aboutGame}</h2>
            <ul className="room-traits">
              {allTraits(table.options, lang).map((trait) => (
                <li key={trait}>{trait}</li>
              ))}
            </ul>
            <details>
              <summary>{text.promise}</summary>
              <p className="new-note">{text.promiseNote}</p>
              <code className="room-commitment">{table.commitment}</code>
            </details>
            {isMine && (
              <ConfirmButton
                action={text.closeTable}
                text={text.closeTableNote}
                cancel={text.cancel}
                onConfirm={closeTable}
              />
            )}
          </section>
        </div>
        <section className="panel room-chat" aria-labelledby="room-chat">
          <h2 id="room-chat">{text.chat}</h2>
          <Chat />
        </section>
      </div>
      <OperatorNote />
      <TroubleNote />
    </Page>
  );
}

/** For a visitor who has just arrived: one step to a seat. */
function Seats({ table }: { readonly table: TableInfo }) {
  const text = useOnlineText();
  const [name, setName] = useState(memory.name);
  const free = table.seats.findIndex(({ isFree }) => isFree);
  const isChoice = table.seats.filter(({ isFree }) => isFree).length > 1;
  const take = (seat: Seat): void => {
    memory.keepName(name.trim());
    void sit(seat, name.trim());
  };
  return (
    <form
      className="panel room-seats"
      aria-labelledby="room-seats"
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        take(Number(submitter?.dataset.take ?? free));
      }}
    >
      <h2 id="room-seats">{text.takeSeat}</h2>
      <p>{text.joinText}</p>
      <NameField value={name} onChange={setName} />
      <SeatList table={table} mine={-1} canSit={isChoice} />
      <Button type="submit" look="primary" size="big" data-take={free} disabled={free < 0}>
        {text.takeSeat}
      </Button>
    </form>
  );
}

function Removed({ table }: { readonly table: TableInfo }) {
  const text = useOnlineText();
  return (
    <section className="panel room-seats" aria-labelledby="room-seats">
      <h2 id="room-seats">{text.seats}</h2>
      <p className="room-removed" role="alert">
        {text.wasRemoved}
      </p>
      <SeatList table={table} mine={-1} canSit={false} />
      <ButtonLink href={linkTo('lobby')}>{text.lobby}</ButtonLink>
    </section>
  );
}

function SeatedSeats({ table, seat }: { readonly table: TableInfo; readonly seat: Seat }) {
  const text = useOnlineText();
  return (
    <section className="panel room-seats" aria-labelledby="room-seats">
      <h2 id="room-seats">{text.seats}</h2>
      <SeatList table={table} mine={seat} canSit={false} />
      <p className="new-note">{text.seatedText}</p>
    </section>
  );
}

interface SeatListProps {
  readonly table: TableInfo;
  readonly mine: Seat;
  readonly canSit: boolean;
}

function SeatList({ table, mine, canSit }: SeatListProps) {
  const text = useOnlineText();
  const words = useNewGameText();
  const { isMine, away } = useCompany();
  const lang = useLang();
  const { factions } = table.options.config;
  const chosen = typeof factions === 'object' ? factions : undefined;
  const nameOf = ({ name, bot, persona }: SeatInfo): string => {
    if (name) return name;
    return nameOfPersona(persona, lang) ?? (bot ? words.kinds[bot] : text.free);
  };
  return (
    <ol className="bare room-list">
      {table.seats.map((info, seat) => {
        const letter = seatLetter(seat);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} data-seat={seat} data-free={info.isFree || undefined}>
            <SeatMark seat={seat} size="2.75rem" label={text.seat(letter)} />
            <span className="room-who">
              {info.persona && (
                <Suspense>
                  <Portrait of={info.persona} />
                </Suspense>
              )}
              <b>{nameOf(info)}</b>
              {info.persona && info.bot && <small>{words.kinds[info.bot]}</small>}
              {chosen && <small>{chosen[seat]?.map((id) => factionNamed(id).name[lang]).join(' + ')}</small>}
              {seat === mine && <small>{text.you}</small>}
              {info.isHeld && seat !== mine && <Presence isAway={away.some((one) => one.seat === seat)} />}
            </span>
            <span className="room-ways">
              {canSit && info.isFree && (
                <Button type="submit" size="small" data-take={seat} aria-label={text.sitHere(letter)}>
                  {text.sitHereShort}
                </Button>
              )}
              {seat === mine && (
                <Button size="small" onClick={stand}>
                  {text.standUp}
                </Button>
              )}
              {isMine && info.isFree && <FillChoice seat={seat} />}
              {isMine && info.isHeld && seat !== mine && (
                <ConfirmButton
                  size="small"
                  action={text.remove(info.name)}
                  short={text.removeShort}
                  text={text.removeNote(info.name)}
                  cancel={text.cancel}
                  onConfirm={() => remove(seat)}
                />
              )}
              {isMine && info.bot && (
                <Button size="small" aria-label={text.freeAgain(letter)} onClick={() => fill(seat)}>
                  {text.freeAgainShort}
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Presence({ isAway }: { readonly isAway: boolean }) {
  const text = useOnlineText();
  return (
    <small className="presence" data-away={isAway || undefined}>
      {isAway ? text.away : text.connected}
    </small>
  );
}

function FillChoice({ seat }: { readonly seat: Seat }) {
  const text = useOnlineText();
  const take = (sitter: Sitter): void => {
    const { kind, persona } = seatFor(sitter);
    if (kind !== 'you' && kind !== 'person') void fill(seat, kind, persona);
  };
  return (
    <select
      className="room-fill"
      aria-label={text.fillWith(seatLetter(seat))}
      value=""
      onChange={(event) => take(event.target.value as Sitter)}
    >
      <option value="">{text.fillShort}</option>
      <BotOptions />
    </select>
  );
}

/** The link for those who are missing; what to do next for whoever sits already. */
function Invitation({ id, isNext }: { readonly id: string; readonly isNext: boolean }) {
  const text = useOnlineText();
  const [note, setNote] = useState('');
  const link = tableLink(id);
  const copy = async (): Promise<void> => setNote((await copyText(link)) ? text.copied : text.copyByHand);
  const share = (): void => void navigator.share({ title: text.shareTitle, url: link }).catch(() => undefined);
  return (
    <section className="panel" aria-labelledby="room-invite">
      <h2 id="room-invite">{text.invite}</h2>
      <div className="room-link">
        <input type="text" readOnly aria-label={text.invite} value={link} onFocus={(event) => event.target.select()} />
        <Button look={isNext ? 'primary' : 'plain'} onClick={copy}>
          {text.copy}
        </Button>
        {'share' in navigator && <Button onClick={share}>{text.share}</Button>}
      </div>
      <p className="new-note" role="status">
        {note || text.inviteNote}
      </p>
    </section>
  );
}
