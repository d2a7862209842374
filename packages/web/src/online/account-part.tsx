/** In the settings: our devices on this server, and our data there. */
import type { MyDevice } from '@baston/table';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { download } from '../download.ts';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useLang } from '../words/index.ts';
import { useServer } from './me.ts';
import { deleteMe, exportMe, forgetMe, myDevices, signOut } from './server.ts';
import { useAttempt } from './use-attempt.ts';
import { useOnlineText } from './words.ts';

export function AccountPart() {
  const name = useServer(({ me }) => me?.name) ?? '';
  // Stays when we are nobody any more, to say so.
  const { note, attempt } = useAttempt();
  return (
    <>
      {name !== '' && (
        <>
          <Devices name={name} attempt={attempt} />
          <Data attempt={attempt} />
        </>
      )}
      <p className="settings-note account-note" role="status">
        {note}
      </p>
    </>
  );
}

interface PartProps {
  readonly attempt: (run: () => Promise<string>) => Promise<void>;
}

function Devices({ name, attempt }: PartProps & { readonly name: string }) {
  const { account: text } = useOnlineText();
  const [devices, setDevices] = useState<readonly MyDevice[]>([]);
  const [isAsked, setAsked] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name may be another person
  useEffect(() => {
    void myDevices().then(setDevices, () => undefined);
  }, [name]);
  const here = devices.find(({ isThis }) => isThis);
  const others = devices.filter(({ isThis }) => !isThis);

  const signOutHere = (): Promise<void> =>
    attempt(async () => {
      setAsked(false);
      if (here) await signOut(here.id);
      forgetMe();
      return text.signedOutHere;
    });
  const signOutOne = ({ id, browser, system }: MyDevice): Promise<void> =>
    attempt(async () => {
      setDevices(await signOut(id));
      return text.signedOut(text.device(browser, system));
    });
  const signOutOthers = (): Promise<void> =>
    attempt(async () => {
      setDevices(await signOut());
      return text.othersSignedOut;
    });
  return (
    <>
      <h3>{text.devices}</h3>
      <p className="settings-note">{text.devicesNote}</p>
      <ul className="bare account-devices">
        {here && (
          <Device key={here.id} device={here}>
            <Button size="small" onClick={() => (others.length > 0 ? void signOutHere() : setAsked(true))}>
              {text.signOutHere}
            </Button>
          </Device>
        )}
        {others.map((device) => (
          <Device key={device.id} device={device}>
            <Button
              size="small"
              aria-label={text.signOutDevice(text.device(device.browser, device.system))}
              onClick={() => void signOutOne(device)}
            >
              {text.signOut}
            </Button>
          </Device>
        ))}
      </ul>
      {others.length > 0 && (
        <div>
          <Button onClick={() => void signOutOthers()}>{text.signOutOthers}</Button>
        </div>
      )}
      {isAsked && (
        <Confirm
          title={text.lastTitle}
          text={text.lastText(name)}
          action={text.signOutHere}
          cancel={text.cancel}
          onConfirm={() => void signOutHere()}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}

function Device({ device, children }: { readonly device: MyDevice; readonly children: ReactNode }) {
  const { account: text } = useOnlineText();
  const lang = useLang();
  const { browser, system, createdAt, usedAt, isThis } = device;
  const day = (time: number): string => new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(time);
  return (
    <li>
      <div>
        <b>{text.device(browser, system)}</b>
        {isThis && <span className="account-this">{text.thisDevice}</span>}
        <small className="account-dates">
          <span>{text.signedIn(day(createdAt))}</span>
          {usedAt > 0 && <span>{text.used(day(usedAt))}</span>}
        </small>
      </div>
      {children}
    </li>
  );
}

function Data({ attempt }: PartProps) {
  const { account: text } = useOnlineText();
  const [isAsked, setAsked] = useState(false);
  const take = (): Promise<void> =>
    attempt(async () => {
      download('baston.json', JSON.stringify(await exportMe(), undefined, 2));
      return text.downloaded;
    });
  const remove = (): Promise<void> =>
    attempt(async () => {
      setAsked(false);
      await deleteMe();
      forgetMe();
      return text.removed;
    });
  return (
    <>
      <h3>{text.data}</h3>
      <p className="settings-note">{text.dataNote}</p>
      <div className="page-actions account-actions">
        <Button onClick={() => void take()}>{text.download}</Button>
        <Button look="danger" onClick={() => setAsked(true)}>
          {text.remove}
        </Button>
      </div>
      {isAsked && <AskRemoval onConfirm={() => void remove()} onCancel={() => setAsked(false)} />}
    </>
  );
}

function AskRemoval({ onConfirm, onCancel }: { readonly onConfirm: () => void; readonly onCancel: () => void }) {
  const { account: text } = useOnlineText();
  const id = useId();
  return (
    <Dialog open title={text.removeTitle} closeLabel={text.cancel} onClose={onCancel} className="confirm">
      <ul id={id} className="account-effects">
        {text.removeEffects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <div className="page-actions">
        <Button look="danger" aria-describedby={id} onClick={onConfirm}>
          {text.removeAction}
        </Button>
        <Button onClick={onCancel}>{text.cancel}</Button>
      </div>
    </Dialog>
  );
}
