import { boardSvg } from '../../discord/games/cosmic-run/picture/board.js';
import { COSMIC_RUN, type CosmicState } from '../../games/cosmic-run/index.js';
import { thinkAt } from '../../games/cosmic-run/robots/index.js';
import { Random, seedRandom } from '../../games/shared/random.js';
import { drawPng } from '../../pictures/index.js';
import { deckLine, strikeLine, titleLine } from '../../text/cosmic-run/index.js';
import { translator } from '../../text/index.js';
import { begun, done } from './play.js';

const SETTING = { players: 3, levels: ['pilot', 'pilot', 'pilot'], seed: 'picture' };
const NAMES = new Map([
  [0, 'Ana'],
  [1, 'Ben'],
  [2, 'Zoe'],
]);
/** Far enough that ships are on their way and planets are hit. */
const ROUND = 5;
const WIDTH = 550;

function stateInPlay(): CosmicState {
  const random = new Random(seedRandom(SETTING.seed));
  let state = begun(SETTING);
  while (state.turn !== null && state.round < ROUND) {
    const action = thinkAt('pilot', COSMIC_RUN.viewFor(state, state.turn.seat, 0), random);
    if (action === null) throw new Error('the robot has nothing to do');
    state = done(state, action);
  }
  return state;
}

/** A board in mid-game. */
export function sampleSvg(): string {
  const t = translator('en');
  const view = COSMIC_RUN.publicView(stateInPlay());
  const people = new Map([...NAMES].map(([seat, name]) => [seat, { name }] as const));
  const title = titleLine(t, { view, people });
  return boardSvg({ t, view, names: NAMES, title, strike: strikeLine(t, view) ?? '', decks: deckLine(t, view) });
}

/** As the README shows it. */
export const samplePicture = (): Buffer => drawPng(sampleSvg(), WIDTH);
