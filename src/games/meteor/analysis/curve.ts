import type { Millis } from '../state.js';
import { chanceIn, type ChanceKind } from './chance.js';
import type { Moment } from './moments.js';
import type { BudgetParts } from './budget.js';
import { beforeChance, chanceOf, fromKnown, fromTruth } from './rollout.js';
import { difference, isClear, Sample, type Measured } from './sample.js';

/** The crew's chance to win at a moment, from 0 to 1. */
export interface CurvePoint {
  /** Milliseconds of play since the clock's start. */
  readonly position: Millis;
  readonly zone: number;
  /** By what could be known then; `expected`: the same just before chance decided something there. */
  readonly known: number;
  readonly expected: number | null;
  /** With the cards as they truly lay. */
  readonly dealt: number;
}

/** The change that one random outcome made to the chance to win. */
export interface Swing extends Measured {
  readonly kind: ChanceKind;
  readonly position: Millis;
  readonly zone: number;
}

export interface Curve {
  readonly points: readonly CurvePoint[];
  /** `luck`: the sum of all random outcomes. `play`: the sum of decisions, compared with how Veterans play. */
  readonly luck: Measured;
  readonly play: Measured;
  /** The biggest that are statistically clear, the biggest first. */
  readonly swings: readonly Swing[];
}

interface Checkpoint {
  readonly moment: Moment;
  readonly chance: ChanceKind | null;
  readonly known: Sample;
  readonly expected: Sample;
  readonly dealt: Sample;
}

/** The most points that the picture of the curve has room for; each random outcome is one. */
const MOST_POINTS = 28;
const MOST_SWINGS = 2;
/** Smaller swings are not reported. */
const LEAST_SWING = 0.05;

/** Where the curve is looked at: the beginning, the end, whenever chance decides, and in between. */
function checkpoints(moments: readonly Moment[]): readonly Checkpoint[] {
  const chosen = new Set<Moment>();
  for (const [at, moment] of moments.entries())
    if (at === 0 || at === moments.length - 1 || chanceIn(moment) !== null) chosen.add(moment);
  const end = moments.at(-1)?.position ?? 0;
  const more = Math.max(0, MOST_POINTS - chosen.size);
  for (let at = 1; at <= more; at += 1) {
    const wanted = (end * at) / (more + 1);
    const nearest = moments.find(({ position }) => position >= wanted);
    if (nearest !== undefined) chosen.add(nearest);
  }
  return moments
    .filter((moment) => chosen.has(moment))
    .map((moment) => ({
      moment,
      chance: chanceIn(moment),
      known: new Sample(),
      expected: new Sample(),
      dealt: new Sample(),
    }));
}

/** One deal of the unseen cards at each point: what is compared shares its chance. */
function round(points: readonly Checkpoint[], seed: string, deal: number, budget: BudgetParts): void {
  for (const [at, { moment, chance, known, expected, dealt }] of points.entries()) {
    const random = () => chanceOf(seed, 'curve', at, deal);
    known.add(fromKnown(moment, random()));
    budget.take();
    if (chance !== null) {
      expected.add(beforeChance(moment, random()));
      budget.take();
    }
    if (deal % 2 === 0) {
      dealt.add(fromTruth(moment, random()));
      budget.take();
    }
  }
}

const luckOf = ({ known, expected }: Checkpoint): Measured => difference(known, expected);

function sumOf(parts: readonly Measured[]): Measured {
  return {
    value: parts.reduce((sum, { value }) => sum + value, 0),
    error: Math.sqrt(parts.reduce((sum, { error }) => sum + error ** 2, 0)),
  };
}

function swingsOf(points: readonly Checkpoint[]): readonly Swing[] {
  return points
    .flatMap((point): Swing[] => {
      const { moment, chance } = point;
      if (chance === null) return [];
      const luck = luckOf(point);
      if (!isClear(luck) || Math.abs(luck.value) < LEAST_SWING) return [];
      return [{ ...luck, kind: chance, position: moment.position, zone: moment.before.zone }];
    })
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .slice(0, MOST_SWINGS);
}

/** The chance to win over time, in two curves, and luck and play told apart (as GNU Backgammon does). */
export function curveOf(moments: readonly Moment[], seed: string, budget: BudgetParts): Curve {
  const points = checkpoints(moments);
  const each = points.reduce((sum, { chance }) => sum + (chance === null ? 1.5 : 2.5), 0);
  const rounds = Math.max(2, budget.rounds(each));
  for (let deal = 0; deal < rounds && (deal < 2 || budget.mayGoOn()); deal += 1) round(points, seed, deal, budget);
  const luck = sumOf(points.filter(({ chance }) => chance !== null).map(luckOf));
  const first = points[0]?.known;
  const last = points.at(-1)?.known;
  const whole = (last?.mean ?? 0) - (first?.mean ?? 0);
  return {
    points: points.map(({ moment, known, expected, dealt }) => ({
      position: moment.position,
      zone: Math.max(1, moment.after.zone),
      known: known.mean,
      expected: expected.count === 0 ? null : expected.mean,
      dealt: dealt.mean,
    })),
    luck,
    play: { value: whole - luck.value, error: Math.hypot(luck.error, first?.error ?? 0) },
    swings: swingsOf(points),
  };
}
