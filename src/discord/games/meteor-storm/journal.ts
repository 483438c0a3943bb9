import type { GameEvent, GameState } from '../../../games/meteor-storm/index.js';
import type { Told } from '../../../games/shared/told.js';
import type { People, Translate } from '../../../text/index.js';
import { logLine } from '../../../text/meteor-storm/index.js';
import { peopleOf } from '../../people.js';
import type { TableHandle } from './table.js';

type Noted = Told<GameState, GameEvent>;

/** Characters of a message that the log may take. */
const LOG_ROOM = 3_500;
/** What "Last" on the board is about. */
const ACTS: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'claimed',
  'fired',
  'unit-hit',
  'unit-lost',
  'tile-destroyed',
  'tile-hit',
  'unit-struck',
  'retired',
  'alert-ignored',
  'marked',
  'moved',
  'card-played',
  'turn-lapsed',
]);

/** What was told, a line an event. */
export const linesOf = (t: Translate, people: People, noted: readonly Noted[]): readonly string[] =>
  noted.flatMap(({ before, event }) => logLine(t, people, before, event) ?? []);

/** What was done last; null: nothing yet. */
export function lastActLine(t: Translate, people: People, { told }: TableHandle): string | null {
  const last = told.findLast(({ event }) => ACTS.has(event.type));
  return last === undefined ? null : (linesOf(t, people, [last])[0] ?? null);
}

/** What this turn's dice brought, in lines; empty: none were rolled. */
export function appearedThisTurn(t: Translate, people: People, { told }: TableHandle): readonly string[] {
  const from = told.findLastIndex(({ event }) => event.type === 'appear-rolled');
  if (from < 0 || told.slice(from).some(({ event }) => event.type === 'turn-ended')) return [];
  const about = told.slice(from).filter(({ event }) => event.type === 'appear-rolled' || event.type === 'tile-placed');
  return linesOf(t, people, about);
}

/** What happened lately, as one message takes it: the newest lines that there is room for. */
export function logText(t: Translate, table: TableHandle): string {
  const lines = linesOf(t, peopleOf(table), table.told);
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
