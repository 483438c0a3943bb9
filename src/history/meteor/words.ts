import { CARDS, METEOR_KINDS } from '../../games/meteor/catalogue.js';
import { evolveAll, initialState, type MeteorAnalysis } from '../../games/meteor/index.js';
import type { MeteorTypes } from '../../games/meteor/game.js';
import { MOST_PLAYERS } from '../../games/meteor/setup.js';
import type { GameState, Seat } from '../../games/meteor/state.js';
import { publicView } from '../../games/meteor/view/seat.js';
import { allWords, seatLabel, wordsOf, type Locale, type Translate } from '../../text/index.js';
import {
  bossName,
  bossRule,
  cardName,
  challengeName,
  challengeRule,
  effectLines,
  headline,
  modeName,
  powerName,
  powerRule,
  technologyName,
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
  table: tableWords(t.locale),
  cards: Object.fromEntries(CARDS.map(({ id }) => [id, cardName(t, id)])),
  technologies: technologiesOf(t, lastState(record.entries)),
  traits: traitsOf(t),
  extras: extrasOf(t, lastState(record.entries)),
});

/** What the Activity's table says on its page. */
const ON_TABLE =
  /^(meteor\.(activity\.|card\.(energy|technology-short|rocket-plain)|common\.(shared|name-numbered)|board\.field-choose-boss$)|(activity\.dismiss|common\.told)$)/;

/** In English where the language has none. */
const tableWords = (locale: Locale): MeteorViewerData['table'] =>
  Object.fromEntries([...wordsOf('en'), ...wordsOf(locale)].filter(([key]) => ON_TABLE.test(key)));

/** What an older rules version called otherwise is shown by its id. */
const technologiesOf = (t: Translate, { options }: GameState): MeteorViewerData['technologies'] =>
  Object.fromEntries(
    CARDS.filter(({ kind }) => kind === 'technology').map(({ id }) => [
      id,
      { name: technologyName(t, id), effect: effectLines(t, id, options).join(' · ') },
    ]),
  );

function traitsOf(t: Translate): MeteorViewerData['traits'] {
  const traits = new Set(METEOR_KINDS.flatMap(({ trait }) => (trait === null ? [] : [trait])));
  return Object.fromEntries(
    [...traits].map((trait) => [trait, { name: traitName(t, trait), effect: traitEffect(t, trait) }]),
  );
}

function extrasOf(t: Translate, { advanced }: GameState): MeteorViewerData['extras'] {
  if (advanced === null) return {};
  const seats = advanced.seats.flatMap(({ power, challenge }) => [
    ...(power === null ? [] : [[power, { name: powerName(t, power), effect: powerRule(t, power) }] as const]),
    ...(challenge === null
      ? []
      : [[challenge, { name: challengeName(t, challenge), effect: challengeRule(t, challenge) }] as const]),
  ]);
  const boss =
    advanced.boss === null
      ? []
      : [[advanced.boss, { name: bossName(t, advanced.boss), effect: bossRule(t, advanced.boss) }] as const];
  return Object.fromEntries([...boss, ...seats]);
}
