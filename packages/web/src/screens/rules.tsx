import { useEffect } from 'react';
import { RuleBody } from '../cards/rule-body.tsx';
import { playNow } from '../open-table.ts';
import { lastTable, linkTo, useRoute } from '../route.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { useLang } from '../words/index.ts';
import { RULES } from '../words/rules.ts';
import type { RulesSection, RulesText } from '../words/rules.types.ts';
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
      <p className="page-intro rules-intro">
        {text.intro} <a href={linkTo('learn')}>{text.learn}</a>
      </p>
      <div className="rules-columns">
        <Contents text={text} />
        <div className="rules-text">
          {text.sections.map((section) => (
            <Section key={section.id} section={section} />
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

/** Leads back to the game from which the reader came. */
function BackToTable({ label }: { readonly label: string }) {
  const table = lastTable();
  if (table === undefined) return undefined;
  return (
    <ButtonLink size="small" href={table}>
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

function Section({ section }: { readonly section: RulesSection }) {
  const { id, title } = section;
  return (
    <section className="panel captioned rules-section" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <RuleBody section={section} />
    </section>
  );
}
