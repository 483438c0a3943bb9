import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { endSvg } from '../../../discord/games/meteor/picture/end.js';
import { fieldSvg } from '../../../discord/games/meteor/picture/field.js';
import { decide, evolveAll, isRefusal, publicView } from '../../../games/meteor/index.js';
import { translator } from '../../../text/index.js';
import { timesEmpty } from '../../bench/pictures.js';
import { record, type Recording } from './recorded.js';

export interface EngineFigures {
  readonly actionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly bytesPerLiveGame: number;
  /** CPU of the pictures of a game's end and of its field, over that of an empty one. */
  readonly endPictureTimesEmpty: number;
  readonly fieldPictureTimesEmpty: number;
}

/** The game sizes take turns. */
const recordings = (count: number, stopAfter?: number): Recording[] =>
  Array.from({ length: count }, (_, at) =>
    record({ seed: `bench-${at}`, players: 1 + (at % 5), ...(stopAfter === undefined ? {} : { stopAfter }) }),
  );

/** Plays the recorded games again from their first state, refused questions too; the count of questions. */
function playAgain(games: readonly Recording[]): number {
  let asked = 0;
  for (const { first, steps } of games) {
    let state = first;
    for (const { action, now } of steps) {
      const decision = decide(state, action, now);
      if (!isRefusal(decision)) state = evolveAll(state, decision, now);
    }
    asked += steps.length;
  }
  return asked;
}

/** The best of several rounds: what the machine can do while nothing else runs on it. */
function speed(games: readonly Recording[], rounds: number): number {
  let best = 0;
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    const asked = playAgain(games);
    best = Math.max(best, asked / ((performance.now() - began) / 1000));
  }
  return best;
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  // What one round frees may hold on to more.
  for (let round = 0; round < 4 && typeof collect === 'function'; round += 1) collect();
}

/** States after 60 logged actions, as text. In a function of its own, so that nothing keeps the recordings alive. */
const midPlay = (count: number): string[] => recordings(count, 60).map(({ last }) => JSON.stringify(last));

/** Heap that a game's state takes in mid-play, its log being on disk. States come through JSON: nothing is shared. */
function bytesPerGame(count: number): number {
  const texts = midPlay(count);
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const held: unknown[] = texts.map((text): unknown => JSON.parse(text));
  collectGarbage();
  const after = process.memoryUsage().heapUsed;
  // The texts must live until here, or their own memory would be taken off.
  return texts.length === held.length ? Math.round((after - before) / held.length) : 0;
}

/** Of the games, the one with most to show. */
function pictures(games: readonly Recording[]): Pick<EngineFigures, 'endPictureTimesEmpty' | 'fieldPictureTimesEmpty'> {
  const views = games.map(({ last }) => publicView(last));
  const view = views.reduce((most, one) => (one.fallen.length > most.fallen.length ? one : most));
  const people = new Map([0, 1, 2, 3, 4].map((seat) => [seat, { name: `Player ${seat + 1}` }]));
  const t = translator('en');
  return {
    endPictureTimesEmpty: timesEmpty(endSvg(t, { view, people })),
    fieldPictureTimesEmpty: timesEmpty(fieldSvg(t, view, people)),
  };
}

export function benchEngine(): EngineFigures {
  const bytesPerLiveGame = bytesPerGame(1_000);
  const games = recordings(300);
  const actionsPerSecond = speed(games, 12);
  const actions = games.reduce((sum, { steps }) => sum + steps.length, 0);
  return {
    actionsPerSecond: Math.round(actionsPerSecond),
    gamesPerSecond: Math.round(actionsPerSecond / (actions / games.length)),
    bytesPerLiveGame,
    ...pictures(games),
  };
}
