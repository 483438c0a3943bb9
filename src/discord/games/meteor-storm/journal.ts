import { evolve, type GameEvent, type GameState } from '../../../games/meteor-storm/index.js';
import type { People, Translate } from '../../../text/index.js';
import { logLine } from '../../../text/meteor-storm/index.js';
import { peopleOf } from '../../people.js';
import type { Change, TableHandle } from './table.js';

interface Noted {
  readonly before: GameState;
  readonly event: GameEvent;
}

/** So many events are kept of a game: some turns. */
const MOST = 80;
/** Characters of a message that the log may take. */
const LOG_ROOM = 3_500;
/** What tells nobody anything new. */
const UNTOLD: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>(['created', 'held', 'unmarked', 'drew']);
/** What "Last" on the board is about. */
const ACTS: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'claimed',
  'fired',
  'unitHit',
  'unitLost',
  'tileDestroyed',
  'tileHit',
  'unitStruck',
  'retired',
  'alertIgnored',
  'marked',
  'moved',
  'cardPlayed',
  'timeLimitReached',
]);

/** What has happened lately at each table. Lives as long as the process: after a restart it begins anew. */
const journals = new WeakMap<TableHandle, readonly Noted[]>();

/** The events of a change that tell something new, each with the board as it met it. */
function notedIn({ before, events, at }: Pick<Change, 'before' | 'events' | 'at'>): readonly Noted[] {
  const noted: Noted[] = [];
  let state = before;
  for (const event of events) {
    if (!UNTOLD.has(event.type)) noted.push({ before: state, event });
    state = evolve(state, event, at);
  }
  return noted;
}

/** Takes down what a change brought. */
export function note(change: Change): void {
  const noted = [...(journals.get(change.table) ?? []), ...notedIn(change)];
  journals.set(change.table, noted.slice(-MOST));
}

const linesOf = (t: Translate, people: People, noted: readonly Noted[]): string[] =>
  noted.flatMap(({ before, event }) => logLine(t, people, before, event) ?? []);

/** What a change brought, a line an event. */
export const toldLines = (t: Translate, people: People, change: Pick<Change, 'before' | 'events' | 'at'>): string[] =>
  linesOf(t, people, notedIn(change));

/** What happened lately, the newest last. */
const journalOf = (t: Translate, people: People, table: TableHandle): readonly string[] =>
  linesOf(t, people, journals.get(table) ?? []);

/** What was done last; null: nothing yet. */
export function lastActLine(t: Translate, people: People, table: TableHandle): string | null {
  const last = journals.get(table)?.findLast(({ event }) => ACTS.has(event.type));
  return last === undefined ? null : (linesOf(t, people, [last])[0] ?? null);
}

/** What this turn's dice brought, in lines; empty: none were rolled, or the process began later. */
export function appearedThisTurn(t: Translate, people: People, table: TableHandle): readonly string[] {
  const noted = journals.get(table) ?? [];
  const from = noted.findLastIndex(({ event }) => event.type === 'appearRolled');
  if (from < 0 || noted.slice(from).some(({ event }) => event.type === 'turnEnded')) return [];
  const about = noted.slice(from).filter(({ event }) => event.type === 'appearRolled' || event.type === 'tilePlaced');
  return linesOf(t, people, about);
}

/** What happened lately, as one message takes it: the newest lines that there is room for. */
export function logText(t: Translate, table: TableHandle): string {
  const lines = journalOf(t, peopleOf(table), table);
  if (lines.length === 0) return t('meteor-storm.board.logEmpty');
  const shown: string[] = [];
  let room = LOG_ROOM;
  for (const line of lines.toReversed()) {
    room -= line.length + 1;
    if (room < 0) break;
    shown.unshift(line);
  }
  return [`**${t('meteor-storm.board.logTitle')}**`, ...shown].join('\n');
}
