import * as z from 'zod';
import type { PageFrame, SessionRequest } from './protocol.js';

/** What pages send, checked: every length is bounded, and what doesn't fit is refused. */

const act = { act: z.string().regex(/^[\w-]{8,40}$/), late: z.literal(true).exactOptional() };
const gameId = z.string().regex(/^[a-z0-9]{1,40}$/);
const customId = z.string().min(1).max(100);

const frame = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('hello'),
    session: z.string().regex(/^[\w-]{20,80}$/),
    locale: z
      .string()
      .regex(/^[A-Za-z0-9-]{2,35}$/)
      .exactOptional(),
    game: gameId.exactOptional(),
  }),
  z.strictObject({ do: z.literal('act'), ...act, game: gameId.exactOptional(), what: z.looseObject({}) }),
  z.strictObject({
    do: z.literal('press'),
    ...act,
    on: z.enum(['board', 'panel', 'note']),
    customId,
    values: z.array(z.string().max(100)).max(25).exactOptional(),
  }),
  z.strictObject({ do: z.literal('sign'), ...act, sign: z.string().min(1).max(8) }),
  z.strictObject({ do: z.literal('first'), ...act }),
  z.strictObject({ do: z.literal('ping') }),
]);

const session = z.strictObject({
  nonce: z.string().regex(/^[\w-]{20,80}$/),
  code: z.string().min(1).max(200),
  instanceId: z.string().regex(/^[\w-]{1,100}$/),
  guildId: z
    .string()
    .regex(/^\d{5,20}$/)
    .exactOptional(),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Null: it is none. */
export function readFrame(text: string): PageFrame | null {
  return frame.safeParse(parsed(text)).data ?? null;
}

/** Null: it is none. */
export function readSessionRequest(text: string): SessionRequest | null {
  return session.safeParse(parsed(text)).data ?? null;
}
