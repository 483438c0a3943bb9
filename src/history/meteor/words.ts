import { CARDS, METEOR_KINDS } from '../../games/meteor/catalogue.js';
import { evolveAll, initialState, type MeteorAnalysis } from '../../games/meteor/index.js';
import type { MeteorTypes } from '../../games/meteor/game.js';
import { MOST_PLAYERS } from '../../games/meteor/setup.js';
import type { GameState, Seat } from '../../games/meteor/state.js';
import { publicView } from '../../games/meteor/view/seat.js';
import { allWords, seatLabel, type Translate } from '../../text/index.js';
import {
  bandName,
  bossName,
  bossRule,
  cardLabel,
  cardName,
  challengeName,
  challengeRule,
  headline,
  modeName,
  powerName,
  powerRule,
  spaced,
  traitEffect,
  traitName,
} from '../../text/meteor/index.js';
import type { SeatNames, Step, ToldStep } from '../adapter.js';
import type { GameRecord } from '../queries.js';
import { coachData } from './coach-page.js';
import { outcomeText } from './coach-words.js';
import type { MeteorViewerData } from './viewer-data.js';

const lastState = (entries: readonly Step<MeteorTypes>[]): GameState =>
  entries.reduce((state, { events, at }) => evolveAll(state, events, at), initialState);

/** What happened, in a line; the end with its reason. */
export function stepLine(t: Translate, { events, state }: ToldStep<MeteorTypes>, names: SeatNames): string | null {
  const people = new Map(Array.from({ length: MOST_PLAYERS }, (_, seat) => [seat, { name: names(seat) }]));
  const ended = events.find((event) => event.type === 'ended');
  const told = headline(t, events, { people, view: publicView(state), viewer: null });
  if (ended === undefined) return told;
  const outcome = outcomeText(t, ended);
  return told === null ? outcome : `${told} ${outcome}`;
}

export const heading = (t: Translate, { result, mode }: GameRecord<MeteorTypes>, date: string): string =>
  t('history.viewer.heading', {
    // No game of Meteor is drawn.
    result: t(`meteor.result.${result === 'drawn' ? 'abandoned' : result}`),
    mode: modeName(t, mode),
    date,
  });

/** By seat. A robot that took a leaver's seat has that name: it is the person's for the first part of the game. */
export function namesOf(t: Translate, { people, entries }: GameRecord<MeteorTypes>): SeatNames {
  const { seats } = lastState(entries);
  return (seat: Seat): string => {
    const person = people.get(seat);
    if (person !== undefined || seats[seat]?.robot !== true) return person?.name ?? '';
    return seatLabel(t, new Map([[seat, { name: '', robot: true }]]), seat);
  };
}

export const viewerData = (t: Translate, record: GameRecord<MeteorTypes>, analysis: unknown): MeteorViewerData => ({
  // Meteor's own rules wrote it, of this very version.
  coach: coachData(t, record, (analysis ?? null) as MeteorAnalysis | null),
  told: allWords(t.locale).meteor.history.viewer,
  cards: cardsOf(t),
  traits: traitsOf(t),
  extras: extrasOf(t, lastState(record.entries)),
  bands: Object.fromEntries(
    [...new Set(METEOR_KINDS.map(({ band }) => band))].map((band) => [band, bandName(t, band)]),
  ),
});

/** Ids of cards that an older rules version knew and this one doesn't show as they are: the viewer falls back to them. */
function cardsOf(t: Translate): MeteorViewerData['cards'] {
  return Object.fromEntries(
    CARDS.map((card) => {
      const label = cardLabel(t, card.id);
      const needs = card.kind === 'energy' ? '' : ` ${spaced(card.cost)}`;
      return [
        card.id,
        { label: `${label}${needs}`, name: cardName(t, card.id), energy: card.kind === 'energy' ? card.energy : null },
      ];
    }),
  );
}

function traitsOf(t: Translate): MeteorViewerData['traits'] {
  const traits = new Set(METEOR_KINDS.flatMap(({ trait }) => (trait === null ? [] : [trait])));
  return Object.fromEntries(
    [...traits].map((trait) => [trait, { name: traitName(t, trait), effect: traitEffect(t, trait) }]),
  );
}

function extrasOf(t: Translate, { advanced }: GameState): MeteorViewerData['extras'] {
  if (advanced === null) return {};
  const seats = advanced.seats.flatMap(({ power, challenge }) => [
    ...(power === null ? [] : [[power, { name: powerName(t, power), rule: powerRule(t, power) }] as const]),
    ...(challenge === null
      ? []
      : [[challenge, { name: challengeName(t, challenge), rule: challengeRule(t, challenge) }] as const]),
  ]);
  const boss =
    advanced.boss === null
      ? []
      : [[advanced.boss, { name: bossName(t, advanced.boss), rule: bossRule(t, advanced.boss) }] as const];
  return Object.fromEntries([...boss, ...seats]);
}
