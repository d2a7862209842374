/** Long data that is rarely read is compressed in the database, as a text: both databases keep texts in the same way. */
import { gunzipSync, gzipSync } from 'node:zlib';

export const pack = (content: Buffer | string): string => gzipSync(content).toString('base64');
export const unpack = (packed: string): Buffer => gunzipSync(zipped(packed));
/** The compressed form for clients that accept gzip. */
export const zipped = (packed: string): Buffer => Buffer.from(packed, 'base64');
