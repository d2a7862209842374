/** In the settings: who we are on this server, and the way to another device. */
import { type FormEvent, useEffect, useState } from 'react';
import { linkTo, useRoute } from '../route.ts';
import { Button } from '../ui/button.tsx';
import { useLang } from '../words/index.ts';
import { AccountPart } from './account-part.tsx';
import { useServer } from './me.ts';
import { memory } from './memory.ts';
import { NameField } from './name-field.tsx';
import { introduce, newCode, takeCode } from './server.ts';
import { useAttempt } from './use-attempt.ts';
import { useOnlineText } from './words.ts';
import './online.css';

/** As people write it: in groups, with anything between them. */
const plain = (code: string): string => code.toLowerCase().replace(/[^a-z2-9]/g, '');
const grouped = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

export function PersonPart() {
  const text = useOnlineText();
  return (
    <section className="panel settings person" aria-labelledby="person-title">
      <h2 id="person-title">{text.person}</h2>
      <Name />
      <h3>{text.otherDevice}</h3>
      <p className="settings-note">{text.otherDeviceNote}</p>
      <GetCode />
      <UseCode />
      <AccountPart />
    </section>
  );
}

function Name() {
  const text = useOnlineText();
  const [name, setName] = useState(memory.name);
  const isKnown = useServer(({ me }) => Boolean(me?.name));
  useEffect(() => {
    if (!isKnown) setName(memory.name()); // we may just have been signed out
  }, [isKnown]);
  const { note, attempt } = useAttempt();
  const save = (event: FormEvent): void => {
    event.preventDefault();
    void attempt(async () => {
      await introduce(name.trim());
      memory.keepName(name.trim());
      return text.renamed;
    });
  };
  return (
    <form className="person-row" onSubmit={save}>
      <NameField value={name} onChange={setName} />
      <Button type="submit">{text.rename}</Button>
      <p className="settings-note" role="status">
        {note || text.personNote}
      </p>
    </form>
  );
}

function GetCode() {
  const text = useOnlineText();
  const lang = useLang();
  const isKnown = useServer(({ me }) => Boolean(me?.name));
  const [given, setGiven] = useState<{ readonly code: string; readonly until: number }>();
  const { note, attempt } = useAttempt();
  const get = () =>
    attempt(async () => {
      setGiven(await newCode());
      return '';
    });
  if (!isKnown) return undefined;
  return (
    <div className="person-code">
      <Button onClick={get}>{text.getCode}</Button>
      <div role="status">
        {note && <p className="settings-note">{note}</p>}
        {given && (
          <>
            <p className="label">{text.yourCode}</p>
            <p>
              <code>{grouped(given.code)}</code>
            </p>
            <p className="settings-note">
              {text.codeNote(new Intl.DateTimeFormat(lang, { timeStyle: 'short' }).format(given.until))}
            </p>
          </>
        )}
      </div>
      {given && (
        <label className="field">
          <span>{text.deviceLink}</span>
          <input
            type="text"
            readOnly
            value={`${location.href.split('#')[0]}${linkTo('settings', given.code)}`}
            onFocus={(event) => event.target.select()}
          />
        </label>
      )}
    </div>
  );
}

function UseCode() {
  const text = useOnlineText();
  const { part = '' } = useRoute();
  const known = useServer(({ me }) => me?.name) ?? '';
  const [code, setCode] = useState(grouped(plain(part)));
  const { note, attempt } = useAttempt();
  const use = (event: FormEvent): void => {
    event.preventDefault();
    void attempt(async () => {
      await takeCode(plain(code));
      const name = useServer.getState().me?.name ?? '';
      memory.keepName(name);
      setCode('');
      if (part !== '') history.replaceState(null, '', linkTo('settings'));
      return text.codeTaken(name);
    });
  };
  return (
    <form className="person-row" onSubmit={use}>
      <label className="field">
        <span>{text.enterCode}</span>
        <input
          type="text"
          className="new-seed"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </label>
      <Button type="submit">{text.useCode}</Button>
      <p className="settings-note" role="status">
        {note || (known && code ? text.warnCode(known) : '')}
      </p>
    </form>
  );
}
