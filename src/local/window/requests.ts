import type { RawData } from 'ws';
import * as z from 'zod';

/** Frames from windows, checked: lengths are bounded, and what doesn't fit is answered with a fault. */

const id = z.string().regex(/^\d{17,20}$/);
const number = z.number().int().nonnegative();
const text = z.string().min(1).max(2000);
const name = z
  .string()
  .trim()
  .min(1)
  .max(32)
  .regex(/^[\p{L}\p{N}\p{M}\p{S}\p{P} ]+$/u, 'has characters that a name cannot have');
const word = z.string().max(100);
const options = z
  .array(
    z.object({
      name: word,
      type: number,
      value: z.union([z.string().max(6000), z.number(), z.boolean()]),
      focused: z.boolean().optional(),
    }),
  )
  .max(25);
const path = z.array(word).max(3);
const customId = z.string().min(1).max(100);

const shape = z.discriminatedUnion('do', [
  z.object({
    id: number,
    do: z.literal('hello'),
    name,
    token: z.string().max(200).optional(),
    locale: z.string().max(35).optional(),
  }),
  z.object({ id: number, do: z.literal('say'), channelId: id, content: text }),
  z.object({ id: number, do: z.literal('edit'), channelId: id, messageId: id, content: text }),
  z.object({ id: number, do: z.literal('delete'), channelId: id, messageId: id }),
  z.object({ id: number, do: z.literal('react'), channelId: id, messageId: id, emoji: z.string().min(1).max(64) }),
  z.object({ id: number, do: z.literal('click'), messageId: id, customId }),
  z.object({ id: number, do: z.literal('select'), messageId: id, customId, values: z.array(word).max(25) }),
  z.object({ id: number, do: z.literal('command'), channelId: id, commandId: id, path, options }),
  z.object({ id: number, do: z.literal('autocomplete'), channelId: id, commandId: id, path, options }),
  z.object({
    id: number,
    do: z.literal('submit'),
    customId,
    fields: z
      .array(
        z.object({ customId, value: z.union([z.string().max(4000), z.boolean(), z.array(word).max(25), z.null()]) }),
      )
      .max(5),
  }),
  z.object({ id: number, do: z.literal('voice'), channelId: id.nullable() }),
  z.object({ id: number, do: z.literal('mute'), channelId: id, userId: id, mute: z.boolean() }),
  z.object({ id: number, do: z.literal('launch'), channelId: id }),
  z.object({ id: number, do: z.literal('activity'), channelId: id }),
  z.object({ id: number, do: z.literal('activity-leave'), instanceId: z.string().max(120) }),
  z.object({ id: number, do: z.literal('authorize'), instanceId: z.string().max(120) }),
  z.object({ id: number, do: z.literal('dismiss'), messageId: id }),
]);

export type Request = z.infer<typeof shape>;

/** A frame as a request, or why it is none; `id` is the request's own, 0 where it could not be read. */
export function parseRequest(
  data: RawData,
): { readonly request: Request } | { readonly id: number; readonly fault: string } {
  let frame: unknown;
  try {
    frame = JSON.parse(Buffer.isBuffer(data) ? data.toString() : '');
  } catch {
    return { id: 0, fault: 'That was not JSON.' };
  }
  const parsed = shape.safeParse(frame);
  if (parsed.success) return { request: parsed.data };
  const given = typeof frame === 'object' && frame !== null ? (frame as { id?: unknown }).id : undefined;
  const [issue] = parsed.error.issues;
  return {
    id: typeof given === 'number' ? given : 0,
    fault: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'malformed'}`,
  };
}
