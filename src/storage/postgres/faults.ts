import { DatabaseError } from 'pg';
import { StorageFault } from '../../table/ports.js';

/** Why the server can't be used, or did not take something. */
export type PostgresProblem =
  /** The address is none. */
  | 'address'
  /** Nobody answers there, or the connection was lost. */
  | 'unreachable'
  /** TLS was asked for, and the server has none. */
  | 'no-tls'
  /** The server's certificate is nobody's that is trusted, or is another host's. */
  | 'certificate'
  /** A file that the address names can't be read. */
  | 'certificate-file'
  /** The name or password is refused. */
  | 'login'
  /** There is no such database. */
  | 'missing'
  /** Older than PostgreSQL 15. */
  | 'version'
  /** The database keeps its texts in another encoding than UTF-8. */
  | 'encoding'
  /** The role may not make or change what the bot keeps. */
  | 'rights'
  /** A standby, or a server that was set to take nothing. */
  | 'read-only'
  /** Tables of the bot's names are there, and not the bot's. */
  | 'foreign'
  /** A newer release has migrated it. */
  | 'newer-schema'
  /** Another Discord application's games are in it. */
  | 'other-application'
  /** It is shared among another number of shards. */
  | 'other-shards'
  /** Another bot runs on it. */
  | 'in-use'
  /** Another process waits already for the bot on it to go. */
  | 'awaited'
  /** Another process has the lease of these games now. */
  | 'lease-lost'
  /** The server knows less than this process wrote: a standby that was behind has taken over. */
  | 'behind'
  | 'full'
  | 'unknown';

const ADVICE: Readonly<Record<PostgresProblem, string>> = {
  address: 'DATABASE_URL is no address such as postgres://user@host:5432/name',
  unreachable: 'nobody answers there: check host, port and network, and that PostgreSQL runs',
  'no-tls': 'the server has no TLS: set it up there, or leave sslmode out where the network is your own',
  certificate:
    'its certificate isn’t trusted: name the one that issued it with sslrootcert=FILE, and the host as it is named there',
  'certificate-file': 'a file that its address names can’t be read: check sslrootcert, sslcert and sslkey',
  login: 'the server refuses the user or the password',
  missing: 'the server has no database of that name: create it',
  version: 'PostgreSQL 15 or newer is needed',
  encoding: 'its encoding must be UTF8: create the database with ENCODING UTF8',
  rights: 'the user may not create or change its tables: grant all rights on the schema',
  'read-only': 'it takes no writes: this is a standby, or it is set to read only',
  foreign: 'tables of some other program have the names of the bot’s: use a database or schema of its own',
  'newer-schema': 'a newer release of this bot has migrated it: run that one, or restore a backup',
  'other-application': 'it belongs to another application: use another database',
  'other-shards': 'its servers are divided among another number of shards',
  'in-use': 'another bot runs on it: stop that one first; if it was killed, its lease ends within eight seconds',
  awaited: 'another process waits already for the bot on it to stop',
  'lease-lost': 'another process has taken these games over',
  behind: 'it lacks what was written before: a standby that was behind has taken over',
  full: 'its disk is full',
  unknown: 'the database did not answer as it should',
};

/** PostgreSQL docs, "Error Codes": by their beginnings, the longer first. */
const BY_CODE: readonly (readonly [prefix: string, problem: PostgresProblem])[] = [
  ['25006', 'read-only'],
  // A transaction that stood still for too long.
  ['25P03', 'unreachable'],
  ['28', 'login'],
  ['3D', 'missing'],
  ['42501', 'rights'],
  ['53100', 'full'],
  ['53', 'unknown'],
  ['08', 'unreachable'],
  ['57', 'unreachable'],
  ['58', 'unknown'],
  ['XX', 'unknown'],
  ['40', 'unknown'],
  ['55', 'unknown'],
];

/** A message is for the operator, and names no password. */
export class PostgresFault extends StorageFault {
  constructor(
    readonly problem: PostgresProblem,
    message: string,
    /** True: whether what was asked for has been done is not known. */
    readonly undecided = false,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** What some other part found wrong, in the same words. */
export const faultOf = (place: string, problem: PostgresProblem, detail = ''): PostgresFault =>
  new PostgresFault(problem, inWords(place, problem, detail));

function inWords(place: string, problem: PostgresProblem, detail: string): string {
  return `The database ${place} cannot be used: ${ADVICE[problem]}${detail === '' ? '' : ` (${detail})`}.`;
}

/** Whether the server itself ended the statement, so that nothing of it was done. A fatal one ended the connection too. */
const isRefusal = (error: unknown): boolean => error instanceof DatabaseError && error.severity === 'ERROR';

/** Node.js docs, "X509 certificate error codes", and of TLS whether a certificate is the host's. */
const CERTIFICATE = /^(?:ERR_TLS_CERT|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH)/;

/** Of the way to the server: what the network, TLS or a file did. */
function problemOfWay(error: unknown): PostgresProblem {
  if (!(error instanceof Error)) return 'unreachable';
  if (error.message.includes('does not support SSL')) return 'no-tls';
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code !== undefined && CERTIFICATE.test(code)) return 'certificate';
  return syscall === 'open' ? 'certificate-file' : 'unreachable';
}

/** Of a statement alone, such as a row that is there already: a bug, or for the caller to judge. */
function problemOf(error: unknown): PostgresProblem | null {
  if (!(error instanceof DatabaseError)) return problemOfWay(error);
  return BY_CODE.find(([prefix]) => error.code?.startsWith(prefix) === true)?.[1] ?? null;
}

/**
 * A fault for what the server, its disk or the network did; the error itself where the statement is to blame.
 * `sent`: the statement had been sent, and was not inside of a transaction that ended with the connection.
 */
export function postgresFault(place: string, error: unknown, sent = false): unknown {
  if (error instanceof StorageFault) return error;
  const problem = problemOf(error);
  if (problem === null) return error;
  const detail = error instanceof Error ? error.message : '';
  // The driver's own errors may carry the connection with them, which no log should show.
  const cause = error instanceof DatabaseError ? { cause: error } : {};
  return new PostgresFault(problem, inWords(place, problem, detail), sent && !isRefusal(error), cause);
}

/** The name of the constraint that a statement would have broken; null: it failed for another reason. */
export function brokenConstraint(error: unknown): string | null {
  return error instanceof DatabaseError && error.code?.startsWith('23') === true ? (error.constraint ?? null) : null;
}

/** PostgreSQL docs, "Error Codes": data_corrupted, index_corrupted. */
const DAMAGES: readonly unknown[] = ['XX001', 'XX002'];

/** Whether an error met with one game says nothing about the others: rows that can't be read, or a bug. */
export const isOfOneGame = (error: unknown): boolean =>
  !(error instanceof StorageFault) || (error.cause instanceof DatabaseError && DAMAGES.includes(error.cause.code));
