/** A process in which robots try the deals of a day, behind what answers people. */
import type { AnyGame } from '../../games/game.js';
import { answerParent } from '../protocol.js';
import { rulesOf } from '../rules.js';
import type { TrialQuestion } from '../../daily/ports.js';

type Daily = AnyGame['daily'];

answerParent(async (question: TrialQuestion): Promise<number> => {
  const daily = (await rulesOf(question.kind)).daily;
  return question.ask === 'won' ? wonOf(question, daily) : reachOf(question, daily);
});

const chanceOf = ({ seed }: TrialQuestion, game: number): string => `${seed}/${game}`;

function wonOf(question: TrialQuestion, daily: Daily): number {
  if (daily?.trial === undefined) throw new RangeError(`no robots try the deals of ${question.kind}`);
  const { seats, seed, from, to } = question;
  let won = 0;
  for (let game = from; game < to; game += 1) if (daily.trial(seats, seed, chanceOf(question, game))) won += 1;
  return won;
}

function reachOf(question: TrialQuestion, daily: Daily): number {
  const { seats, seed, from, to, kind } = question;
  const reached: number[] = [];
  for (let game = from; game < to; game += 1) {
    const one = daily?.reach?.(seats, seed, chanceOf(question, game));
    if (one === undefined) throw new RangeError(`nobody says how far robots come with the deals of ${kind}`);
    reached.push(one);
  }
  const middle = reached.sort((a, b) => a - b)[Math.floor(reached.length / 2)];
  if (middle === undefined) throw new RangeError('no games were asked for');
  return middle;
}
