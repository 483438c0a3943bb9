/** How a robot weighs things. One scale: a destroyed meteor is 100. Found by simulation, see `tools/simulate`. */
export interface Weights {
  readonly kill: number;
  /** To learn a meteor's size. */
  readonly reveal: number;
  /** What an Overkill costs beyond its change of zone, by zone: index 2 to 5. In zone 1 it is never worth it. */
  readonly overkill: readonly number[];
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
  /** An Energy that nobody brought for three thoughts, and for six: how much less likely it is. */
  readonly stale: number;
  readonly veryStale: number;
  /** How likely each card that is still missing for a Retrofit comes from others. */
  readonly retrofitHelp: number;
  /** What an idea must be worth at least to be done. */
  readonly least: number;
  /** Worth of what Technologies do. */
  readonly talk: number;
  readonly faceUp: number;
  /** To have the next Overkill taken, by zone: index 1 to 5. In the last ones it makes Rockets of use that fit nothing. */
  readonly absorb: readonly number[];
  /** What that costs when it is used up, as a share of it. */
  readonly absorbed: number;
  readonly change: number;
  readonly salvage: number;
}

export const WEIGHTS: Weights = {
  kill: 100,
  reveal: 14,
  overkill: [0, 0, 27, 14, 11, 11],
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

/**
 * For a game that is lost as it stands: in the last zone, when nobody has a good idea any more. Nothing is worth keeping
 * for later, and a risk costs no more than the loss that comes anyway.
 */
export const desperate = (weights: Weights): Weights => ({
  ...weights,
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
