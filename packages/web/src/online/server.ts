/** Requests to the server that do not go over the sockets of tables. */
import type { ExportedPerson, MyDevice, OnlineCode, PlayedTable, TableInfo, TableOptions } from '@baston/table';
import { addressOf, findServer, useServer } from './me.ts';
import { memory } from './memory.ts';

/** The server has said no, or does not answer. */
export class NotDone extends Error {
  readonly code: OnlineCode;

  constructor(code: OnlineCode) {
    super(code);
    this.code = code;
  }
}

export function ask<T>(path: string, body?: unknown): Promise<T> {
  const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return request(path, body === undefined ? {} : options);
}

export async function request<T>(path: string, options: RequestInit): Promise<T> {
  const response = await fetch(addressOf(path), options).catch(() => undefined);
  const answer = await response?.json().catch(() => null);
  if (!response || answer === null) throw new NotDone('unavailable');
  if (!response.ok) throw new NotDone(answer.code ?? 'broken');
  return answer as T;
}

/** The server knows us by that name from now on; true if it did not before. */
export async function introduce(name: string): Promise<boolean> {
  const { me } = useServer.getState();
  if (me?.name === name) return false;
  const answer = await ask<{ readonly name: string }>('me', { name });
  useServer.setState({ me: { tables: [], ...me, name: answer.name } });
  return true;
}

export const newCode = (): Promise<{ readonly code: string; readonly until: number }> => ask('me/code', {});

/** This device is of the person who has got the code from now on. */
export async function takeCode(code: string): Promise<void> {
  await ask('me/device', { code });
  await findServer();
}

interface Devices {
  readonly devices: readonly MyDevice[];
}
export const myDevices = async (): Promise<readonly MyDevice[]> => (await ask<Devices>('me/devices')).devices;

/** Signs out one of our devices; without its id all but this one. Those that are left. */
export async function signOut(id?: string): Promise<readonly MyDevice[]> {
  const path = id === undefined ? 'me/devices' : `me/devices/${id}`;
  return (await request<Devices>(path, { method: 'DELETE' })).devices;
}

export const exportMe = (): Promise<ExportedPerson> => ask('me/export');
export const deleteMe = (): Promise<unknown> => request('me', { method: 'DELETE' });

/** The server knows nobody on this device any more, and neither does this browser. */
export function forgetMe(): void {
  memory.forget();
  useServer.setState({ me: { name: '', tables: [] } });
}

export const openTable = (options: TableOptions): Promise<TableInfo> => ask('tables', options);
export const playedTable = (id: string): Promise<PlayedTable> => ask(`tables/${id}/record`);
export const listedTables = async (): Promise<readonly TableInfo[]> =>
  (await ask<{ readonly tables: readonly TableInfo[] }>('tables')).tables;

/** Where the socket of a table is. */
export function socketOf(id: string, query: string): string {
  const address = addressOf(`tables/${id}/socket${query}`);
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
}
