/** People who are not at the table are notified of their turn, by a push service on this machine. */
import type { ExportedPerson, MyDevice, PushState } from '@baston/table';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Guest, Visitor } from '../../../../test/online.ts';
import { PushService, Subscriber } from '../../../../test/push-service.ts';
import { answer, atOwnServers, begun, choose, gone, here, start, updated } from '../../../../test/two-people.ts';
import { PushServices } from './services.ts';

atOwnServers();

let service: PushService;
beforeEach(async () => {
  service = await PushService.start();
});
afterEach(() => service.stop());

/** People are looked for at once, unless the test says when. */
const startWithPush = (looks: readonly number[] = [0, 0]): Promise<void> =>
  start({ push: { hosts: [service.origin], looks } });

/** Everybody who is to be told has been. */
const settled = async (): Promise<void> => here.running.server.notices?.idle();

async function subscribe(visitor: Visitor, lang = 'en', path = '/push'): Promise<Subscriber> {
  const subscriber = new Subscriber(`${service.origin}${path}`, lang);
  const response = await visitor.request('/api/me/push', subscriber.address);
  expect(await response.json()).toMatchObject({ isOn: true });
  return subscriber;
}

const isOn = async (visitor: Visitor): Promise<boolean> => (await visitor.get<PushState>('/api/me/push')).isOn;

/** The player whose turn it is plays it to its end, as quickly as the rules allow. */
async function playTurn(guest: Guest): Promise<void> {
  await guest.until(() => updated(guest).view.active === updated(guest).seat);
  const { turn } = updated(guest).view;
  while (updated(guest).view.turn === turn) {
    const { question, questionNumber } = updated(guest);
    if (question) {
      const picks = question.kind === 'move' ? ['end'] : choose(question);
      await guest.say({ type: 'answer', question: questionNumber, picks });
    }
    await guest.until(() => updated(guest).questionNumber > questionNumber);
  }
}

/** Ana plays first, and Bob is at the table too. Neither has to decide anything in the other's turn. */
async function table(): Promise<{ id: string; first: Guest; other: Guest; away: Visitor; back: () => Promise<Guest> }> {
  const factions = [
    ['pirates', 'robots'],
    ['dinosaurs', 'wizards'],
  ] as const;
  const { id, a, b } = await begun({ config: { factions, firstPlayer: 0 }, pace: 'slow' });
  await a.until(() => updated(a).view.turn === 1);
  return { id, first: a, other: b, away: here.bob, back: () => here.bob.join(id) };
}

describe('somebody who is away', () => {
  it('is told once when their turn begins, and nobody else can read it', async () => {
    await startWithPush();
    const { id, first, other, away, back } = await table();
    const subscriber = await subscribe(away, 'fr');
    await gone(other);
    await playTurn(first);
    await settled();
    const [message, ...others] = service.received;
    expect(others).toEqual([]);
    expect(message?.path).toBe('/push');
    expect(JSON.parse(subscriber.read(message?.body as Buffer))).toEqual({ kind: 'turn', table: id, lang: 'fr' });
    const { key } = await away.get<PushState>('/api/me/push');
    expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '604800', urgency: 'normal' });
    expect(message?.headers.authorization).toMatch(new RegExp(`^vapid t=.*, k=${key}$`));
    expect(JSON.stringify(message?.headers)).not.toContain(id);

    // They play a part of their turn and leave again: it is still the same turn.
    const guest = await back();
    await guest.until(() => guest.update !== undefined);
    if (updated(guest).question) expect(await answer(guest)).toBe('done');
    await gone(guest);
    await first.say({ type: 'say', text: 'Are you there?' });
    await settled();
    expect(service.received).toHaveLength(1);
  });

  it('is told again when the game is over', async () => {
    await startWithPush();
    const { id, first, other, away } = await table();
    const subscriber = await subscribe(away);
    await gone(other);
    await first.say({ type: 'resign' });
    await settled();
    const told = service.received.map(({ body }) => JSON.parse(subscriber.read(body)));
    expect(told).toEqual([{ kind: 'over', table: id, lang: 'en' }]);
  });

  it('is told on all devices', async () => {
    await startWithPush();
    const { first, other, away } = await table();
    const given = (await (await away.request('/api/me/code', {})).json()) as { code: string };
    const phone = new Visitor(here.running);
    await phone.request('/api/me/device', { code: given.code });
    await subscribe(away, 'en', '/desk');
    await subscribe(phone, 'en', '/phone');
    await gone(other);
    await playTurn(first);
    await settled();
    expect(service.received.map(({ path }) => path).sort()).toEqual(['/desk', '/phone']);
  });

  it('is told though they seemed to be there when their turn began', async () => {
    await startWithPush([0, 1000]);
    const { first, other, away } = await table();
    await subscribe(away);
    await playTurn(first);
    await gone(other);
    await settled();
    expect(service.received).toHaveLength(1);
  });

  it('is not told of a turn that is over by then', async () => {
    await startWithPush([1000]);
    const { first, other, away, back } = await table();
    await subscribe(away);
    await playTurn(first);
    await playTurn(other);
    await gone(other);
    await settled();
    expect(service.received).toEqual([]);
    await playTurn(first);
    await gone(await back());
    await settled();
    expect(service.received).toHaveLength(1);
  });

  it('is not told while a bot plays for them', async () => {
    await startWithPush();
    const { first, other, away } = await table();
    await subscribe(away);
    await other.say({ type: 'stand' });
    await gone(other);
    await playTurn(first);
    await settled();
    expect(service.received).toEqual([]);
  });
});

describe('somebody who is at the table', () => {
  it('is not told', async () => {
    await startWithPush();
    const { first, other, away } = await table();
    await subscribe(away);
    await playTurn(first);
    await settled();
    await playTurn(other);
    await first.say({ type: 'resign' });
    await settled();
    expect(service.received).toEqual([]);
  });
});

describe('a device', () => {
  it('is told until that is turned off there', async () => {
    await startWithPush();
    expect(await isOn(here.ana)).toBe(false);
    await subscribe(here.ana);
    expect([await isOn(here.ana), await isOn(here.bob)]).toEqual([true, false]);
    expect(await (await here.ana.delete('/api/me/push')).json()).toMatchObject({ isOn: false });
    expect(await isOn(here.ana)).toBe(false);
  });

  it('is no longer told when it is signed out, or its person deletes themself', async () => {
    await startWithPush();
    const idOf = async (visitor: Visitor): Promise<string> => (await visitor.get<ExportedPerson>('/api/me/export')).id;
    const [ana, bob] = [await idOf(here.ana), await idOf(here.bob)];
    await subscribe(here.ana, 'en', '/ana');
    await subscribe(here.bob, 'en', '/bob');
    const { devices } = await here.ana.get<{ devices: MyDevice[] }>('/api/me/devices');
    await here.ana.delete(`/api/me/devices/${devices[0]?.id}`);
    expect(await here.store.subscriptions(ana, here.now)).toEqual([]);
    await here.bob.delete('/api/me');
    expect(await here.store.subscriptions(bob, here.now)).toEqual([]);
  });

  it('takes an address along from whoever used the browser before', async () => {
    await startWithPush();
    await subscribe(here.ana);
    await subscribe(here.bob);
    expect([await isOn(here.ana), await isOn(here.bob)]).toEqual([false, true]);
  });

  it('is in the export of its person', async () => {
    await startWithPush();
    const { address } = await subscribe(here.ana, 'fr');
    const { push } = await here.ana.get<ExportedPerson>('/api/me/export');
    expect(push).toEqual([{ ...address, device: expect.any(String), page: '', createdAt: here.now }]);
  });

  it('needs to be signed in, and a server that tells people', async () => {
    await startWithPush();
    const nobody = new Visitor(here.running);
    const { address } = new Subscriber(`${service.origin}/push`);
    expect((await nobody.request('/api/me/push')).status).toBe(401);
    expect((await nobody.request('/api/me/push', address)).status).toBe(401);
    await here.running.server.close();
    await start();
    expect((await here.ana.request('/api/me/push')).status).toBe(404);
    expect((await here.ana.request('/api/me/push', address)).status).toBe(404);
  });
});

describe('the push service', () => {
  async function pushOnce(status: number): Promise<{ readonly away: Visitor }> {
    await startWithPush();
    const { first, other, away } = await table();
    await subscribe(away);
    await gone(other);
    service.status = status;
    await playTurn(first);
    await settled();
    return { away };
  }
  const outcomes = async (): Promise<string[]> => {
    const text = await (await here.ana.request('/metrics')).text();
    return text.split('\n').filter((line) => line.startsWith('baston_pushes_total'));
  };

  it.each([404, 410])('that answers %i does not know the device any more: it is forgotten', async (status) => {
    const { away } = await pushOnce(status);
    expect(await isOn(away)).toBe(false);
    expect(await outcomes()).toEqual(['baston_pushes_total{outcome="gone"} 1']);
  });

  it('that sends us elsewhere is not followed', async () => {
    const { away } = await pushOnce(302);
    expect(service.received.map(({ path }) => path)).toEqual(['/push']);
    expect(await isOn(away)).toBe(true);
    expect(await outcomes()).toEqual(['baston_pushes_total{outcome="refused"} 1']);
  });

  it('that cannot be reached is counted, and nobody waits for it', async () => {
    await startWithPush();
    const { first, other, away } = await table();
    await subscribe(away);
    await gone(other);
    await service.stop();
    await playTurn(first);
    await settled();
    expect(await outcomes()).toEqual(['baston_pushes_total{outcome="failed"} 1']);
    service = await PushService.start();
  });

  it('is one that the server knows: nobody can make it call others', async () => {
    await startWithPush();
    const { address } = new Subscriber('');
    for (const endpoint of [
      'not an address',
      'https://example.org/push',
      'https://127.0.0.1/push',
      'https://[::1]/push',
      'https://localhost/push',
      'http://fcm.googleapis.com/fcm/send/x',
      'https://fcm.googleapis.com.example.org/x',
      'https://fcm.googleapis.com:8443/x',
      'https://somebody@fcm.googleapis.com/x',
      'https://fcm.googleapis.com@example.org/x',
      'https://push.services.mozilla.com.example.org/x',
      'https://evilnotify.windows.com/x',
      'https://.notify.windows.com/x',
      'file:///etc/passwd',
      `${service.origin.replace('127.0.0.1', 'localhost')}/push`,
      `${service.origin.replace(/\d+$/, '1')}/push`,
    ]) {
      const response = await here.ana.request('/api/me/push', { ...address, endpoint });
      expect([endpoint, response.status, await response.json()]).toEqual([
        endpoint,
        400,
        { code: 'bad-message', message: 'endpoint: this server does not send to that push service' },
      ]);
    }
    for (const bad of [{ p256dh: `BC${'x'.repeat(85)}` }, { auth: 'short' }, { lang: 'klingon' }, { more: 1 }]) {
      const body = { ...address, endpoint: `${service.origin}/push`, ...bad };
      expect((await here.ana.request('/api/me/push', body)).status).toBe(400);
    }
    expect(await isOn(here.ana)).toBe(false);
    expect(service.received).toEqual([]);
  });

  it('is one of the browsers’ makers, or one that the operator has named', () => {
    const known = new PushServices([]);
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/abc:def',
      'https://updates.push.services.mozilla.com/wpush/v2/abc',
      'https://web.push.apple.com/abc',
      'https://wns2-par02p.notify.windows.com/w/?token=abc',
    ])
      expect([endpoint, known.allows(endpoint)]).toEqual([endpoint, true]);
    const more = new PushServices([
      'push.example.org',
      '*.example.net:8443',
      'http://127.0.0.1:9',
      'http://example.org',
    ]);
    expect(more.allows('https://push.example.org/x')).toBe(true);
    expect(more.allows('http://push.example.org/x')).toBe(false);
    expect(more.allows('https://a.example.net:8443/x')).toBe(true);
    expect(more.allows('https://a.example.net/x')).toBe(false);
    expect(more.allows('http://127.0.0.1:9/x')).toBe(true);
    expect(more.allows('http://example.org/x')).toBe(false);
  });
});
