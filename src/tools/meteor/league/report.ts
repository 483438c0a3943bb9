import { wilson } from '../../simulate/wilson.js';
import { table } from '../../markdown.js';
import type { Summary } from '../summary.js';
import type { LeagueOptions } from './options.js';
import type { Conduct, SeatResult } from './run.js';

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const players = (count: number): string => `${count} ${count === 1 ? 'player' : 'players'}`;

function wonText({ won, games }: { readonly won: number; readonly games: number }): string {
  const [low, high] = wilson(won, games);
  return `${won} of ${games}: ${percent(games === 0 ? 0 : won / games)} (95%: ${percent(low)} to ${percent(high)})`;
}

const faultsOf = ({ faults }: Conduct): readonly string[] =>
  Object.entries(faults).map(([code, { times, first }]) => `  ${code} ${times} times, first: ${first}`);

const conductText = (conduct: Conduct): string =>
  [
    `${conduct.robot}: ${conduct.questions} questions, acted ${conduct.acted}, waited ${conduct.waited}`,
    `  thought ${conduct.thinking.median} ms in the median, 95% under ${conduct.thinking.p95} ms, ${conduct.thinking.most} ms at most`,
    ...faultsOf(conduct),
  ].join('\n');

/** A run's figures for a person. */
export function report(
  { robot, crew, mode, players: count, seed }: LeagueOptions,
  summary: Summary,
  bySeat: readonly SeatResult[],
  conducts: readonly Conduct[],
): string {
  return [
    `${robot ?? ''}${crew === null ? '' : ` with ${crew}`}: ${mode}, ${players(count)}, seed ${seed}`,
    `Won ${wonText(summary)}`,
    ...bySeat.map((one) => `  in seat ${one.seat}: ${wonText(one)}`),
    `Lost by ${
      Object.entries(summary.lostBy)
        .map(([reason, games]) => `${reason} ${games}`)
        .join(', ') || 'nothing'
    }`,
    ...conducts.map(conductText),
  ].join('\n');
}

/** One robot's row in the table of all that are shipped. */
export interface Row {
  readonly name: string;
  readonly won: number;
  readonly games: number;
  /** Who sat with it; null: the same robot. */
  readonly crew: string | null;
  /** Answers that were wrong, late or missing. */
  readonly faults: number;
}

/** The shipped robots' results as Markdown. */
export const tableText = (rows: readonly Row[]): string =>
  table(
    ['robot', 'other seats', 'won', '95% interval', 'faults'],
    rows.map(({ name, crew, won, games, faults }) => {
      const [low, high] = wilson(won, games);
      return [
        name,
        crew ?? 'the same',
        `${won} of ${games}, ${percent(won / games)}`,
        `${percent(low)}–${percent(high)}`,
        faults,
      ];
    }),
  );
