import { lookStyle } from '../../cards/face-parts.tsx';
import { factionNamed } from '../../cards/faces.ts';
import { useLang } from '../../words/index.ts';
import { factionIn, isSame, type Slot } from './choosing.ts';
import { nameOf, type Plan } from './plan.ts';
import { SeatName } from './seats.tsx';
import { useNewGameText } from './words.ts';

interface SlotsProps {
  readonly plan: Plan;
  /** The slot that is being filled. */
  readonly current?: Slot | undefined;
  readonly onPress: (slot: Slot) => void;
}

/** The two factions of every player, each a button that chooses it. */
export function Slots({ plan, current, onPress }: SlotsProps) {
  return (
    <ul className="bare new-pairs">
      {plan.pairs.slice(0, plan.count).map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={seat} data-seat={seat}>
          <SeatName plan={plan} seat={seat} />
          {([0, 1] as const).map((which) => (
            <SlotButton
              key={which}
              plan={plan}
              slot={{ seat, which }}
              isCurrent={isSame({ seat, which }, current)}
              onPress={onPress}
            />
          ))}
        </li>
      ))}
    </ul>
  );
}

interface SlotButtonProps extends Pick<SlotsProps, 'plan' | 'onPress'> {
  readonly slot: Slot;
  readonly isCurrent: boolean;
}

function SlotButton({ plan, slot, isCurrent, onPress }: SlotButtonProps) {
  const words = useNewGameText();
  const lang = useLang();
  const id = factionIn(plan, slot);
  const name = id === '' ? words.unchosen : factionNamed(id).name[lang];
  return (
    <button
      ref={(button) => {
        if (isCurrent) button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }}
      type="button"
      className="new-slot"
      style={id === '' ? undefined : lookStyle(id)}
      data-chosen={id !== ''}
      aria-current={isCurrent || undefined}
      aria-label={`${words.factionOf(slot.which === 0 ? 1 : 2, nameOf(plan, slot.seat, lang))}, ${name}`}
      onClick={() => onPress(slot)}
    >
      <span>{name}</span>
    </button>
  );
}
