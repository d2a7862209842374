import { CLOSED, type Me, type MyDevice } from '@baston/table';
import { describe, expect, it } from 'vitest';
import { Visitor } from '../../../../test/online.ts';
import { atOwnServers, begun, code, here, start } from '../../../../test/two-people.ts';

atOwnServers();

const DAY = 24 * 60 * 60 * 1000;
const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0';

const devicesOf = async (visitor: Visitor): Promise<readonly MyDevice[]> =>
  (await visitor.get<{ devices: MyDevice[] }>('/api/me/devices')).devices;
const nameOf = async (visitor: Visitor): Promise<string> => (await visitor.get<Me>('/api/me')).name;

/** Another browser with the same cookie. */
function copyOf(visitor: Visitor): Visitor {
  const copy = new Visitor(visitor);
  copy.cookie = visitor.cookie;
  return copy;
}

async function phoneOf(visitor: Visitor): Promise<Visitor> {
  const given = (await (await visitor.request('/api/me/code', {})).json()) as { code: string };
  const phone = new Visitor(visitor);
  await phone.request('/api/me/device', { code: given.code }, { 'user-agent': FIREFOX });
  return phone;
}

describe('the devices of a person', () => {
  it('are listed with their dates, and only to that person', async () => {
    await start();
    const created = here.now;
    here.now += 1000;
    const phone = await phoneOf(here.ana);
    expect(await devicesOf(phone)).toMatchObject([
      { browser: 'Firefox', system: 'Android', createdAt: here.now, usedAt: here.now, isThis: true },
      { browser: '', system: '', createdAt: created, expiresAt: created + 180 * DAY, isThis: false },
    ]);
    expect(await devicesOf(here.bob)).toHaveLength(1);
    expect((await new Visitor(here.running).request('/api/me/devices')).status).toBe(401);
  });

  it('are signed out from another one, and their sockets are closed at once', async () => {
    await start();
    const { id } = await begun();
    const phone = await phoneOf(here.ana);
    const [onPhone, atDesk] = [await phone.join(id), await here.ana.join(id)];
    const [first] = (await devicesOf(here.ana)).filter(({ isThis }) => !isThis);
    expect((await here.bob.delete(`/api/me/devices/${first?.id}`)).status).toBe(200); // not Bob's: nothing happens
    expect(await devicesOf(phone)).toHaveLength(2);
    const left = (await (await here.ana.delete(`/api/me/devices/${first?.id}`)).json()) as { devices: MyDevice[] };
    expect(left.devices.map(({ isThis }) => isThis)).toEqual([true]);
    expect(await onPhone.closed).toBe(CLOSED.signedOut);
    expect(await nameOf(phone)).toBe('');
    expect((await phone.join(id)).table).toMatchObject({ seat: -1 });
    expect(await code(atDesk.say({ type: 'say', text: 'Still here' }))).toBe('done');
  });

  it('are all signed out but the one in use, or this one alone', async () => {
    await start();
    const [phone, tablet] = [await phoneOf(here.ana), await phoneOf(here.ana)];
    await phone.delete('/api/me/devices');
    expect([await nameOf(phone), await nameOf(tablet), await nameOf(here.ana)]).toEqual(['Ana', '', '']);
    const [mine] = await devicesOf(phone);
    const response = await phone.delete(`/api/me/devices/${mine?.id}`);
    expect(response.headers.get('set-cookie')).toBe('baston=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
    expect(await nameOf(phone)).toBe('');
  });

  it('become another person’s with a code: the one before is signed out', async () => {
    await start();
    const given = (await (await here.ana.request('/api/me/code', {})).json()) as { code: string };
    const before = copyOf(here.bob);
    await here.bob.request('/api/me/device', { code: given.code });
    expect([await nameOf(here.bob), await nameOf(before)]).toEqual(['Ana', '']);
  });
});

describe('a token', () => {
  it('is renewed once a day while it is used, and so never expires', async () => {
    await start();
    const first = here.ana.cookie;
    expect(await nameOf(here.ana)).toBe('Ana');
    expect(here.ana.cookie).toBe(first);
    for (let visits = 0; visits < 4; visits++) {
      const before = here.ana.cookie;
      here.now += 100 * DAY;
      expect(await nameOf(here.ana)).toBe('Ana');
      expect(here.ana.cookie).not.toBe(before);
    }
    expect(await devicesOf(here.ana)).toMatchObject([{ usedAt: here.now, expiresAt: here.now + 180 * DAY }]);
  });

  it('expires after 180 days without use', async () => {
    await start();
    here.now += 180 * DAY - 1;
    expect((await devicesOf(here.ana)).length).toBe(1);
    here.now += 1;
    expect(await nameOf(here.ana)).toBe('');
  });

  it('is good until the renewed one is used, so that a lost answer locks nobody out, and for five minutes more', async () => {
    await start();
    const old = copyOf(here.ana);
    here.now += DAY;
    const renewed = await Promise.all(Array.from({ length: 4 }, () => copyOf(old).request('/api/me')));
    const cookies = renewed.flatMap((response) => response.headers.get('set-cookie')?.split(';')[0] ?? []);
    expect(cookies).toHaveLength(1);
    here.now += DAY / 2;
    expect(await nameOf(old)).toBe('Ana'); // nobody has used the new one
    const { id } = await here.bob.open();
    const guest = await old.join(id);
    here.ana.cookie = cookies[0] as string;
    expect(await nameOf(here.ana)).toBe('Ana');
    here.now += 5 * 60 * 1000 - 1;
    expect(await nameOf(copyOf(old))).toBe('Ana');
    here.now += 1;
    expect(await nameOf(old)).toBe('');
    expect(await nameOf(here.ana)).toBe('Ana');
    expect(await code(guest.say({ type: 'sit', seat: 0, share: 'a'.repeat(64) }))).toBe('done'); // the socket stays
  });

  it('is in a cookie of the host behind https, and the plain one is exchanged', async () => {
    await start({ isBehindProxy: true });
    const https = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' };
    const eve = new Visitor(here.running);
    const named = await eve.request('/api/me', { name: 'Eve' }, https);
    const [cookie, plain] = named.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-baston=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    expect(plain).toBe('baston=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure');
    expect(await (await eve.request('/api/me', undefined, https)).json()).toMatchObject({ name: 'Eve' });

    expect(here.ana.cookie).toMatch(/^baston=/);
    here.now += DAY / 2;
    const [exchanged] = (await here.ana.request('/api/me', undefined, https)).headers.getSetCookie();
    expect(exchanged).toMatch(/^__Host-baston=/);
    here.ana.cookie = `${here.bob.cookie}; ${exchanged?.split(';')[0]}`; // what a neighbour sets does not count
    expect(await nameOf(here.ana)).toBe('Ana');
  });
});
