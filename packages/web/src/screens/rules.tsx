import { phrases } from '@baston/table';
import { type ReactNode, useEffect } from 'react';
import { playNow } from '../open-table.ts';
import { linkTo, useRoute } from '../route.ts';
import { usePage } from '../store.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { SeatMark, seatLetter } from '../ui/seat-mark.tsx';
import { useLang } from '../words/index.ts';
import { RULES } from '../words/rules.ts';
import type { Example, ExampleRow, Keyword, RulesSection, RulesText } from '../words/rules.types.ts';
import './rules.css';

export function RulesScreen() {
  const lang = useLang();
  const text = RULES[lang];
  const { part } = useRoute();
  useEffect(() => {
    const place = part === undefined ? null : document.getElementById(part);
    if (!place) {
      scrollTo(0, 0);
      return;
    }
    place.scrollIntoView({ block: 'start' });
    place.focus({ preventScroll: true });
  }, [part]);
  return (
    <Page title={text.title} className="rules" aside={<BackToTable label={text.back} />}>
      <p className="rules-intro">
        {text.intro} <a href={linkTo('learn')}>{text.learn}</a>
      </p>
      <div className="rules-columns">
        <Contents text={text} />
        <div className="rules-text">
          {text.sections.map((section) => (
            <Section key={section.id} section={section} text={text} />
          ))}
          <div className="page-actions">
            <Button look="primary" size="big" onClick={() => playNow(lang)}>
              {text.playNow}
            </Button>
            <ButtonLink size="big" href={linkTo('learn')}>
              {text.learn}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Page>
  );
}

/** Whoever has come from a game goes back to it. */
function BackToTable({ label }: { readonly label: string }) {
  const isPlaying = usePage((page) => page.update !== undefined);
  if (!isPlaying) return undefined;
  return (
    <ButtonLink size="small" href={linkTo('play')}>
      {label}
    </ButtonLink>
  );
}

function Contents({ text }: { readonly text: RulesText }) {
  return (
    <nav className="rules-contents" aria-label={text.contents}>
      <ol className="bare">
        {text.sections.map(({ id, title }) => (
          <li key={id}>
            <a href={linkTo('rules', id)}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ section, text }: { readonly section: RulesSection; readonly text: RulesText }) {
  const { id, title, paragraphs, steps, example, keywords } = section;
  return (
    <section className="panel rules-section" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{marked(paragraph)}</p>
      ))}
      {steps && (
        <ol>
          {steps.map((step) => (
            <li key={step}>{marked(step)}</li>
          ))}
        </ol>
      )}
      {example && <ExampleTable example={example} columns={text.columns} />}
      {keywords && <Keywords keywords={keywords} />}
    </section>
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

function ExampleTable({ example, columns }: { readonly example: Example; readonly columns: RulesText['columns'] }) {
  const { place } = phrases(useLang()).labels;
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
function marked(text: string): ReactNode[] {
  return text.split(/(\*\*.+?\*\*|\[.+?\]\(.+?\))/).map((piece) => {
    const link = /^\[(.+)\]\((.+)\)$/.exec(piece);
    if (link)
      return (
        <a key={piece} href={linkTo('rules', link[2])}>
          {link[1]}
        </a>
      );
    return piece.startsWith('**') ? <strong key={piece}>{piece.slice(2, -2)}</strong> : piece;
  });
}
