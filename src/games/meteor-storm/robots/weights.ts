/** How much a robot values things, in points. */
export interface Weights {
  /** Of a unit's points: the share that all of its hits together are worth where it isn't eliminated. */
  readonly shareOfDamage: number;
  readonly stepCloser: number;
  readonly planetToClaim: number;
  readonly ownPlanet: number;
  readonly covered: number;
  readonly flagshipStepAway: number;
  readonly lastHitNearEnemies: number;
  readonly showerAhead: number;
  readonly stormAhead: number;
  /** What it costs beside that to go into a meteor's way, where staying would not. */
  readonly intoTheWay: number;
  /** A meteor's way costs a marked unit so many times as much. */
  readonly markedAhead: number;
  readonly firstHitOfAStorm: number;
  /** A marker that a move removes, beside the new place; and one that a card removes. */
  readonly markerGone: number;
  readonly markerCleared: number;
  /** The share of what enemies could do to a unit next turn that its place costs; 0: they aren't looked at. */
  readonly exposed: number;
  /** A marker that a unit takes instead of retiring. Null: only a unit on its last hit retires. */
  readonly markerTaken: number | null;
  /** The points that win. */
  readonly victory: number;
}
