/** Tests about people that every store has to pass. */
import { expect, it } from 'vitest';
import type { Device, Subscription, Token } from './people.ts';
import { change, tableRow } from './samples.ts';
import type { Store } from './store.ts';

const T = 1_800_000_000_000;
const device = (id: string, more: Partial<Device> = {}): Device => ({
  id,
  browser: 'Firefox',
  system: 'Android',
  createdAt: T,
  usedAt: T,
  expiresAt: T + 1000,
  ...more,
});
const token = (name: string, of: string, more: Partial<Token> = {}): Token => ({
  token: name,
  person: 'zoe',
  device: of,
  createdAt: T,
  expiresAt: T + 1000,
  ...more,
});

const subscription = (of: string, more: Partial<Subscription> = {}): Subscription => ({
  device: of,
  person: 'zoe',
  endpoint: `https://push.example.org/${of}`,
  p256dh: 'point',
  auth: 'secret',
  lang: 'en',
  page: 'https://baston.example.org',
  createdAt: T,
  ...more,
});

export function peopleContract(current: () => Store): void {
  const whoHas = async (name: string, now = T): Promise<string | undefined> =>
    (await current().personByToken(name, now))?.device;
  const idsOf = async (person: string, now = T): Promise<string[]> =>
    (await current().devices(person, now)).map(({ id }) => id);
  const subscribed = async (person: string): Promise<string[]> =>
    (await current().subscriptions(person, T)).map((one) => one.device);

  it('finds people by the tokens of their devices until these expire', async () => {
    const store = current();
    await store.addPerson({ id: 'zoe', name: 'Zoé' }, T);
    await store.addPerson({ id: 'yann', name: 'Yann' }, T);
    await store.addDevice(device('phone'), token('hash 1', 'phone'));
    await store.addDevice(device('desk', { usedAt: T + 1 }), token('hash 2', 'desk'));
    await store.rename('zoe', 'Zoé 🃏');
    const zoe = { id: 'zoe', name: 'Zoé 🃏', isFresh: true };
    expect(await store.personByToken('hash 1', T + 999)).toEqual({ ...zoe, device: 'phone', usedAt: T });
    expect(await store.personByToken('hash 2', T)).toEqual({ ...zoe, device: 'desk', usedAt: T + 1 });
    expect(await store.personByToken('hash 1', T + 1000)).toBeUndefined();
    expect(await store.personByToken('hash 3', T)).toBeUndefined();
    expect(await store.person('zoe')).toEqual({ id: 'zoe', name: 'Zoé 🃏', createdAt: T, seenAt: T });
    expect(await store.devices('zoe', T)).toEqual([device('desk', { usedAt: T + 1 }), device('phone')]);
    expect(await idsOf('zoe', T + 1000)).toEqual([]);
    expect(await idsOf('yann')).toEqual([]);
  });

  it('lets one of many requests renew a device, and dates the visit', async () => {
    const store = current();
    await store.addPerson({ id: 'zoe', name: 'Zoé' }, T);
    await store.addDevice(device('phone'), token('hash', 'phone'));
    const times = { now: T + 500, before: T + 100, expiresAt: T + 5000 };
    const answers = await Promise.all(Array.from({ length: 5 }, () => store.touch('phone', times)));
    expect(answers.filter((answer) => answer)).toHaveLength(1);
    expect(await store.touch('nobody’s', times)).toBe(false);
    expect(await store.devices('zoe', T)).toEqual([device('phone', { usedAt: T + 500, expiresAt: T + 5000 })]);
    expect((await store.person('zoe'))?.seenAt).toBe(T + 500);
  });

  it('replaces older tokens of a device when a newer one is first used, and leaves other devices alone', async () => {
    const store = current();
    await store.addPerson({ id: 'zoe', name: 'Zoé' }, T);
    await store.addDevice(device('phone'), token('old', 'phone'));
    await store.addDevice(device('desk'), token('other', 'desk'));
    await store.addToken(token('new', 'phone', { createdAt: T + 5 }));
    await store.addToken(token('newest', 'phone', { createdAt: T + 9 }));
    expect(await whoHas('old', T + 900)).toBe('phone');
    await store.confirm('new', 'phone', T + 10, T + 20);
    expect(await store.personByToken('new', T)).toMatchObject({ isFresh: false });
    expect([await whoHas('old', T + 19), await whoHas('old', T + 20)]).toEqual(['phone', undefined]);
    expect([await whoHas('new', T + 900), await whoHas('newest', T + 900), await whoHas('other', T + 900)]).toEqual([
      'phone',
      'phone',
      'desk',
    ]);
  });

  it('signs out one device, or all others, and tells which', async () => {
    const store = current();
    await store.addPerson({ id: 'zoe', name: 'Zoé' }, T);
    await store.addPerson({ id: 'yann', name: 'Yann' }, T);
    for (const id of ['a', 'b', 'c', 'd']) await store.addDevice(device(id), token(`of ${id}`, id));
    await store.addDevice(device('y'), token('of y', 'y', { person: 'yann' }));
    await store.revoke('yann', 'a', T + 1); // not theirs
    expect(await whoHas('of a')).toBe('a');
    await store.revoke('zoe', 'a', T + 2);
    expect([await whoHas('of a'), await idsOf('zoe')]).toEqual([undefined, ['b', 'c', 'd']]);
    await store.revokeOthers('zoe', 'c', T + 4);
    expect(await idsOf('zoe')).toEqual(['c']);
    expect([await whoHas('of b'), await whoHas('of c'), await whoHas('of y')]).toEqual([undefined, 'c', 'y']);
    expect([...(await store.revokedSince(0))].sort()).toEqual(['a', 'b', 'd']);
    expect([...(await store.revokedSince(T + 3))].sort()).toEqual(['b', 'd']);
  });

  it('stores one subscription for each device, and the newest few of a person', async () => {
    const store = current();
    await store.addPerson({ id: 'zoe', name: 'Zoé' }, T);
    for (const id of ['a', 'b', 'c']) await store.addDevice(device(id), token(`of ${id}`, id));
    const a = subscription('a');
    await store.subscribe(a, 2);
    await store.subscribe({ ...a, endpoint: 'https://push.example.org/new', lang: 'fr' }, 2);
    expect(await store.subscriptions('zoe', T)).toEqual([
      { ...a, endpoint: 'https://push.example.org/new', lang: 'fr' },
    ]);
    expect(await store.subscriptions('yann', T)).toEqual([]);
    expect(await store.subscriptions('zoe', T + 1000)).toEqual([]); // the device has expired
    await store.subscribe(subscription('b', { createdAt: T + 1 }), 2);
    await store.subscribe(subscription('c', { createdAt: T + 2 }), 2);
    expect(await subscribed('zoe')).toEqual(['b', 'c']);
    await store.unsubscribe('b', 'https://push.example.org/older');
    expect(await subscribed('zoe')).toEqual(['b', 'c']);
    await store.unsubscribe('b', subscription('b').endpoint);
    expect(await subscribed('zoe')).toEqual(['c']);
    await store.unsubscribe('c');
    expect(await subscribed('zoe')).toEqual([]);
  });

  it('gives an address to the device that said it last', async () => {
    const store = current();
    await store.addPerson({ id: 'zoe', name: 'Zoé' }, T);
    await store.addPerson({ id: 'yann', name: 'Yann' }, T);
    await store.addDevice(device('a'), token('of a', 'a'));
    await store.addDevice(device('y'), token('of y', 'y', { person: 'yann' }));
    await store.subscribe(subscription('a'), 5);
    await store.subscribe(subscription('y', { person: 'yann', endpoint: subscription('a').endpoint }), 5);
    expect([await subscribed('zoe'), await subscribed('yann')]).toEqual([[], ['y']]);
  });

  it('forgets subscriptions of devices that are signed out, deleted or expired', async () => {
    const store = current();
    await store.addPerson({ id: 'zoe', name: 'Zoé' }, T);
    for (const id of ['a', 'b', 'c', 'd']) {
      await store.addDevice(device(id, { expiresAt: id === 'd' ? T + 10 : T + 1000 }), token(`of ${id}`, id));
      await store.subscribe(subscription(id), 9);
    }
    await store.revoke('zoe', 'a', T);
    expect(await subscribed('zoe')).toEqual(['b', 'c', 'd']);
    await store.expire(T + 10, T - 1);
    await store.addDevice(device('d'), token('of another d', 'd')); // not really: to see that it is gone
    expect(await subscribed('zoe')).toEqual(['b', 'c']);
    await store.revokeOthers('zoe', 'c', T);
    expect(await subscribed('zoe')).toEqual(['c']);
    await store.deletePerson('zoe', T);
    expect(await subscribed('zoe')).toEqual([]);
  });

  it('makes the key for push services once', async () => {
    const store = current();
    let made = 0;
    const make = () => ({ publicKey: `public ${++made}`, privateKey: `private ${made}` });
    const keys = await Promise.all(Array.from({ length: 5 }, () => store.vapidKey(make)));
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(1);
    expect(await store.vapidKey(make)).toEqual(keys[0]);
  });

  it('accepts a code once, before it expires', async () => {
    const store = current();
    await store.addPerson({ id: 'zoe', name: 'Zoé' }, T);
    await store.addCode('zoe', 'one', 2_000_000_000_000);
    await store.addCode('zoe', 'two', 1_000_000_000_000);
    expect(await store.takeCode('two', 1_000_000_000_000)).toBeUndefined();
    expect(await store.takeCode('two', 0)).toBeUndefined(); // gone with its time
    const twice = await Promise.all([
      store.takeCode('one', 1_999_999_999_999),
      store.takeCode('one', 1_999_999_999_999),
    ]);
    expect(twice.filter((person) => person !== undefined)).toEqual([{ id: 'zoe', name: 'Zoé' }]);
  });

  it('finds and rewrites the log entries of a person', async () => {
    const store = current();
    const by = (seq: number, command: string) => ({ row: { ...change('a', seq).row, command } });
    await store.append(change('a', 0, { participants: ['zoe', 'yann'] }));
    await store.append(change('b', 0, { participants: ['yann'] }));
    await store.append(change('a', 1, { ...by(1, 'zoe:1'), participants: ['zoe'] }));
    await store.append(change('a', 2, by(2, 'zoe_:2')));
    await store.append(change('a', 3, by(3, 'zoe:3')));
    expect(await store.tablesWith('zoe')).toEqual(['a']);
    expect(await store.tablesWith('yann')).toEqual(['a', 'b']);
    expect((await store.entriesBy('a', 'zoe')).map(({ seq }) => seq)).toEqual([1, 3]);
    await store.rewrite('a', [
      { seq: 1, entry: '{"n":1}' },
      { seq: 3, entry: '{"n":3}' },
    ]);
    expect(await store.entriesBy('a', 'zoe')).toEqual([
      { seq: 1, entry: '{"n":1}' },
      { seq: 3, entry: '{"n":3}' },
    ]);
    expect((await store.log('a', 0)).map(({ command }) => command)).toEqual(['command 0', 'zoe:1', 'zoe_:2', 'zoe:3']);
  });

  it('removes a person from a table that cannot be loaded', async () => {
    const store = current();
    await store.append(change('a', 0, { holders: ['zoe', 'yann'], parked: { seq: 0, game: '{}' } }));
    await store.takeOut('a', 'zoe', '{"name":""}');
    expect(await store.table('a')).toEqual(tableRow('a', { summary: '{"name":""}' }));
    expect(await store.parked('a')).toBeUndefined();
    expect(await store.tablesOf('zoe', 9)).toEqual([]);
    expect((await store.tablesOf('yann', 9)).map(({ id }) => id)).toEqual(['a']);
  });

  it('deletes a person in two steps: first their devices, then everything else', async () => {
    const store = current();
    await store.addPerson({ id: 'zoe', name: 'Zoé' }, T);
    await store.addDevice(device('phone'), token('hash', 'phone'));
    await store.addCode('zoe', 'code', T + 1000);
    await store.append(change('a', 0, { participants: ['zoe'] }));
    await store.deletePerson('zoe', T + 3);
    expect([await whoHas('hash'), await store.takeCode('code', T), await store.person('zoe')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(await store.revokedSince(T + 3)).toEqual(['phone']);
    expect(await store.deleted()).toEqual([{ id: 'zoe', deletedAt: T + 3 }]);
    expect(await store.tablesWith('zoe')).toEqual(['a']);
    await store.removePerson('zoe');
    expect([await store.deleted(), await store.tablesWith('zoe'), await store.revokedSince(0)]).toEqual([[], [], []]);
  });

  it('deletes expired rows, and people without devices who are in no log', async () => {
    const store = current();
    for (const id of ['here', 'away', 'played', 'coded', 'young'])
      await store.addPerson({ id, name: id }, id === 'young' ? T + 90 : T);
    const add = (id: string, person: string, expiresAt: number): Promise<void> =>
      store.addDevice(device(id, { expiresAt }), token(`of ${id}`, id, { person, expiresAt }));
    await add('1', 'here', T + 100);
    await add('2', 'here', T + 50);
    await add('3', 'away', T + 50);
    await add('4', 'played', T + 50);
    await add('5', 'coded', T + 900);
    await store.revoke('coded', '5', T + 20);
    await store.addCode('coded', 'code', T + 100);
    await store.append(change('a', 0, { participants: ['played'] }));
    await store.expire(T + 50, T + 10);
    const left = async (): Promise<string[]> => {
      const found = await Promise.all(['here', 'away', 'played', 'coded', 'young'].map((id) => store.person(id)));
      return found.flatMap((person) => person?.id ?? []);
    };
    expect(await left()).toEqual(['here', 'played', 'coded', 'young']);
    expect(await idsOf('here', 0)).toEqual(['1']);
    expect([await whoHas('of 1', 0), await whoHas('of 2', 0)]).toEqual(['1', undefined]);
    expect(await store.revokedSince(0)).toEqual(['5']);
    // The table goes, and the code: so do those who were kept for them.
    await store.forget(T + 1, 9);
    await store.expire(T + 99, T + 20);
    expect(await left()).toEqual(['here', 'coded', 'young']);
    await store.expire(T + 100, T + 20);
    expect(await left()).toEqual(['young']);
    expect(await store.revokedSince(0)).toEqual([]);
  });
}
