import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes, as hexadecimal digits. */
export const newSecret = (): string => randomBytes(32).toString('hex');

/** A name that nobody can guess: 96 random bits. */
export const newId = (): string => randomBytes(12).toString('base64url');

export const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
