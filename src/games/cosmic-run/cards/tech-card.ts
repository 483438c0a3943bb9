import type { UsedPower } from './powers.js';

/** A power of the tech card, which every player has and pays for with crystals (CR9). */
export interface TechPower {
  readonly id: string;
  readonly crystals: number;
  readonly power: UsedPower;
  /** Once a turn; absent: as often as it can be paid. */
  readonly once?: true;
}

/** The tech card is the rulebook's, its powers are ours. */
export const TECH_CARD: readonly TechPower[] = [
  { id: 'second-chance', crystals: 1, power: { kind: 'reroll' } },
  { id: 'fine-tuning', crystals: 2, power: { kind: 'nudge' } },
  { id: 'override', crystals: 3, power: { kind: 'set' } },
  { id: 'shield', crystals: 3, power: { kind: 'cancel-strike' } },
  { id: 'thrusters', crystals: 4, power: { kind: 'thrust' }, once: true },
];
