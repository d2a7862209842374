import { ICON_CREDITS } from '../cards/credits.ts';
import { Page } from '../ui/page.tsx';
import { creditsText } from '../words/credits.ts';
import { useLang } from '../words/index.ts';
import './credits.css';

export function CreditsScreen() {
  const words = creditsText[useLang()];
  return (
    <Page title={words.title}>
      <div className="credits">
        <Credit heading={words.game} text={words.gameText} />
        <Credit heading={words.project} text={words.projectText} />
        <IconCredit />
        <Credit heading={words.tools} text={words.toolsText} />
        <Credit heading={words.privacy} text={words.privacyText} />
      </div>
    </Page>
  );
}

function Credit({ heading, text }: { readonly heading: string; readonly text: string }) {
  return (
    <section className="panel captioned">
      <h2>{heading}</h2>
      <p>{text}</p>
    </section>
  );
}

/** The licence of the icons asks for their authors, the source, and what was changed. */
function IconCredit() {
  const words = creditsText[useLang()];
  const { source, url, licence, licenceUrl, modified, authors } = ICON_CREDITS;
  return (
    <section className="panel captioned">
      <h2>{words.icons}</h2>
      <p>{words.iconsText}</p>
      <p>
        <a href={url}>{source}</a> · <a href={licenceUrl}>{licence}</a> · {modified[useLang()]}
      </p>
      <ul className="bare" aria-label={words.iconAuthors}>
        {authors.map((author) => (
          <li key={author.name}>{'url' in author ? <a href={author.url}>{author.name}</a> : author.name}</li>
        ))}
      </ul>
    </section>
  );
}
