import { boardSvg } from '../../discord/games/meteor-storm/picture/board.js';
import { isLost, publicView, type GameState } from '../../games/meteor-storm/index.js';
import { drawPng } from '../../pictures/index.js';
import { steps, type Setting } from './play.js';

const SETTING: Setting = { scenario: 'four-worlds', match: 'captain', meteors: true, seed: 'picture' };
const MOST_GAMES = 60;
const WIDTH = 550;

/** Meteors in flight, a storm with a marker, planets held by both, units marked and damaged. */
const isLively = ({ tiles, markers, units }: GameState): boolean =>
  tiles.length >= 4 &&
  tiles.some(({ kind }) => kind === 'storm') &&
  [0, 1].every((side) => markers.some((marker) => marker.side === side)) &&
  units.some(({ marked }) => marked) &&
  units.filter(isLost).length >= 3;

function livelyState(): GameState {
  for (let game = 0; game < MOST_GAMES; game += 1)
    for (const { state } of steps(SETTING, game)) if (isLively(state)) return state;
  throw new Error('none of these games has a moment worth a picture');
}

/** A board in mid-game. */
export const sampleSvg = (): string => boardSvg(publicView(livelyState()), 0, 'Meteor Storm');

/** As the README shows it. */
export const samplePicture = (): Buffer => drawPng(sampleSvg(), WIDTH);
