import type { ChartRow } from '../../history/statistics/chart.js';
import type { GameLine, GameRecord, Ranking, Result, Standing, Tally } from '../../history/queries.js';
import type { StatsSummary } from '../../history/statistics/summary.js';
import type { Translate } from '../../text/index.js';
import type { Seat } from '../../games/shared/seat.js';
import type { Attached, BoardPicture } from '../games/picture.js';
import type { CommonPress } from '../interactions/common-presses.js';
import type { Rendered } from '../messages/parts.js';

export type ReplayPress = Extract<CommonPress, { readonly name: 'past/replay' }>;

/** A leaderboard of one game. */
export interface Leaderboard {
  /** What `/stats leaderboard by` calls it. */
  readonly id: string;
  /** What it is ordered by. */
  readonly by: Ranking;
  /** What it is ordered by, in translated words. */
  name(t: Translate): string;
  /** What one player has of it, in words. */
  value(t: Translate, standing: Standing): string;
}

/** What a game's statistics say beside, or instead of, what those of all games do. */
export interface StatsFace {
  /** The first is shown where none was asked for. Absent: wins, streaks, the fastest win. */
  readonly leaderboards?: readonly [Leaderboard, ...Leaderboard[]];
  /**
   * Whose share of wins says something. `players`: seats play against each other, so that somebody always wins at a
   * table. `nobody`: the game is played for points. Absent: everybody's.
   */
  readonly winsOf?: 'players' | 'nobody';
  /** What games add up to, in a line; null: nothing yet. */
  sums?(t: Translate, summary: StatsSummary): string | null;
  /** What results are split by in the picture and in words. Absent: by mode, where there are several. */
  readonly split?: {
    title(t: Translate): string;
    /** The same, before its rows in a line of text. */
    heading(t: Translate, rows: string): string;
    rows(t: Translate, tallies: readonly Tally[]): readonly ChartRow[];
  };
}

/** Sums by name, 0 where nothing was added up: what a line of words is filled with. */
export const summed = <Name extends string>({ sums }: Pick<StatsSummary, 'sums'>, ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, sums[name] ?? 0])) as Readonly<Record<Name, number>>;

/** What a game adds to `/history` and `/stats`. What it leaves out is told in the words of all games. */
export interface HistoryFace {
  /** What one of its modes is called. Absent: the game has one alone. */
  modeName?(t: Translate, mode: string): string;
  /** How a game ended: a sign, and a few words. Absent: as in all games. */
  ending?(t: Translate, result: Result): { readonly icon: string; readonly words: string };
  /** What a list says of a game beside what all have, as the zone in which it ended; null: nothing. */
  facts?(t: Translate, line: GameLine): string | null;
  /** How a past game went; null or absent: as in all games, the table as it was at the end. */
  show?(t: Translate, record: GameRecord): Rendered | null;
  /** One moment of a past game, with the ways on from it; null or absent: the table in words, step by step. */
  replay?(t: Translate, record: GameRecord, press: ReplayPress, nonce: string): Rendered | null;
  /** How a past game ended, as a picture; null or absent: none. */
  picture?(t: Translate, record: GameRecord): BoardPicture | null;
  readonly stats?: StatsFace;
  /** What decided a past game. Absent: nobody is offered that. */
  readonly analysis?: AnalysisFace;
}

/** How the analysis of a past game is shown. `result` is what the game's own rules found. */
export interface AnalysisFace {
  draw(t: Translate, record: GameRecord, result: unknown, picture: Attached | null): Rendered;
  /** Null: there is nothing to be drawn. */
  picture(t: Translate, record: GameRecord, result: unknown): BoardPicture | null;
}

export interface PracticeMoment {
  /** The last entry of the log that has happened. */
  readonly sequence: number;
  readonly seat: Seat;
}

/** The history faces of the games that are played here. */
export interface HistoryFaces {
  readonly all: readonly { readonly game: { readonly kind: string }; readonly history?: HistoryFace }[];
}

export const historyFaceOf = ({ all }: HistoryFaces, kind: string): HistoryFace =>
  all.find(({ game }) => game.kind === kind)?.history ?? {};

/** How a game ended, for all to read: where somebody always wins, only that it was played to its end. */
export function endingOf(
  t: Translate,
  face: HistoryFace,
  result: Result,
): { readonly icon: string; readonly words: string } {
  const shown = result === 'won' && face.stats?.winsOf !== undefined ? 'played' : result;
  return face.ending?.(t, result) ?? { icon: t(`history.icon.${shown}`), words: t(`history.result.${shown}`) };
}
