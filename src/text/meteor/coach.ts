import type { LaunchPromise, Move } from '../../games/meteor/index.js';
import { all, seconds, type Translate } from '../index.js';
import { powerName } from './advanced.js';
import { cardName, pileText } from './cards.js';

const percentOf = (share: number): number => Math.round(share * 100);

/** `+12`, `−3`. */
export function signedPoints(share: number): string {
  const points = percentOf(share);
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** `18 points` */
export const pointsText = (t: Translate, share: number): string =>
  t('meteor.coach.points', { count: Math.abs(percentOf(share)) });

const LAUNCHES: { readonly [K in LaunchPromise['kind']]: 'hit' | 'wins' | 'chance' | 'short' | 'overkill' | 'other' } =
  {
    hit: 'hit',
    wins: 'wins',
    chance: 'chance',
    short: 'short',
    overkill: 'overkill',
    absorbed: 'other',
    none: 'other',
  };

function launchText(t: Translate, { target, rockets, promise, joins }: Extract<Move, { kind: 'launch' }>): string {
  const words = LAUNCHES[promise];
  const named = all(
    t,
    rockets.map((rocket) => cardName(t, rocket)),
  );
  const joining = joins && words !== 'hit' && words !== 'wins' && words !== 'overkill';
  return t(`meteor.coach.move.launch.${joining ? 'join' : words}`, { rockets: named, target });
}

function placeText(t: Translate, { card, does, project }: Extract<Move, { kind: 'place' }>): string {
  const named = cardName(t, card);
  if (does === 'retrofit' || does === 'toward-retrofit') return t(`meteor.coach.move.place.${does}`, { card: named });
  if (project === null)
    return t(`meteor.coach.move.place.${does === 'starts' ? 'starts' : 'adds-open'}`, { card: named });
  const what = cardName(t, project);
  if (project === card) return t('meteor.coach.move.place.begins', { project: what });
  return t(`meteor.coach.move.place.${does === 'starts' ? 'adds' : does}`, { card: named, project: what });
}

/** Something that was or could be done, as the words of a sentence: "finishing the …". Names nobody. */
export function moveText(t: Translate, move: Move): string {
  switch (move.kind) {
    case 'place':
      return placeText(t, move);
    case 'launch':
      return launchText(t, move);
    case 'scrap':
      return t('meteor.coach.move.scrap', { cards: pileText(t, move.cards) });
    case 'use':
      return t('meteor.coach.move.use', { ability: powerName(t, move.ability) });
    case 'left':
      return t('meteor.coach.move.left', { time: seconds(t, move.ms) });
    default:
      return t(`meteor.coach.move.${move.kind}`);
  }
}

/** Something that was done and had better not been: as above, and why where that is plain. */
export function mistakeText(t: Translate, move: Move): string {
  if (move.kind !== 'launch' || !move.early || move.joins) return moveText(t, move);
  const rockets = all(
    t,
    move.rockets.map((rocket) => cardName(t, rocket)),
  );
  return t('meteor.coach.move.launch.early', { rockets, target: move.target });
}
