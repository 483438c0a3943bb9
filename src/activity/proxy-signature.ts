import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';

/** DER's header of an Ed25519 public key, before its 32 bytes. */
const ED25519 = Buffer.from('302a300506032b6570032100', 'hex');

const payload = z.looseObject({ created_at: z.number(), expires_at: z.number() });

/** Whether Discord's proxy has signed a request's headers; `now` in milliseconds. */
export type ProxyCheck = (headers: IncomingHttpHeaders, now: number) => boolean;

const one = (value: string | readonly string[] | undefined): string => (typeof value === 'string' ? value : '');

/** Discord docs, "Activity proxy authentication". `publicKey`: the application's, as 64 hexadecimal digits. */
export function createProxyCheck(publicKey: string): ProxyCheck {
  const key: KeyObject = createPublicKey({
    key: Buffer.concat([ED25519, Buffer.from(publicKey, 'hex')]),
    format: 'der',
    type: 'spki',
  });
  return (headers, now) => {
    const signature = Buffer.from(one(headers['x-signature-ed25519']), 'hex');
    const timestamp = one(headers['x-signature-timestamp']);
    const signed = one(headers['x-discord-proxy-payload']);
    if (signature.length !== 64 || timestamp === '' || signed === '') return false;
    if (!verify(null, Buffer.from(timestamp + signed), key, signature)) return false;
    const { data } = payload.safeParse(parsed(signed));
    return data !== undefined && data.created_at * 1000 <= now + 60_000 && data.expires_at * 1000 > now;
  };
}

function parsed(base64: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64, 'base64').toString());
  } catch {
    return undefined;
  }
}
