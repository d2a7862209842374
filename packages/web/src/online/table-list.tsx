/** Tables on the server, each with who sits there and how it stands. */
import type { Seat } from '@baston/engine';
import type { TableInfo } from '@baston/table';
import { linkTo } from '../route.ts';
import { BasePicture } from '../screens/base-picture.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { SeatMark } from '../ui/seat-mark.tsx';
import { useLang } from '../words/index.ts';
import { nameAt, statusOf, traits } from './summary.ts';
import { useOnlineText } from './words.ts';
import '../screens/games.css';
import './online.css';

export function TableCard({ table, seat }: { readonly table: TableInfo; readonly seat: Seat }) {
  const text = useOnlineText();
  const lang = useLang();
  const status = statusOf(table, seat, text, lang);
  const isMyTurn = table.phase === 'playing' && table.waitingFor === seat;
  const names = table.seats.map(({ isFree, bot }, i) => (isFree && !bot ? text.free : nameAt(table, i, lang)));
  return (
    <li
      className="game"
      data-mine={isMyTurn || undefined}
      aria-label={`${new Intl.ListFormat(lang).format(names)}. ${status}`}
    >
      <div className="game-picture">
        <BasePicture of={table.id} layout="tile" />
      </div>
      <ul className="bare game-players">
        {table.seats.map(({ isFree, bot }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={i} data-winner={table.winners.includes(i) || undefined} data-free={(isFree && !bot) || undefined}>
            <SeatMark seat={i} size="1.35em" />
            <span>
              <b>{names[i]}</b>
            </span>
            <strong>{table.vps[i]}</strong>
          </li>
        ))}
      </ul>
      <p className="game-status">{isMyTurn ? <strong className="my-turn">{status}</strong> : status}</p>
      <ul className="room-traits">
        {traits(table.options, lang).map((trait) => (
          <li key={trait}>{trait}</li>
        ))}
      </ul>
      <div className="game-ways">
        <ButtonLink look={isMyTurn ? 'primary' : 'plain'} size="small" href={linkTo('table', table.id)}>
          {text.open}
        </ButtonLink>
      </div>
    </li>
  );
}
