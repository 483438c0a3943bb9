import { drawSheet } from '../../discord/games/meteor-town/picture/sheet.js';
import { METEOR_TOWN, viewFor, type GameState, type Town } from '../../games/meteor-town/index.js';
import { evolveAll } from '../../games/shared/evolve-all.js';
import { Random, seedRandom } from '../../games/shared/random.js';
import { drawPng } from '../../pictures/index.js';
import { translator } from '../../text/index.js';

const SEED = 'picture';
/** Far enough that much is built and something is hit. */
const TURN = 10;
const WIDTH = 550;

const OPTIONS = {
  mode: 'practice',
  day: null,
  seeded: false,
  robotsAllowed: false,
  robotLevel: 'mayor',
  ends: null,
} as const;

type Action = Parameters<typeof METEOR_TOWN.decide>[1];

function done(state: GameState, action: Action): GameState {
  const decision = METEOR_TOWN.decide(state, action, 0);
  if (METEOR_TOWN.isRefusal(decision)) throw new Error(`refused: ${JSON.stringify(decision)}`);
  return evolveAll(METEOR_TOWN, state, decision, 0);
}

function townInPlay(): Town {
  const random = new Random(seedRandom(SEED));
  const created = METEOR_TOWN.create({ options: OPTIONS, seed: SEED });
  let state = done(evolveAll(METEOR_TOWN, METEOR_TOWN.initialState, created, 0), { type: 'join', seat: 0 });
  let memory = METEOR_TOWN.robots?.nothingSeen;
  for (;;) {
    const town = state.towns[0] ?? null;
    if (town === null) throw new Error('no town');
    if (town.turn >= TURN) return town;
    const thought = METEOR_TOWN.robots?.think('mayor', viewFor(state, 0, 0), memory, random, 0);
    memory = thought?.memory;
    if (thought?.action) state = done(state, thought.action);
  }
}

/** A sheet in mid-game. */
export const sampleSvg = (): string => drawSheet(translator('en'), townInPlay());

/** As the README shows it. */
export const samplePicture = (): Buffer => drawPng(sampleSvg(), WIDTH);
