import type { IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';

/**
 * Who may ask this process anything. A browser lets any web site send requests to any address, this machine's own
 * among them; what gives such a request away are the headers `Host` (a foreign name that was made to point here) and
 * `Origin` (the site that asks), and no site can change those.
 */
export type Guard = (request: Pick<IncomingMessage, 'headers'>) => boolean;

export interface GuardOptions {
  /** The address that is listened on; `0.0.0.0` and `::` stand for all addresses of this machine. */
  readonly host: string;
  /** Where people reach this process from outside, e.g. through a proxy. */
  readonly publicUrl: string | null;
  /** Probes and Prometheus ask under names of their own; only foreign origins are refused then. */
  readonly anyHost?: boolean;
}

const WILDCARDS = new Set(['0.0.0.0', '::', '']);

/** An address as a URL writes it, without brackets and port; undefined for what is none. */
function nameOf(host: string): string | undefined {
  return urlOf(`http://${host}`)?.hostname.replace(/^\[|\]$/g, '');
}

function urlOf(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

const bracketed = (host: string): string => (host.includes(':') && !host.startsWith('[') ? `[${host}]` : host);

const isLoopbackName = (name: string): boolean =>
  name === 'localhost' || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);

/** Whether only programs on this machine can reach what listens on that address. */
export const isLoopback = (host: string): boolean => isLoopbackName(nameOf(bracketed(host)) ?? '');

/** Whether that name means this machine: one of its network addresses. */
function isOwnAddress(name: string): boolean {
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  return addresses.some(({ address }) => nameOf(bracketed(address.replace(/%.*/, ''))) === name);
}

/** Lets through what comes from this process's own addresses and pages, and nothing else. */
export function createGuard({ host, publicUrl, anyHost = false }: GuardOptions): Guard {
  const listensOn = nameOf(bracketed(host));
  const known = publicUrl === null ? undefined : urlOf(publicUrl);
  const knownName = known?.hostname.replace(/^\[|\]$/g, '');
  const isOurs = (name: string): boolean =>
    isLoopbackName(name) || name === listensOn || name === knownName || (WILDCARDS.has(host) && isOwnAddress(name));

  return ({ headers }) => {
    const asked = /^[\w.:[\]-]+$/.test(headers.host ?? '') ? urlOf(`http://${headers.host ?? ''}`) : undefined;
    // Some probes send no Host at all, or one that no URL can have: any means those too.
    if (!anyHost && (asked === undefined || !isOurs(asked.hostname.replace(/^\[|\]$/g, '')))) return false;
    // Programs other than browsers send no origin, and no web site can make a browser leave it out of what matters.
    if (headers.origin === undefined) return true;
    const origin = urlOf(headers.origin);
    return origin !== undefined && (origin.host === asked?.host || origin.origin === known?.origin);
  };
}
