import { afterEach, expect, test } from 'vitest';
import type { Random } from '../../src/games/shared/random.js';
import { faultsOf } from '../e2e/support/requests.js';
import { Harness } from '../e2e/support/harness.js';

/** A game on the real bot, by players who know slash commands and autocomplete and nothing else. */
interface CommandedGame {
  readonly random: Random;
  /** What is another after every command, compared by identity; undefined: the game is over. */
  position(): unknown;
  /** One command of whoever is due, made of what is offered; what was sent or said, in words. */
  move(): Promise<string>;
  /** What a kill must leave as it was. */
  kept(): unknown;
}

interface Limits {
  readonly mostSteps: number;
  /** A kill after one command in so many. */
  readonly killOneIn: number;
}

/** Plays to the end, with kills in between: whatever is offered must be taken; whatever was done must be there after a kill. */
async function playWithKills(harness: Harness, game: CommandedGame, { mostSteps, killOneIn }: Limits): Promise<number> {
  let steps = 0;
  for (; steps < mostSteps && game.position() !== undefined; steps += 1) {
    const before = game.position();
    const said = await game.move();
    expect(game.position(), said).not.toBe(before);
    if (game.position() === undefined || game.random.below(killOneIn) !== 0) continue;
    const kept = game.kept();
    await harness.crash();
    await harness.boot();
    await harness.quiet();
    expect(game.kept()).toEqual(kept);
  }
  expect(game.position()).toBeUndefined();
  return steps;
}

/** A game that was begun, and how it goes on. */
interface Begun extends Limits {
  readonly game: CommandedGame;
  /** Fewer commands than any game takes. */
  readonly leastSteps: number;
}

const GAMES = 50;

/** Fifty whole games, each by people of its own on a bot of its own. */
export function wholeGames(timeout: number, begin: (harness: Harness, game: number) => Promise<Begun>): void {
  let harness: Harness;
  afterEach(async () => {
    expect(faultsOf(harness.server.requests.all)).toEqual([]);
    expect(harness.log.filter(({ level }) => level === 'error')).toEqual([]);
    await harness.close();
  });
  test.each(Array.from({ length: GAMES }, (_, game) => game))(
    'game %i by commands and autocomplete alone, with kills',
    async (at) => {
      harness = await Harness.open();
      const { game, leastSteps, ...limits } = await begin(harness, at);
      expect(await playWithKills(harness, game, limits)).toBeGreaterThan(leastSteps);
    },
    timeout,
  );
}
