import type { Action, Authority } from '../action.js';
import { BOSSES, type BossCard } from '../cards/bosses.js';
import { bossOnField } from '../flow/field.js';
import { Random } from '../../shared/random.js';
import { authorityRefusal, refuse, seatsIn } from '../checks.js';
import { letterAt } from '../names.js';
import type { Refusal } from '../refusal.js';
import { scenarioOf } from '../scenarios/index.js';
import { siteOwners } from '../setup.js';
import type { GameState, Letter, Meteor } from '../state.js';
import type { Turn } from '../turn.js';
import { isWinnable } from '../winnable.js';

/** The host picks the meteor that a random Boss replaces (R2). */
export function chooseBossPlace(
  turn: Turn,
  { by, letter }: Extract<Action, { readonly type: 'choose-boss-place' }>,
): Refusal | null {
  const refusal = authorityRefusal(turn.state, by) ?? bossRefusal(turn.state);
  if (refusal !== null) return refusal;
  const legal = turn.state.field.map((meteor) => meteor.letter);
  if (!legal.includes(letter)) return { code: 'no-such-meteor', target: letter, legal };
  placeBoss(turn, letter, by);
  return null;
}

/** Why no Boss can be placed now; null: one can. */
export function bossRefusal({ phase, pause, options, advanced }: GameState): Refusal | null {
  if (options.mode !== 'advanced') return refuse('no-boss');
  if (advanced !== null && advanced.boss !== null) return { code: 'boss-placed', boss: advanced.boss };
  if (phase === 'lobby') return refuse('not-started');
  if (phase !== 'field') return refuse('no-boss');
  return pause === null ? null : refuse('time-out');
}

/** A random Boss replaces that meteor, or a random one; Bosses that could not be destroyed are drawn anew (R15). */
export function placeBoss(turn: Turn, chosen: Letter | null, by: Authority | null): void {
  const { state } = turn;
  const random = new Random(state.random);
  const letter = chosen ?? state.field[random.below(state.field.length)]?.letter ?? '';
  const solo = seatsIn(state).length === 1;
  const fits = ({ notSolo }: BossCard): boolean => !(solo && notSolo === true);
  const asked = BOSSES.find((boss) => boss.id === scenarioOf(state.options)?.boss && fits(boss));
  const bosses = asked === undefined ? BOSSES.filter(fits) : [asked];
  for (const boss of random.shuffle(bosses)) {
    const meteors = piecesOf(state, boss, letter, random);
    if (isWinnable(withSites(state), meteors)) {
      turn.emit({ type: 'boss-placed', boss: boss.id, letter, meteors, random: random.state, by });
      return;
    }
    turn.emit({ type: 'card-redrawn', kind: 'boss', card: boss.id, seat: null });
  }
}

const piecesOf = (state: GameState, boss: BossCard, letter: Letter, random: Random): Meteor[] =>
  Array.from({ length: boss.pieces ?? 1 }, (_, piece) =>
    bossOnField(boss, piece === 0 ? letter : letterAt(state, state.letters + piece - 1), random),
  );

/** The state with the launch sites that every deal of Powers leads to at least. */
const withSites = (state: GameState): GameState => ({
  ...state,
  sites: siteOwners(seatsIn(state)).map((owner) => ({ owner, pile: [], ready: false })),
});
