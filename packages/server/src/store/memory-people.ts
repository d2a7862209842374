/** People in memory. */
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

interface KeptDevice {
  device: Device;
  readonly person: string;
  revokedAt: number;
}

interface KeptToken {
  token: Token;
  isFresh: boolean;
}

export abstract class MemoryPeople implements PeopleStore {
  readonly #people = new Map<string, PersonRow & { readonly deletedAt: number }>();
  readonly #devices = new Map<string, KeptDevice>();
  readonly #tokens = new Map<string, KeptToken>();
  readonly #codes = new Map<string, { readonly person: string; readonly until: number }>();
  /** By device. */
  readonly #subscriptions = new Map<string, Subscription>();
  #vapidKey: VapidKey | undefined;
  readonly #bans = new Set<string>();
  readonly #audits: Audit[] = [];

  abstract tablesWith(person: string): Promise<readonly string[]>;
  abstract entriesBy(table: string, person: string): Promise<readonly LogEntry[]>;
  abstract rewrite(table: string, entries: readonly LogEntry[]): Promise<void>;
  abstract takeOut(table: string, person: string, summary: string): Promise<void>;
  /** Forgets in which logs a person is. */
  protected abstract leaveLogs(person: string): void;

  async addPerson({ id, name }: Person, now: number): Promise<void> {
    this.#people.set(id, { id, name, createdAt: now, seenAt: now, deletedAt: 0 });
  }
  async rename(person: string, name: string): Promise<void> {
    this.#change(person, { name });
  }
  async person(id: string): Promise<PersonRow | undefined> {
    const { deletedAt, ...person } = this.#people.get(id) ?? { deletedAt: 1 };
    return deletedAt === 0 ? (person as PersonRow) : undefined;
  }
  #change(id: string, change: Partial<PersonRow & { readonly deletedAt: number }>): void {
    const person = this.#people.get(id);
    if (person) this.#people.set(id, { ...person, ...change });
  }

  async addDevice(device: Device, token: Token): Promise<void> {
    this.#devices.set(device.id, { device, person: token.person, revokedAt: 0 });
    await this.addToken(token);
  }
  async devices(person: string, now: number): Promise<readonly Device[]> {
    const kept = [...this.#devices.values()].filter(
      (one) => one.person === person && one.revokedAt === 0 && one.device.expiresAt > now,
    );
    return kept.map(({ device }) => device).sort((one, other) => other.usedAt - one.usedAt);
  }
  async personByToken(token: string, now: number): Promise<Known | undefined> {
    const kept = this.#tokens.get(token);
    const person = kept && this.#people.get(kept.token.person);
    const device = this.#devices.get(kept?.token.device ?? '')?.device;
    if (!person || !device || kept.token.expiresAt <= now) return undefined;
    return { id: person.id, name: person.name, device: device.id, usedAt: device.usedAt, isFresh: kept.isFresh };
  }
  async touch(id: string, times: { now: number; before: number; expiresAt: number }): Promise<boolean> {
    const kept = this.#devices.get(id);
    if (!kept || kept.device.usedAt > times.before) return false;
    kept.device = { ...kept.device, usedAt: times.now, expiresAt: times.expiresAt };
    this.#change(kept.person, { seenAt: times.now });
    return true;
  }
  async addToken(token: Token): Promise<void> {
    this.#tokens.set(token.token, { token, isFresh: true });
  }
  async confirm(token: string, device: string, _now: number, others: number): Promise<void> {
    const fresh = this.#tokens.get(token);
    if (!fresh) return;
    fresh.isFresh = false;
    for (const kept of this.#tokens.values())
      if (
        kept !== fresh &&
        kept.token.device === device &&
        kept.token.createdAt <= fresh.token.createdAt &&
        kept.token.expiresAt > others
      )
        kept.token = { ...kept.token, expiresAt: others };
  }
  async revoke(person: string, device: string, now: number): Promise<void> {
    this.#revoke(now, (owner, id) => owner === person && id === device);
  }
  async revokeOthers(person: string, device: string, now: number): Promise<void> {
    this.#revoke(now, (owner, id) => owner === person && id !== device);
  }
  #revoke(now: number, fits: (person: string, device: string) => boolean): void {
    for (const [hash, { token }] of this.#tokens) if (fits(token.person, token.device)) this.#tokens.delete(hash);
    for (const kept of this.#devices.values())
      if (kept.revokedAt === 0 && fits(kept.person, kept.device.id)) {
        kept.revokedAt = now;
        this.#subscriptions.delete(kept.device.id);
      }
  }
  async revokedSince(at: number): Promise<readonly string[]> {
    const kept = [...this.#devices.values()].filter(({ revokedAt }) => revokedAt > 0 && revokedAt >= at);
    return kept.map(({ device }) => device.id);
  }

  async subscribe(subscription: Subscription, most: number): Promise<void> {
    const { device, person, endpoint } = subscription;
    for (const other of this.#subscriptions.values())
      if (other.endpoint === endpoint) this.#subscriptions.delete(other.device);
    this.#subscriptions.set(device, subscription);
    const theirs = [...this.#subscriptions.values()].filter((one) => one.person === person);
    const oldest = theirs.sort((one, other) => other.createdAt - one.createdAt).slice(most);
    for (const one of oldest) this.#subscriptions.delete(one.device);
  }
  async unsubscribe(device: string, endpoint = ''): Promise<void> {
    if (endpoint === '' || this.#subscriptions.get(device)?.endpoint === endpoint) this.#subscriptions.delete(device);
  }
  async subscriptions(person: string, now: number): Promise<readonly Subscription[]> {
    const devices = (await this.devices(person, now)).map(({ id }) => id).sort();
    return devices.flatMap((device) => this.#subscriptions.get(device) ?? []);
  }
  async vapidKey(make: () => VapidKey): Promise<VapidKey> {
    this.#vapidKey ??= make();
    return this.#vapidKey;
  }

  async addCode(person: string, code: string, until: number): Promise<void> {
    this.#codes.set(code, { person, until });
  }
  async takeCode(code: string, now: number): Promise<Person | undefined> {
    this.#expireCodes(now);
    const taken = this.#codes.get(code);
    this.#codes.delete(code);
    const person = taken && (await this.person(taken.person));
    return person && { id: person.id, name: person.name };
  }
  #expireCodes(now: number): void {
    for (const [code, { until }] of this.#codes) if (until <= now) this.#codes.delete(code);
  }

  async deletePerson(person: string, now: number): Promise<void> {
    for (const [code, kept] of this.#codes) if (kept.person === person) this.#codes.delete(code);
    this.#revoke(now, (owner) => owner === person);
    this.#change(person, { name: '', deletedAt: now });
  }
  async deleted(): Promise<readonly { readonly id: string; readonly deletedAt: number }[]> {
    const gone = [...this.#people.values()].filter(({ deletedAt }) => deletedAt > 0);
    return gone.map(({ id, deletedAt }) => ({ id, deletedAt }));
  }
  async removePerson(person: string): Promise<void> {
    this.leaveLogs(person);
    for (const [id, kept] of this.#devices) if (kept.person === person) this.#devices.delete(id);
    this.#people.delete(person);
  }
  async expire(now: number, before: number): Promise<void> {
    this.#expireCodes(now);
    for (const [hash, { token }] of this.#tokens) if (token.expiresAt <= now) this.#tokens.delete(hash);
    for (const [id, { device, revokedAt }] of this.#devices)
      if (device.expiresAt <= now || (revokedAt > 0 && revokedAt <= before)) this.#devices.delete(id);
    for (const id of this.#subscriptions.keys()) if (!this.#devices.has(id)) this.#subscriptions.delete(id);
    const known = new Set([...this.#tokens.values()].map(({ token }) => token.person));
    for (const { person } of this.#codes.values()) known.add(person);
    for (const { id, createdAt, deletedAt } of this.#people.values())
      if (createdAt <= before && deletedAt === 0 && !known.has(id) && (await this.tablesWith(id)).length === 0)
        this.#people.delete(id);
  }

  async peopleNamed(part: string, limit: number): Promise<readonly Person[]> {
    const wanted = part.toLowerCase();
    const found = [...this.#people.values()].filter(
      (one) => one.deletedAt === 0 && one.name.toLowerCase().includes(wanted),
    );
    return found.sort((one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1)).slice(0, limit);
  }
  async ban(person: string): Promise<void> {
    this.#bans.add(person);
  }
  async unban(person: string): Promise<void> {
    this.#bans.delete(person);
  }
  async banned(): Promise<readonly Person[]> {
    return [...this.#bans].flatMap((id) => this.#people.get(id) ?? []);
  }
  async addAudit(audit: Audit): Promise<void> {
    this.#audits.unshift(audit);
  }
  async audits(limit: number): Promise<readonly Audit[]> {
    return this.#audits.slice(0, limit);
  }
}
