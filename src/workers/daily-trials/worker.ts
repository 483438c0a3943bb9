/** A process in which robots try the deals of a day, behind what answers people. */
import { GameRegistry } from '../../games/registry.js';
import { answerParent } from '../protocol.js';
import { GAMES } from '../../registered-games.js';
import type { TrialQuestion } from '../../daily/ports.js';

const games = new GameRegistry(GAMES);

answerParent(({ kind, seats, seed, from, to }: TrialQuestion): number => {
  const trial = games.get(kind).daily?.trial;
  if (trial === undefined) throw new RangeError(`no robots try the deals of ${kind}`);
  let won = 0;
  for (let game = from; game < to; game += 1) if (trial(seats, seed, `${seed}/${game}`)) won += 1;
  return won;
});
