/** The target bands of the sheet. A band fails only where the 95% interval of what was measured lies outside it. */
import type { Setting } from './play.js';
import type { Mean, Summary } from './summary.js';

export interface Case extends Setting {
  readonly name: string;
  /** How many towns the rules document asks for. */
  readonly games: number;
}

export const CASES = {
  visitor: { name: 'Visitor', robot: 'visitor', line: null, games: 3_000 },
  untuned: { name: 'Mayor, untuned', robot: 'untuned', line: null, games: 300 },
  mayor: { name: 'Mayor, tuned', robot: 'mayor', line: null, games: 300 },
  grain: { name: 'Mayor: grain and Windmill', robot: 'mayor', line: 'grain', games: 300 },
  gold: { name: 'Mayor: gold', robot: 'mayor', line: 'gold', games: 300 },
  stone: { name: 'Mayor: stone', robot: 'mayor', line: 'stone', games: 300 },
  wood: { name: 'Mayor: wood', robot: 'mayor', line: 'wood', games: 300 },
  endGame: { name: 'Mayor: End game buildings', robot: 'mayor', line: 'end-game', games: 300 },
  architect: { name: 'Architect', robot: 'architect', line: null, games: 40 },
  planner: { name: 'Planner', robot: 'planner', line: null, games: 300 },
} as const satisfies Readonly<Record<string, Case>>;

export type CaseName = keyof typeof CASES;
export type Measured = Readonly<Partial<Record<CaseName, Summary>>>;

export interface Verdict {
  readonly band: string;
  /** Null: no lower end. */
  readonly low: number | null;
  readonly high: number;
  readonly measured: Mean;
  readonly holds: boolean;
}

interface Band {
  readonly band: string;
  readonly cases: readonly CaseName[];
  readonly low: number | null;
  readonly high: number;
  /** What is compared with the band. */
  readonly of: (summaries: readonly Summary[]) => Mean;
}

const only =
  (key: 'score' | 'craters' | 'built' | 'destroyed') =>
  ([summary]: readonly Summary[]): Mean =>
    summary?.[key] ?? { mean: NaN, interval: [NaN, NaN] };

const means = (summaries: readonly Summary[]): number[] => summaries.map(({ score }) => score.mean);
const rounded = (number: number): number => Number(number.toFixed(3));

/** The highest mean over the lowest; its interval from those of both. */
function spread(summaries: readonly Summary[]): Mean {
  const sorted = [...summaries].sort((a, b) => a.score.mean - b.score.mean);
  const [low, high] = [sorted[0]?.score, sorted.at(-1)?.score];
  if (low === undefined || high === undefined) return { mean: NaN, interval: [NaN, NaN] };
  return ratio(high, low);
}

/** The relative errors of two independent means add up as squares. */
function ratio(over: Mean, under: Mean): Mean {
  const share = ({ mean, interval }: Mean): number => (interval[1] - mean) / mean;
  const quotient = over.mean / under.mean;
  const half = quotient * Math.hypot(share(over), share(under));
  return { mean: rounded(quotient), interval: [rounded(quotient - half), rounded(quotient + half)] };
}

/** One line beside the four sale lines together. */
function besideSales([line, ...sales]: readonly Summary[]): Mean {
  if (line === undefined) return { mean: NaN, interval: [NaN, NaN] };
  const together = means(sales).reduce((sum, mean) => sum + mean, 0) / sales.length;
  const half = sales.reduce((sum, { score }) => Math.hypot(sum, score.interval[1] - score.mean), 0) / sales.length;
  return ratio(line.score, { mean: together, interval: [together - half, together + half] });
}

const SALES = ['grain', 'gold', 'stone', 'wood'] as const;

/** What `docs/meteor-town.md` lists as the targets. */
export const BANDS: readonly Band[] = [
  { band: 'Visitor: mean score', cases: ['visitor'], low: null, high: 0, of: only('score') },
  { band: 'Mayor, untuned: mean score', cases: ['untuned'], low: 18, high: 28, of: only('score') },
  { band: 'Mayor, tuned: mean score', cases: ['mayor'], low: 40, high: 48, of: only('score') },
  {
    band: 'Architect over the untuned Mayor: about twice',
    cases: ['architect', 'untuned'],
    low: 1.75,
    high: 2.5,
    of: ([architect, mayor]) =>
      architect === undefined || mayor === undefined ? NOT_MEASURED : ratio(architect.score, mayor.score),
  },
  { band: 'The four sale lines: highest over lowest', cases: SALES, low: 1, high: 1.1, of: spread },
  {
    band: 'End game buildings beside the sale lines',
    cases: ['endGame', ...SALES],
    low: 0.85,
    high: 1.15,
    of: besideSales,
  },
  { band: 'Architect: craters a town', cases: ['architect'], low: 0.2, high: 0.7, of: only('craters') },
  { band: 'Architect: buildings lost', cases: ['architect'], low: 4, high: 6, of: only('destroyed') },
  { band: 'Architect: buildings built', cases: ['architect'], low: 4, high: 9, of: only('built') },
];

const NOT_MEASURED: Mean = { mean: NaN, interval: [NaN, NaN] };

/** Judges every band whose cases were all measured. */
export function judge(measured: Measured): Verdict[] {
  return BANDS.flatMap(({ band, cases, low, high, of }) => {
    const summaries = cases.map((name) => measured[name]).filter((summary) => summary !== undefined);
    if (summaries.length < cases.length) return [];
    const found = of(summaries);
    const [from, to] = found.interval;
    return [{ band, low, high, measured: found, holds: (low === null || to >= low) && from <= high }];
  });
}
