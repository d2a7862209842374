/** The body of a section of the rules, for their page and for the dialog that explains a word. */
import { phrases } from '@baston/table';
import type { MouseEvent, ReactNode } from 'react';
import { linkTo } from '../route.ts';
import { SeatMark, seatLetter } from '../ui/seat-mark.tsx';
import { useLang } from '../words/index.ts';
import { RULES } from '../words/rules.ts';
import type { Example, ExampleRow, Keyword, RulesSection } from '../words/rules.types.ts';
import './rule-body.css';

interface Props {
  readonly section: Pick<RulesSection, 'paragraphs' | 'steps' | 'example' | 'keywords'>;
  /** Shows another entry here; without it the links lead to the page of the rules. */
  readonly onFollow?: (entry: string) => void;
}

export function RuleBody({ section: { paragraphs, steps, example, keywords }, onFollow }: Props) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{marked(paragraph, onFollow)}</p>
      ))}
      {steps && (
        <ol>
          {steps.map((step) => (
            <li key={step}>{marked(step, onFollow)}</li>
          ))}
        </ol>
      )}
      {example && <ExampleTable example={example} />}
      {keywords && <Keywords keywords={keywords} />}
    </>
  );
}

function Keywords({ keywords }: { readonly keywords: readonly Keyword[] }) {
  return (
    <dl className="rules-keywords">
      {keywords.map(({ id, term, text }) => (
        <div key={id} id={id} tabIndex={-1}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const totalOf = ({ minions }: ExampleRow): number => minions.reduce((sum, power) => sum + power, 0);

function ExampleTable({ example }: { readonly example: Example }) {
  const lang = useLang();
  const { columns } = RULES[lang];
  const { place } = phrases(lang).labels;
  return (
    <figure className="rules-example">
      <figcaption>{example.intro}</figcaption>
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.player}</th>
            <th scope="col">{columns.minions}</th>
            <th scope="col">{columns.total}</th>
            <th scope="col">{columns.place}</th>
            <th scope="col">{columns.vp}</th>
          </tr>
        </thead>
        <tbody>
          {example.rows.map((row) => (
            <tr key={row.seat} data-seat={row.seat}>
              <th scope="row">
                <SeatMark seat={row.seat} label={seatLetter(row.seat)} />
              </th>
              <td>{row.minions.join(' + ')}</td>
              <td>{totalOf(row)}</td>
              <td>{place(row.place)}</td>
              <td>
                <strong>{row.vp}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{example.outcome}</p>
    </figure>
  );
}

/** `**bold**` and `[text](anchor)`. */
function marked(text: string, onFollow: Props['onFollow']): ReactNode[] {
  return text.split(/(\*\*.+?\*\*|\[.+?\]\(.+?\))/).map((piece) => {
    const link = /^\[(.+)\]\((.+)\)$/.exec(piece);
    if (link)
      return (
        <RuleLink key={piece} entry={link[2] as string} onFollow={onFollow}>
          {link[1]}
        </RuleLink>
      );
    return piece.startsWith('**') ? <strong key={piece}>{piece.slice(2, -2)}</strong> : piece;
  });
}

interface LinkProps {
  readonly entry: string;
  readonly onFollow: Props['onFollow'];
  readonly className?: string;
  readonly children: ReactNode;
}

/** A word that the rules explain. */
export function RuleLink({ entry, onFollow, className, children }: LinkProps) {
  const follow = (event: MouseEvent): void => {
    if (!onFollow) return;
    event.preventDefault();
    onFollow(entry);
  };
  return (
    <a className={className} href={linkTo('rules', entry)} onClick={follow}>
      {children}
    </a>
  );
}
