import type { PublicView, SeatAdvanced } from '../../../../games/meteor/view/seat.js';
import { icon, seatName, listed, type People, type Translate } from '../../../../text/index.js';
import { CHALLENGE_MARK, POWER_MARK, challengeName, energyIcon, powerName } from '../../../../text/meteor/index.js';
import { names, playing } from './sky.js';

/** What everyone may know of Powers and Challenges. */

function powerText(t: Translate, { power, spent, armed }: SeatAdvanced): string | null {
  if (power === null) return null;
  const filling = { icon: icon(t, POWER_MARK), power: powerName(t, power) };
  if (armed !== null) return t('meteor.board.power-armed', { ...filling, energy: `${energyIcon(t, armed)}${armed}` });
  return spent === null ? t('meteor.board.power', filling) : t(`meteor.board.power-spent-${spent}`, filling);
}

/** `⚡ Astronomer ⛓ Red Tape`; empty for one who has neither. */
function cardsText(t: Translate, seat: SeatAdvanced): string {
  const challenge =
    seat.challenge === null
      ? null
      : t('meteor.board.challenge', { icon: icon(t, CHALLENGE_MARK), challenge: challengeName(t, seat.challenge) });
  return [powerText(t, seat), challenge].filter((part) => part !== null).join(' ');
}

/** Each player's Power and Challenge, a line a player; null where there are none. */
export function seatCardLines(t: Translate, view: PublicView, people: People): string | null {
  const lines = playing(view).flatMap(({ seat }) => {
    const cards = view.advanced?.seats.find((one) => one.seat === seat);
    const text = cards === undefined ? '' : cardsText(t, cards);
    return text === '' ? [] : [t('meteor.board.seat-card', { name: seatName(t, people, seat), cards: text })];
  });
  return lines.length === 0 ? null : [t('meteor.board.seat-cards'), ...lines].join('\n');
}

/** Names of a crew, each with the cards that lay before it. */
export function crewWithCards(t: Translate, view: PublicView, people: People): string {
  const crew = view.seats.map(({ seat }) => {
    const found = view.advanced?.seats.find((one) => one.seat === seat);
    const name = seatName(t, people, seat);
    const cards = found === undefined ? '' : cardsText(t, { ...found, spent: null, armed: null });
    return cards === '' ? name : t('meteor.end.crew-cards', { name, cards });
  });
  return listed(t, crew);
}

/** Whoever the silence treats otherwise than the rest: a card lets them talk, or keeps them silent. */
export function speakerLine(
  t: Translate,
  view: PublicView,
  people: People,
  speaking: ReadonlySet<number>,
): string | null {
  if (!view.silent && !view.talkOpened) return null;
  const others = playing(view).filter(({ seat, robot }) => !robot && speaking.has(seat) === view.silent);
  if (others.length === 0) return null;
  return t(view.silent ? 'meteor.board.may-talk' : 'meteor.board.stay-silent', { names: names(t, people, others) });
}
