/** The SQL for people, which both databases share. */
import type {
  Audit,
  Device,
  Known,
  LogEntry,
  PeopleStore,
  Person,
  PersonRow,
  Subscription,
  Token,
  VapidKey,
} from './people.ts';

export const PEOPLE_SQL = {
  addPerson: 'insert into persons (id, name, created_at, seen_at) values ($1, $2, $3, $3)',
  rename: 'update persons set name = $2 where id = $1',
  person: `select id, name, created_at as "createdAt", seen_at as "seenAt" from persons
    where id = $1 and deleted_at = 0`,

  addDevice: `insert into devices (id, person, browser, system, created_at, used_at, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7)`,
  devices: `select id, browser, system, created_at as "createdAt", used_at as "usedAt", expires_at as "expiresAt"
    from devices where person = $1 and revoked_at = 0 and expires_at > $2 order by used_at desc, id`,
  personByToken: `select persons.id, name, device, devices.used_at as "usedAt", tokens.used_at = 0 as "isFresh"
    from tokens join persons on persons.id = tokens.person join devices on devices.id = device
    where token = $1 and tokens.expires_at > $2`,
  touch: 'update devices set used_at = $2, expires_at = $4 where id = $1 and used_at <= $3 returning person',
  seen: 'update persons set seen_at = $2 where id = $1',
  addToken:
    'insert into tokens (token, person, device, created_at, used_at, expires_at) values ($1, $2, $3, $4, 0, $5)',
  confirm: 'update tokens set used_at = $2 where token = $1 and used_at = 0',
  supersede: `update tokens set expires_at = $3 where device = $2 and token <> $1 and expires_at > $3
    and created_at <= (select fresh.created_at from tokens as fresh where fresh.token = $1)`,
  revokeTokens: 'delete from tokens where person = $1 and device = $2',
  revoke: 'update devices set revoked_at = $3 where person = $1 and id = $2 and revoked_at = 0',
  revokeOtherTokens: 'delete from tokens where person = $1 and device <> $2',
  revokeOthers: 'update devices set revoked_at = $3 where person = $1 and id <> $2 and revoked_at = 0',
  revokedSince: 'select id from devices where revoked_at > 0 and revoked_at >= $1',

  subscribe: `insert into subscriptions (device, person, endpoint, p256dh, auth, lang, page, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (device) do update set person = excluded.person, endpoint = excluded.endpoint, p256dh = excluded.p256dh,
      auth = excluded.auth, lang = excluded.lang, page = excluded.page, created_at = excluded.created_at`,
  unsubscribeOthers: 'delete from subscriptions where endpoint = $2 and device <> $1',
  unsubscribeOldest: `delete from subscriptions where person = $1 and device not in
    (select device from subscriptions where person = $1 order by created_at desc, device limit $2)`,
  unsubscribe: `delete from subscriptions where device = $1 and ($2 = '' or endpoint = $2)`,
  subscriptions: `select device, subscriptions.person, endpoint, p256dh, auth, lang, page, subscriptions.created_at as "createdAt"
    from subscriptions join devices on devices.id = device
    where subscriptions.person = $1 and revoked_at = 0 and expires_at > $2 order by device`,
  revokeSubscription: 'delete from subscriptions where person = $1 and device = $2',
  revokeOtherSubscriptions: 'delete from subscriptions where person = $1 and device <> $2',
  addVapidKey: 'insert into vapid (id, public_key, private_key) values (1, $1, $2) on conflict do nothing',
  vapidKey: 'select public_key as "publicKey", private_key as "privateKey" from vapid',

  addCode: 'insert into codes (person, code, until) values ($1, $2, $3)',
  takeCode: 'delete from codes where code = $1 or until <= $2 returning code, person, until',

  tablesWith: 'select table_id as id from participants where person = $1 order by table_id',
  entriesBy: `select seq, entry from entries where table_id = $1 and substr(command, 1, length($2)) = $2 order by seq`,
  rewrite: 'update entries set entry = $3 where table_id = $1 and seq = $2',
  takeOutOfSummary: 'update tables set summary = $2 where id = $1',
  takeOutOfSeats: 'delete from holders where table_id = $1 and person = $2',
  takeOutOfParked: 'delete from parked where table_id = $1',

  deleteTokens: 'delete from tokens where person = $1',
  deleteCodes: 'delete from codes where person = $1',
  deleteName: `update persons set name = '', deleted_at = $2 where id = $1`,
  deleted: 'select id, deleted_at as "deletedAt" from persons where deleted_at > 0 order by deleted_at',
  removeParticipant: 'delete from participants where person = $1',
  removeDevices: 'delete from devices where person = $1',
  removePerson: 'delete from persons where id = $1',

  expireTokens: 'delete from tokens where expires_at <= $1',
  expireCodes: 'delete from codes where until <= $1',
  expireDevices: 'delete from devices where expires_at <= $1 or (revoked_at > 0 and revoked_at <= $2)',
  expireSubscriptions: `delete from subscriptions where not exists
    (select 1 from devices where devices.id = device and revoked_at = 0)`,
  expirePeople: `delete from persons where created_at <= $1 and deleted_at = 0
    and not exists (select 1 from tokens where tokens.person = persons.id)
    and not exists (select 1 from codes where codes.person = persons.id)
    and not exists (select 1 from participants where participants.person = persons.id)`,

  peopleNamed: `select id, name from persons where deleted_at = 0 and lower(name) like $1 escape '!'
    order by lower(name), id limit $2`,
  ban: 'insert into bans (person, at) values ($1, $2) on conflict (person) do nothing',
  unban: 'delete from bans where person = $1',
  banned: 'select id, name from persons join bans on id = person order by at desc, id',
  addAudit: 'insert into audit (id, at, who, action, target, detail) values ($1, $2, $3, $4, $5, $6)',
  audits: 'select id, at, who, action, target, detail from audit order by at desc, id limit $1',
} as const;

export type Value = string | number;
export type PeopleCall = readonly [name: keyof typeof PEOPLE_SQL, ...values: Value[]];

export abstract class SqlPeople implements PeopleStore {
  /** Runs one of the statements above. Whatever goes wrong is a StoreError. */
  protected abstract rows(name: keyof typeof PEOPLE_SQL, ...values: Value[]): Promise<readonly unknown[]>;
  /** Runs several of them in one transaction. */
  protected abstract together(calls: readonly PeopleCall[]): Promise<void>;

  async addPerson({ id, name }: Person, now: number): Promise<void> {
    await this.rows('addPerson', id, name, now);
  }
  async rename(person: string, name: string): Promise<void> {
    await this.rows('rename', person, name);
  }
  async person(id: string): Promise<PersonRow | undefined> {
    const [row] = (await this.rows('person', id)) as PersonRow[];
    return row && { ...row, createdAt: Number(row.createdAt), seenAt: Number(row.seenAt) };
  }

  addDevice(device: Device, token: Token): Promise<void> {
    const { id, browser, system, createdAt, usedAt, expiresAt } = device;
    return this.together([
      ['addDevice', id, token.person, browser, system, createdAt, usedAt, expiresAt],
      tokenCall(token),
    ]);
  }
  async devices(person: string, now: number): Promise<readonly Device[]> {
    const rows = (await this.rows('devices', person, now)) as Device[];
    return rows.map((row) => ({
      ...row,
      createdAt: Number(row.createdAt), // PostgreSQL gives text for what may be larger than a number
      usedAt: Number(row.usedAt),
      expiresAt: Number(row.expiresAt),
    }));
  }
  async personByToken(token: string, now: number): Promise<Known | undefined> {
    const [row] = (await this.rows('personByToken', token, now)) as Known[];
    return row && { ...row, usedAt: Number(row.usedAt), isFresh: Boolean(row.isFresh) };
  }
  async touch(device: string, times: { now: number; before: number; expiresAt: number }): Promise<boolean> {
    const [row] = (await this.rows('touch', device, times.now, times.before, times.expiresAt)) as { person: string }[];
    if (row) await this.rows('seen', row.person, times.now);
    return row !== undefined;
  }
  async addToken(token: Token): Promise<void> {
    await this.together([tokenCall(token)]);
  }
  confirm(token: string, device: string, now: number, others: number): Promise<void> {
    return this.together([
      ['confirm', token, now],
      ['supersede', token, device, others],
    ]);
  }
  revoke(person: string, device: string, now: number): Promise<void> {
    return this.together([
      ['revokeTokens', person, device],
      ['revokeSubscription', person, device],
      ['revoke', person, device, now],
    ]);
  }
  revokeOthers(person: string, device: string, now: number): Promise<void> {
    return this.together([
      ['revokeOtherTokens', person, device],
      ['revokeOtherSubscriptions', person, device],
      ['revokeOthers', person, device, now],
    ]);
  }
  revokedSince(at: number): Promise<readonly string[]> {
    return this.#ids('revokedSince', at);
  }

  subscribe(subscription: Subscription, most: number): Promise<void> {
    const { device, person, endpoint, p256dh, auth, lang, page, createdAt } = subscription;
    return this.together([
      ['subscribe', device, person, endpoint, p256dh, auth, lang, page, createdAt],
      ['unsubscribeOthers', device, endpoint],
      ['unsubscribeOldest', person, most],
    ]);
  }
  async unsubscribe(device: string, endpoint = ''): Promise<void> {
    await this.rows('unsubscribe', device, endpoint);
  }
  async subscriptions(person: string, now: number): Promise<readonly Subscription[]> {
    const rows = (await this.rows('subscriptions', person, now)) as Subscription[];
    return rows.map((row) => ({ ...row, createdAt: Number(row.createdAt) }));
  }
  async vapidKey(make: () => VapidKey): Promise<VapidKey> {
    const kept = (await this.rows('vapidKey')) as VapidKey[];
    if (kept[0]) return kept[0];
    const { publicKey, privateKey } = make();
    await this.rows('addVapidKey', publicKey, privateKey);
    return this.vapidKey(make); // another node may have been first
  }

  async addCode(person: string, code: string, until: number): Promise<void> {
    await this.rows('addCode', person, code, until);
  }
  async takeCode(code: string, now: number): Promise<Person | undefined> {
    const gone = (await this.rows('takeCode', code, now)) as { code: string; person: string; until: number }[];
    const taken = gone.find((row) => row.code === code && Number(row.until) > now);
    const person = taken && (await this.person(taken.person));
    return person && { id: person.id, name: person.name };
  }

  tablesWith(person: string): Promise<readonly string[]> {
    return this.#ids('tablesWith', person);
  }
  async entriesBy(table: string, person: string): Promise<readonly LogEntry[]> {
    return (await this.rows('entriesBy', table, `${person}:`)) as LogEntry[];
  }
  rewrite(table: string, entries: readonly LogEntry[]): Promise<void> {
    return this.together(entries.map(({ seq, entry }) => ['rewrite', table, seq, entry]));
  }
  takeOut(table: string, person: string, summary: string): Promise<void> {
    return this.together([
      ['takeOutOfSummary', table, summary],
      ['takeOutOfSeats', table, person],
      ['takeOutOfParked', table],
    ]);
  }
  deletePerson(person: string, now: number): Promise<void> {
    return this.together([
      ['deleteTokens', person],
      ['deleteCodes', person],
      ['revokeOtherSubscriptions', person, ''],
      ['revokeOthers', person, '', now],
      ['deleteName', person, now],
    ]);
  }
  async deleted(): Promise<readonly { readonly id: string; readonly deletedAt: number }[]> {
    const rows = (await this.rows('deleted')) as { id: string; deletedAt: number }[];
    return rows.map(({ id, deletedAt }) => ({ id, deletedAt: Number(deletedAt) }));
  }
  removePerson(person: string): Promise<void> {
    return this.together([
      ['removeParticipant', person],
      ['removeDevices', person],
      ['revokeOtherSubscriptions', person, ''],
      ['unban', person],
      ['removePerson', person],
    ]);
  }
  expire(now: number, before: number): Promise<void> {
    return this.together([
      ['expireTokens', now],
      ['expireCodes', now],
      ['expireDevices', now, before],
      ['expireSubscriptions'],
      ['expirePeople', before],
    ]);
  }

  async #ids(name: keyof typeof PEOPLE_SQL, value: Value): Promise<readonly string[]> {
    return ((await this.rows(name, value)) as { id: string }[]).map(({ id }) => id);
  }

  async peopleNamed(part: string, limit: number): Promise<readonly Person[]> {
    const pattern = `%${part.toLowerCase().replace(/[!%_]/g, '!$&')}%`;
    return (await this.rows('peopleNamed', pattern, limit)) as Person[];
  }
  async ban(person: string, at: number): Promise<void> {
    await this.rows('ban', person, at);
  }
  async unban(person: string): Promise<void> {
    await this.rows('unban', person);
  }
  async banned(): Promise<readonly Person[]> {
    return (await this.rows('banned')) as Person[];
  }
  async addAudit({ id, at, who, action, target, detail }: Audit): Promise<void> {
    await this.rows('addAudit', id, at, who, action, target, detail);
  }
  async audits(limit: number): Promise<readonly Audit[]> {
    const rows = (await this.rows('audits', limit)) as Audit[];
    return rows.map((row) => ({ ...row, at: Number(row.at) }));
  }
}

const tokenCall = ({ token, person, device, createdAt, expiresAt }: Token): PeopleCall => [
  'addToken',
  token,
  person,
  device,
  createdAt,
  expiresAt,
];
