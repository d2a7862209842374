/** Everything that comes in is one of these, or it is refused. */
import { MULLIGANS } from '@baston/engine';
import { ABSENT, BOTS, CLAIMS } from '@baston/table';
import { z } from 'zod';
import { Refused } from './refused.ts';

const seat = z.int().min(0).max(3);
const bot = z.enum(BOTS);
/** One that a newer page knows is welcome. */
const persona = z.string().regex(/^[a-z]{1,20}$/);
const command = z.string().regex(/^[\w-]{1,40}$/);
const question = z.int().min(0).max(1_000_000);
const faction = z.string().max(40);

/** Text that people write: no control characters, and none that change the direction of the text after them. */
const written = (most: number) =>
  z
    .string()
    .max(4 * most)
    .transform((text) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ').trim())
    .pipe(z.string().min(1).max(most));

const MESSAGE = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('sit'), command, seat, share: z.string().regex(/^[0-9a-f]{64}$/) }),
  z.strictObject({ type: z.literal('stand'), command }),
  z.strictObject({ type: z.literal('back'), command }),
  z.strictObject({
    type: z.literal('fill'),
    command,
    seat,
    bot: bot.exactOptional(),
    persona: persona.exactOptional(),
  }),
  z.strictObject({ type: z.literal('answer'), command, question, picks: z.array(z.string().max(80)).max(200) }),
  z.strictObject({ type: z.literal('pass'), command, question }),
  z.strictObject({ type: z.literal('skip'), command, isOn: z.boolean() }),
  z.strictObject({ type: z.literal('undo'), command, question }),
  z.strictObject({ type: z.literal('say'), command, text: written(200) }),
  z.strictObject({ type: z.literal('rematch'), command }),
  z.strictObject({ type: z.literal('resign'), command }),
  z.strictObject({ type: z.literal('abort'), command }),
  z.strictObject({ type: z.literal('claim'), command, seat, choice: z.enum(CLAIMS) }),
  z.strictObject({ type: z.literal('agree'), command }),
  z.strictObject({ type: z.literal('remove'), command, seat }),
  z.strictObject({ type: z.literal('close'), command }),
  z.strictObject({ type: z.literal('hint'), command }),
  z.strictObject({ type: z.literal('position'), command }),
  z.strictObject({ type: z.literal('ping') }),
]);

const DAY = 24 * 60 * 60;

export const TABLE = z.strictObject({
  config: z.strictObject({
    seats: z.int().min(2).max(4).exactOptional(),
    factions: z.union([z.enum(['random', 'draft']), z.array(z.tuple([faction, faction])).max(4)]).exactOptional(),
    pool: z.array(faction).max(200).exactOptional(),
    boxes: z.int().min(1).max(4).exactOptional(),
    bases: z.enum(['in-play', 'all']).exactOptional(),
    titans: z.enum(['needed', 'all']).exactOptional(),
    vpToWin: z.int().min(1).max(99).exactOptional(),
    mulligan: z.enum(MULLIGANS).exactOptional(),
    endOfPlay: z.enum(['asked', 'automatic']).exactOptional(),
    firstPlayer: z.union([z.literal('random'), seat]).exactOptional(),
  }),
  seats: z
    .array(z.union([z.literal('person'), bot]))
    .min(2)
    .max(4),
  personas: z
    .array(z.union([z.literal(''), persona]))
    .max(4)
    .exactOptional(),
  listed: z.boolean(),
  pace: z.enum(['live', 'slow']),
  absent: z.enum(ABSENT),
  seconds: z
    .int()
    .min(10)
    .max(30 * DAY),
  hints: z.boolean().exactOptional(),
});

/** Some letters are printed as nothing: a name needs one that is seen. */
const VISIBLE = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

export const NAME = z.strictObject({
  name: written(24).refine((name) => VISIBLE.test(name), 'needs a letter or a digit that can be seen'),
});
export const CODE = z.strictObject({ code: z.string().regex(/^[a-z2-9]{12}$/) });
/** A browser's PushSubscription, and the language to notify in: any, since a newer page may know more. */
export const SUBSCRIPTION = z.strictObject({
  endpoint: z.string().max(2000),
  p256dh: z.string().regex(/^[\w-]{87}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
  lang: z.string().regex(/^[a-z]{2}$/),
});
export const FROM = z.object({ from: z.coerce.number().int().min(0).max(1_000_000).default(0) });
export const TABLE_ID = z.string().regex(/^[\w-]{16}$/);

// Text that operators write.
export const OPERATOR = written(40);
export const TEXT = written(200);
export const MINUTES = z.coerce.number().int().min(0).max(1440);
export const SEAT = z.coerce.number().pipe(seat);

export function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const { data, error } = schema.safeParse(value);
  if (error) {
    const [issue] = error.issues;
    throw new Refused('bad-message', `${issue?.path.join('.') || 'the message'}: ${issue?.message ?? 'is not one'}`);
  }
  return data;
}

export type Message = z.infer<typeof MESSAGE>;

export function readMessage(text: string): Message {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refused('bad-message', 'the message is not JSON');
  }
  return read(MESSAGE, value);
}
