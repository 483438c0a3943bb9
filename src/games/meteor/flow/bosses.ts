import { fieldEffect } from '../advanced.js';
import { bossOf } from '../catalogue.js';
import type { BossEffect } from '../cards/bosses.js';
import { Random } from '../../shared/random.js';
import { letterAt } from '../names.js';
import type { Meteor } from '../state.js';
import type { Turn } from '../turn.js';
import { allDiscard } from './discard.js';
import { bossOnField, bringMeteor } from './field.js';

type AtZoneChange = {
  readonly [K in BossEffect['kind']]?: (
    turn: Turn,
    effect: Extract<BossEffect, { readonly kind: K }>,
    boss: Meteor,
  ) => void;
};

/** What each kind of Boss effect does at a zone change after the draws (R16, step 5). */
const AFTER_DRAWS: AtZoneChange = {
  'zone-all-discard': (turn, { cards }, { card }) => allDiscard(turn, cards, card),
};

/** What each kind of Boss effect does at the end of a zone change (R16, step 6). */
const LAST: AtZoneChange = {
  'zone-brings': (turn, { band, most }) => {
    if (turn.state.field.length < most) bringMeteor(turn, band);
  },
  'halves-return': (turn, _effect, { card }) => {
    const { field, letters, random: before } = turn.state;
    const boss = bossOf(card);
    if (boss === undefined) return;
    const alive = field.filter((meteor) => meteor.card === card).length;
    const random = new Random(before);
    for (let back = alive; back < (boss.pieces ?? 1); back += 1) {
      turn.emit({
        type: 'meteor-joined',
        meteor: bossOnField(boss, letterAt(turn.state, letters + back - alive), random),
        index: -1,
      });
    }
  },
  'zone-redraws-size': (turn, _effect, { letter, low, high }) => {
    const random = new Random(turn.state.random);
    const size = low + random.below(high - low + 1);
    turn.emit({ type: 'size-drawn', letter, size, random: random.state });
  },
};

/** Steps 5 and 6 of a zone change (R16). A Boss of several pieces acts once. */
export function bossesAtZoneChange(turn: Turn): void {
  if (turn.state.advanced === null) return;
  for (const steps of [AFTER_DRAWS, LAST]) {
    for (const kind of Object.keys(steps) as BossEffect['kind'][]) {
      const found = fieldEffect(turn.state, kind);
      const act = steps[kind] as ((turn: Turn, effect: BossEffect, boss: Meteor) => void) | undefined;
      if (found !== null) act?.(turn, found.effect, found.meteor);
    }
  }
}
