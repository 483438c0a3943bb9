import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { HistoryRegistry, type HistoryAdapter } from '../../history/adapter.js';
import { REGISTERED } from '../../registration/index.js';
import { adapterOf, checkLog, type Fault, type ReplayReport } from '../../history/logs/replay.js';
import { fromLogFile } from '../../history/logs/log-file.js';
import { checkSignature, type SignatureCheck } from '../../history/logs/signature.js';
import { keyPathOf, readKey } from '../../storage/signing-key.js';
import { isFile, readDatabase } from '../read-database.js';
import { FIRST_KIND, type StoredLog } from '../../storage/log/stored-log.js';
import { checkAll } from './all.js';
import type { Found } from './check-games.js';
import { progressBar } from '../simulate/progress.js';

const USAGE = `Usage: npm run replay -- <log file | game id> [--json] [--unfinished] [--key FILE]
       npm run replay -- --all [--json]

Folds a game's log and checks every step of it. A log file is what /history export gives; a game id is looked up in
the bot's database, at DATABASE_URL or DATABASE_PATH.

The chain of digests shows damage, truncation, and an edit by someone who did not chain the log anew. It has no key, so
it does not show who wrote the log: that is what the signature of an exported file is for.

  --key FILE     the key of the bot that exported the file (it lies beside its database, as meteor.db.key): the file
                 must carry that bot's signature. Absent: the key of the bot's own database, if it has one
  --all          checks every game of the database, those that are still on too, on all cores:
                 {games,unfinished,notRedecided,broken,ok}; a broken game is {game,brokenAt,why}
  --json         one JSON object and nothing else: {game,rulesVersion,events,result,reason,zone,ok,brokenAt,why,deal,signature}
  --unfinished   also for a game that is still on, or a log without an end: its cards are secret while it lasts

Exit status: 0 the log holds, 1 it is broken, of unknown rules, its signature
is invalid, or it isn't signed with the key given, 2 wrong usage.`;

/** Wrong usage, or nothing there to check: exit status 2. */
class UsageError extends Error {}

/** What the command says, and its exit status. */
export interface Outcome {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

interface CliArgs {
  /** A file or a game; null: every game of the database. */
  readonly what: string | null;
  readonly json: boolean;
  readonly unfinished: boolean;
  readonly key: string | null;
}

const OPTIONS = {
  all: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  unfinished: { type: 'boolean', default: false },
  key: { type: 'string' },
} as const;

function readArguments(given: readonly string[]): CliArgs {
  try {
    const { values, positionals } = parseArgs({ args: [...given], options: OPTIONS, allowPositionals: true });
    const [what = null] = positionals;
    if ((what === null) !== values.all || positionals.length > 1)
      throw new UsageError('Name one log file or one game, or --all.');
    return { what, json: values.json, unfinished: values.unfinished, key: values.key ?? null };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** A file if there is one of that name, else a game of the database. */
async function find(what: string, database: string): Promise<StoredLog> {
  if (existsSync(what)) return fromFile(what);
  if (!/^[a-z0-9]{1,40}$/.test(what))
    throw new UsageError(`There is no file ${what}, and a game's id is letters and digits.`);
  const { logs, place, close } = await readDatabase(database);
  try {
    const log = await logs.read(what);
    if (log === undefined) throw new UsageError(`There is no file ${what}, and no game of that id in ${place}.`);
    return log;
  } finally {
    await close();
  }
}

function fromFile(path: string): StoredLog {
  const log = fromLogFile(readFileSync(path, 'utf8'));
  if ('fault' in log) throw new UsageError(`${path} cannot be replayed: ${log.fault}.`);
  return log;
}

const WHY: Readonly<Record<Fault, string>> = {
  sequence: 'an entry is missing, or there twice',
  digest: 'it is not what was written: its digest does not fit the chain',
  unreadable: 'it cannot be read or folded',
  'not-created': 'the log does not begin with a created game',
  'day-key': 'its seeds do not come from the day’s key that it gives',
  commitment: 'its seed and nonce are not what the lobby committed to',
  'unknown-rules': 'rules wrote it that this release does not know, so nothing can be said about it',
  decision: 'these rules decide otherwise from there',
  'after-end': 'it follows the end of the game',
  truncated: 'the log of a game that is over stops there',
};

function verdict({ ok, redecided, events, brokenAt, why }: ReplayReport): string {
  if (!ok) {
    const reason = why === null ? 'unknown' : WHY[why];
    return `The log is BROKEN at entry ${brokenAt}: ${reason}. ${events} events before it hold.`;
  }
  if (redecided) return `The log holds: ${events} events.`;
  return `The log is whole: ${events} events. Whether they kept the rules could not be checked.`;
}

function checks({ why, redecided, rulesVersion }: ReplayReport, { game: rules }: HistoryAdapter): string {
  if (why === 'unknown-rules') return 'none.';
  const version = rulesVersion ?? '?';
  return redecided
    ? `every step decided anew by the rules that wrote it (version ${version}), every digest checked.`
    : `folded, and every digest checked; its steps could not be decided anew, for rules version ${version} wrote it and these are ${rules.rulesVersion}.`;
}

const DEAL: Readonly<Record<NonNullable<ReplayReport['deal']>, string>> = {
  committed: 'the one that the lobby committed to: its seed and nonce fit the fingerprint in the log',
  'day-key': 'that of its day: its seeds come from the day’s key in the log',
};

function inWords(report: ReplayReport, adapter: HistoryAdapter): string {
  const { game, result, reason, facts } = report;
  const stands = Object.entries(facts).map(([name, fact]) => `, ${name} ${fact ?? 'none'}`);
  const outcome = `${result === null ? 'not finished' : `${result} (${reason})`}${stands.join('')}`;
  return [
    `Game ${game}: ${report.why === 'unknown-rules' ? 'nothing can be said of it' : outcome}.`,
    verdict(report),
    `Check: ${checks(report, adapter)}`,
    `Deal: ${report.deal === null ? 'the log proves nothing of where it came from' : DEAL[report.deal]}.`,
    'The digests have no key: they show damage, truncation and edits, but not an edit by someone who chained the log anew.',
  ].join('\n');
}

/** `unchecked`: there is one, but no key to check it with. */
type Signature = SignatureCheck | 'unchecked';

async function signatureOf(log: StoredLog, keyFile: string | null, database: string): Promise<Signature> {
  if (log.signature === undefined) return 'absent';
  const key = keyFile === null ? await ownKey(database) : keyFrom(keyFile);
  return key === null ? 'unchecked' : checkSignature(log, key);
}

/** Null: the bot's own database isn't there, or has none. */
async function ownKey(database: string): Promise<Buffer | null> {
  if (isFile(database)) {
    const path = keyPathOf(database);
    return existsSync(path) ? keyFrom(path) : null;
  }
  const { key, close } = await readDatabase(database);
  try {
    return key();
  } catch {
    return null;
  } finally {
    await close();
  }
}

function keyFrom(path: string): Buffer {
  try {
    return readKey(path);
  } catch (error) {
    throw new UsageError(`There is no key to be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

const SIGNATURE: Readonly<Record<Signature, string>> = {
  valid: 'from this bot: it was made with its key, for this very log',
  invalid: 'NOT from this bot: another key made it, or the log was changed after it was signed',
  absent: 'none, so nothing proves which bot wrote the log',
  unchecked: 'there is one; --key FILE, with the key of the bot that exported the log, checks it',
};

function told(report: ReplayReport, adapter: HistoryAdapter, signature: Signature, json: boolean): string {
  const { state: _state, facts, ...shown } = report;
  if (json) return JSON.stringify({ ...shown, ...facts, signature });
  return `${inWords(report, adapter)}\nSignature: ${SIGNATURE[signature]}.`;
}

function adapterFor(log: StoredLog): HistoryAdapter {
  const { game, kind = FIRST_KIND } = log;
  const adapter = adapterOf(log, new HistoryRegistry(REGISTERED.map(({ history }) => history)));
  if (adapter === undefined)
    throw new UsageError(`Game ${game} is a game of ${kind}, which this release does not know.`);
  return adapter;
}

function toldOfAll(found: Found, json: boolean): string {
  const { games, unfinished, notRedecided, broken } = found;
  if (json) return JSON.stringify({ ...found, ok: broken.length === 0 });
  return [
    ...broken.map(
      ({ game, brokenAt, why }) =>
        `Game ${game} is BROKEN at entry ${brokenAt ?? '?'}: ${why === null ? 'unknown' : WHY[why]}.`,
    ),
    `${games} games: ${games - broken.length} hold, ${broken.length} broken. Of those that hold, ${unfinished} are still on, and ${notRedecided} are of earlier rules, folded but not decided anew.`,
  ].join('\n');
}

async function replayAll(json: boolean, database: string): Promise<Outcome> {
  let bar: ReturnType<typeof progressBar> | undefined;
  const found = await checkAll(database, {
    progress: (checked, of) => {
      bar ??= progressBar(of, process.stderr);
      bar.show(checked);
    },
  });
  bar?.clear();
  return { status: found.broken.length === 0 ? 0 : 1, out: toldOfAll(found, json), err: '' };
}

async function replayOne(
  { what, json, unfinished, key }: CliArgs & { readonly what: string },
  database: string,
): Promise<Outcome> {
  const log = await find(what, database);
  const adapter = adapterFor(log);
  const signature = await signatureOf(log, key, database);
  const report = checkLog(log, adapter);
  // A broken log is told in any case: it says where, not who holds what.
  if (report.ok && !report.finished && !unfinished) {
    throw new UsageError(
      `Game ${report.game} is not finished: its cards are secret while it lasts. --unfinished checks it all the same.`,
    );
  }
  // The signature is about the last digest: without a chain that holds, that is about nothing.
  const proven = report.ok || signature !== 'valid' ? signature : 'invalid';
  const denied = proven === 'invalid' || (key !== null && proven !== 'valid');
  return { status: report.ok && !denied ? 0 : 1, out: told(report, adapter, proven, json), err: '' };
}

const isOne = (args: CliArgs): args is CliArgs & { readonly what: string } => args.what !== null;

/** @param database asked for only by what may need it: finding it reads the settings */
export async function replay(given: readonly string[], database: () => string): Promise<Outcome> {
  try {
    const args = readArguments(given);
    return isOne(args) ? await replayOne(args, database()) : await replayAll(args.json, database());
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isUsage = error instanceof UsageError;
    return { status: isUsage ? 2 : 1, out: '', err: isUsage ? `${message}\n\n${USAGE}` : message };
  }
}
