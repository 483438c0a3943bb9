import * as z from 'zod';
import type { PageFrame, SessionRequest } from './protocol.js';

/** What pages send, checked: every length is bounded, and what doesn't fit is refused. */

const actId = z.string().regex(/^[\w-]{8,40}$/);
const gameId = z.string().regex(/^[a-z0-9]{1,40}$/);
const customId = z.string().min(1).max(100);

const frame = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('hello'),
    session: z.string().regex(/^[\w-]{20,80}$/),
    locale: z
      .string()
      .regex(/^[A-Za-z0-9-]{2,35}$/)
      .optional(),
    game: gameId.optional(),
  }),
  z.strictObject({ do: z.literal('act'), act: actId, game: gameId.optional(), what: z.looseObject({}) }),
  z.strictObject({
    do: z.literal('press'),
    act: actId,
    on: z.enum(['board', 'panel', 'note']),
    customId,
    values: z.array(z.string().max(100)).max(25).optional(),
  }),
  z.strictObject({ do: z.literal('sign'), act: actId, sign: z.string().min(1).max(8) }),
  z.strictObject({ do: z.literal('first'), act: actId }),
  z.strictObject({ do: z.literal('ping') }),
]);

const session = z.strictObject({
  nonce: z.string().regex(/^[\w-]{20,80}$/),
  code: z.string().min(1).max(200),
  instanceId: z.string().regex(/^[\w-]{1,100}$/),
  guildId: z
    .string()
    .regex(/^\d{5,20}$/)
    .optional(),
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
  const { data } = frame.safeParse(parsed(text));
  if (data === undefined) return null;
  switch (data.do) {
    case 'hello': {
      const { locale, game, ...rest } = data;
      return { ...rest, ...(locale === undefined ? {} : { locale }), ...(game === undefined ? {} : { game }) };
    }
    case 'act': {
      const { game, ...rest } = data;
      return { ...rest, ...(game === undefined ? {} : { game }) };
    }
    case 'press': {
      const { values, ...rest } = data;
      return { ...rest, ...(values === undefined ? {} : { values }) };
    }
    default:
      return data;
  }
}

/** Null: it is none. */
export function readSessionRequest(text: string): SessionRequest | null {
  const { data } = session.safeParse(parsed(text));
  if (data === undefined) return null;
  const { guildId, ...rest } = data;
  return { ...rest, ...(guildId === undefined ? {} : { guildId }) };
}
