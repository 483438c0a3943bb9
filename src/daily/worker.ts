/** A thread on which robots try the deals of a day, behind what answers people. */
import { parentPort } from 'node:worker_threads';
import { GameRegistry } from '../games/registry.js';
import { GAMES } from '../registered-games.js';
import type { TrialQuestion } from './ports.js';
import type { TrialAnswer } from './trials.js';

const games = new GameRegistry(GAMES);

function wonOf({ kind, seats, seed, from, to }: TrialQuestion): number {
  const trial = games.get(kind).daily?.trial;
  if (trial === undefined) throw new RangeError(`no robots try the deals of ${kind}`);
  let won = 0;
  for (let game = from; game < to; game += 1) if (trial(seats, seed, `${seed}/${game}`)) won += 1;
  return won;
}

const port = parentPort;
if (port === null) throw new Error('this file runs in a worker thread');
port.on('message', (question: TrialQuestion) => {
  let answer: TrialAnswer;
  try {
    answer = { won: wonOf(question) };
  } catch (error) {
    answer = { won: null, why: String(error) };
  }
  port.postMessage(answer);
});
