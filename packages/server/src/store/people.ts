/**
 * The part of a store that is about people. Somebody is known by the token of one of their devices; of tokens and codes only
 * hashes come here. All times are in milliseconds since 1970.
 */
/** A token that is not used for so long is worth nothing any more. */
export const TOKEN_LIFE = 180 * 24 * 60 * 60 * 1000;

export interface Person {
  readonly id: string;
  readonly name: string;
}

export interface PersonRow extends Person {
  readonly createdAt: number;
  /** Written once a day at most. */
  readonly seenAt: number;
}

export interface Device {
  readonly id: string;
  /** The names of the browser and the system; empty if unknown. */
  readonly browser: string;
  readonly system: string;
  readonly createdAt: number;
  /** Written once a day at most; 0 for a device from before there were dates. */
  readonly usedAt: number;
  readonly expiresAt: number;
}

/** A token of a device. A renewed token replaces the older ones when it is first used. */
export interface Token {
  readonly token: string;
  readonly person: string;
  readonly device: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** The person and device of a token. */
export interface Known extends Person {
  readonly device: string;
  /** When the device was last said to be in use. */
  readonly usedAt: number;
  /** This token is used for the first time. */
  readonly isFresh: boolean;
}

/** Where a device can be told something: an address of a push service, and what to encrypt it with (RFC 8291). */
export interface Subscription {
  readonly device: string;
  readonly person: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly lang: string;
  /** The origin of the page that it was given for; empty if it is not known. */
  readonly page: string;
  readonly createdAt: number;
}

/** The pair of keys that push services know this server by (RFC 8292), in base64url. */
export interface VapidKey {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Something that an operator did. */
export interface Audit {
  readonly id: string;
  readonly at: number;
  /** The name that the operator gave. */
  readonly who: string;
  readonly action: string;
  /** The table or person it was done to; empty for the whole server. */
  readonly target: string;
  readonly detail: string;
}

export interface PeopleStore {
  addPerson(person: Person, now: number): Promise<void>;
  rename(person: string, name: string): Promise<void>;
  /** Undefined once they are deleted. */
  person(id: string): Promise<PersonRow | undefined>;

  /** Adds a device of a person, with its first token. */
  addDevice(device: Device, token: Token): Promise<void>;
  /** Devices that can still be used, the last used first. */
  devices(person: string, now: number): Promise<readonly Device[]>;
  personByToken(token: string, now: number): Promise<Known | undefined>;
  /** Says that a device is in use and expires then; false if that was said after `before`: one of many hears true. */
  touch(
    device: string,
    times: { readonly now: number; readonly before: number; readonly expiresAt: number },
  ): Promise<boolean>;
  addToken(token: Token): Promise<void>;
  /** A token is used for the first time: those of the device that are older expire then at the latest. */
  confirm(token: string, device: string, now: number, others: number): Promise<void>;
  /** Signs out one device of a person, or all but one. */
  revoke(person: string, device: string, now: number): Promise<void>;
  revokeOthers(person: string, device: string, now: number): Promise<void>;
  /** The devices that have been signed out since then: whoever has a socket of one closes it. */
  revokedSince(at: number): Promise<readonly string[]>;

  /** Replaces what the device had. An address belongs to one device, and a person has at most so many, the newest. */
  subscribe(subscription: Subscription, most: number): Promise<void>;
  /** With an endpoint: only if the device has that one still. */
  unsubscribe(device: string, endpoint?: string): Promise<void>;
  /** The subscriptions of devices that can still be used, in the order of the devices' ids. */
  subscriptions(person: string, now: number): Promise<readonly Subscription[]>;
  /** The key of this database; made the first time, and the same for all nodes. */
  vapidKey(make: () => VapidKey): Promise<VapidKey>;

  /** A code that can be exchanged for a device once, until then. */
  addCode(person: string, code: string, until: number): Promise<void>;
  /** Returns the person of the code, and deletes it and all codes that have expired. */
  takeCode(code: string, now: number): Promise<Person | undefined>;

  /** The tables whose log this person is in. */
  tablesWith(person: string): Promise<readonly string[]>;
  /** The log entries of this person at a table. */
  entriesBy(table: string, person: string): Promise<readonly LogEntry[]>;
  /** Replaces entries of a log. */
  rewrite(table: string, entries: readonly LogEntry[]): Promise<void>;
  /** Takes a person out of a table that cannot be loaded: what is shown of it becomes `summary`. */
  takeOut(table: string, person: string, summary: string): Promise<void>;
  /** Begins to delete a person: they are signed out everywhere, and their name is gone. */
  deletePerson(person: string, now: number): Promise<void>;
  /** People whose deletion has begun. */
  deleted(): Promise<readonly { readonly id: string; readonly deletedAt: number }[]>;
  /** Nothing is left of them. */
  removePerson(person: string): Promise<void>;
  /**
   * Deletes tokens, codes and devices that have expired, and subscriptions without a device; and then people who came
   * before `before`, have no token any more and are in no log.
   */
  expire(now: number, before: number): Promise<void>;

  /** People whose name contains that text, in alphabetical order. */
  peopleNamed(part: string, limit: number): Promise<readonly Person[]>;
  ban(person: string, at: number): Promise<void>;
  unban(person: string): Promise<void>;
  banned(): Promise<readonly Person[]>;
  addAudit(audit: Audit): Promise<void>;
  /** The audit log, latest first. */
  audits(limit: number): Promise<readonly Audit[]>;
}

/** An entry of the log of a table. */
export interface LogEntry {
  readonly seq: number;
  /** The command as JSON. */
  readonly entry: string;
}
