import { LEAVES_ROCKETS_FOR, OVERKILLS_FROM, type Company } from './company.js';

/**
 * How much a robot values things, on a scale where a destroyed meteor is 100. Found by simulation, see
 * `tools/simulate`.
 */
export interface Weights {
  readonly kill: number;
  /** Learning a meteor's size. */
  readonly reveal: number;
  /** What an Overkill costs beyond its change of zone, by zone: index 2 to 5. In zone 1 it is never worth it. */
  readonly overkill: readonly number[];
  /** From which zone on it launches Overkills on purpose; zones count down. */
  readonly overkillsFrom: number;
  /** For how many thoughts it leaves a Rocket alone that a person has begun. */
  readonly leavesRocketsFor: number;
  /** What an Overkill costs that loses the game. */
  readonly lost: number;
  /** A meteor that comes in a destroyed one's place, as a share of a meteor. */
  readonly brings: number;
  /** A card spent with a launched Rocket, for what else the Rocket could have hit. */
  readonly spent: number;
  /** A card drawn. */
  readonly card: number;
  /** A card scrapped with its pile, as a share of one drawn. */
  readonly scrapped: number;
  /** A Rocket that could be a part of a bigger salvo, as a share of that salvo. */
  readonly partOfSalvo: number;
  /** An Energy in hand; each further one of its type is worth `furtherEnergy` of the one before. */
  readonly energy: { readonly C: number; readonly F: number; readonly A: number; readonly E: number };
  readonly furtherEnergy: number;
  /** A Rocket in hand, as a share of what it could do now, and at the least. */
  readonly rocketInHand: number;
  readonly leastRocket: number;
  /** For each Energy that someone else must bring. */
  readonly waiting: number;
  /** Factors of likelihood for an Energy that nobody has brought for three of its thoughts, and for six. */
  readonly stale: number;
  readonly veryStale: number;
  /** How likely each card that is still missing for a Retrofit comes from others. */
  readonly retrofitHelp: number;
  /** The least worth of an idea that is done. */
  readonly least: number;
  /** Worth of what Technologies do. */
  readonly talk: number;
  readonly faceUp: number;
  /**
   * That the next Overkill is absorbed, by zone: index 1 to 5. In the last zones it makes Rockets useful that fit
   * nothing.
   */
  readonly absorb: readonly number[];
  /** The cost of using that up, as a share of `absorb`. */
  readonly absorbed: number;
  readonly change: number;
  readonly salvage: number;
}

export const WEIGHTS: Weights = {
  kill: 100,
  reveal: 14,
  overkill: [0, 0, 27, 14, 11, 11],
  overkillsFrom: OVERKILLS_FROM.robots,
  leavesRocketsFor: LEAVES_ROCKETS_FOR.robots,
  lost: 1_000,
  brings: 0.3,
  spent: 4,
  card: 18,
  scrapped: 0.5,
  partOfSalvo: 0.4,
  energy: { C: 8, F: 8, A: 9, E: 8 },
  furtherEnergy: 0.7,
  rocketInHand: 0.28,
  leastRocket: 1.5,
  waiting: 5,
  stale: 0.3,
  veryStale: 0.1,
  retrofitHelp: 0.5,
  least: 1,
  talk: 4,
  faceUp: 16,
  absorb: [0, 60, 45, 25, 15, 15],
  absorbed: 0.2,
  change: 25,
  salvage: 45,
};

/** What a robot's weights are beside that company. */
export const weightsBeside = (weights: Weights, company: Company): Weights => ({
  ...weights,
  overkillsFrom: OVERKILLS_FROM[company],
  leavesRocketsFor: LEAVES_ROCKETS_FOR[company],
});

/**
 * The weights for a game that will be lost otherwise: in the last zone, when no idea is good enough. Nothing is kept
 * for later, and a risk costs no more than the loss that is coming anyway.
 */
export const desperate = (weights: Weights): Weights => ({
  ...weights,
  overkillsFrom: OVERKILLS_FROM.robots,
  lost: 1.2 * weights.kill,
  brings: 0.1,
  spent: 0,
  scrapped: 0,
  waiting: 0,
  rocketInHand: 0,
  leastRocket: 0.1,
  energy: { C: 0.4, F: 0.4, A: 0.4, E: 0.4 },
  least: 0.01,
});
