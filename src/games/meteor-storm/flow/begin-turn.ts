import { featureAt, isMeteorHex, markerAt, unitsOfSide } from '../board.js';
import { METEOR_DICE } from '../cards/dice.js';
import { TILES } from '../cards/tiles.js';
import { hexAt, rowRolled } from '../hexes.js';
import type { Turn } from '../turn.js';
import { count, rollBattleDice, rollNumberDice } from './dice.js';
import { checkVictory } from './victory.js';

/** What happens by itself before the active player plays a card: claims, then meteors appear. */
export function beginTurn(turn: Turn): void {
  claimPlanets(turn);
  if (turn.isOver || !turn.state.options.meteors) return;
  const blasts = rollForMeteors(turn);
  for (let at = 0; at < blasts && turn.state.stack.length > 0; at += 1) placeTile(turn);
}

/** Each own unmarked unit on a planet without a meteor puts its side's marker there, in place of the enemy's. */
function claimPlanets(turn: Turn): void {
  const { active: side } = turn.state;
  for (const unit of unitsOfSide(turn.state, side)) {
    const { hex } = unit;
    if (unit.marked || featureAt(turn.state, hex) !== 'planet' || isMeteorHex(turn.state, hex)) continue;
    const from = markerAt(turn.state, hex)?.side ?? null;
    if (from === side) continue;
    turn.emit({ type: 'claimed', side, unit: unit.id, hex, from });
    if (checkVictory(turn)) return;
  }
}

/** Three battle dice; each blast brings a tile. */
function rollForMeteors(turn: Turn): number {
  const random = turn.random();
  const faces = rollBattleDice(random, METEOR_DICE);
  turn.emit({ type: 'appear-rolled', side: turn.state.active, faces, random: random.state });
  return count(faces, 'blast');
}

/** The top tile goes on the hex nearest the edge of the rolled row; what is there isn't struck (MS2, MS3). */
function placeTile(turn: Turn): void {
  const { stack, active } = turn.state;
  const tile = stack.at(-1);
  const data = tile === undefined ? undefined : TILES[tile];
  if (tile === undefined || data === undefined) return;
  const random = turn.random();
  const dice = rollNumberDice(random);
  const hex = hexAt(rowRolled(dice[0] + dice[1], active), 1);
  const { kind, speed } = data;
  turn.emit({ type: 'tile-placed', tile, hex, kind, speed, dice, random: random.state });
}
