import { createHash } from 'node:crypto';
import { CARDS, METEOR_KINDS } from '../../games/meteor/catalogue.js';
import { publicView } from '../../games/meteor/view.js';
import { evolveAll, initialState } from '../../games/meteor/evolve.js';
import type { GameState, Seat } from '../../games/meteor/state.js';
import {
  bandName,
  bossName,
  bossRule,
  buttonName,
  cardLabel,
  cardName,
  challengeName,
  challengeRule,
  headline,
  modeName,
  powerName,
  powerRule,
  seatLabel,
  spaced,
  traitEffect,
  traitName,
  withoutIcons,
  type Translate,
} from '../../text/index.js';
import { allWords } from '../../text/translate.js';
import type { GameRecord, ReadEntry } from '../queries.js';
import { nameToken, type ViewerData, type ViewerStep } from './viewer-data.js';

/** The built script and style of the replay file (scripts/build-viewer.mjs). */
export interface ViewerAssets {
  readonly script: string;
  readonly style: string;
}

const SEATS: readonly Seat[] = [0, 1, 2, 3, 4];
const LONGEST_NAME = 40;
const TOKENS = new Map(SEATS.map((seat) => [seat, { name: nameToken(seat) }]));

function lineOf(t: Translate, { events }: ReadEntry, state: GameState): string | null {
  const ended = events.find((event) => event.type === 'ended');
  const told = headline(t, events, { people: TOKENS, view: publicView(state), viewer: null });
  if (ended === undefined) return told;
  const outcome = `${t(`history.result.${ended.result}`)}: ${t(`end.reason.${ended.reason}`)}`;
  return told === null ? outcome : `${told} ${outcome}`;
}

function stepsOf(t: Translate, entries: readonly ReadEntry[]): readonly ViewerStep[] {
  let state = initialState;
  return entries.map((entry) => {
    state = evolveAll(state, entry.events, entry.at);
    return { at: entry.at, events: entry.events, line: lineOf(t, entry, state) };
  });
}

/** Ids of cards that an older rules version knew and this one doesn't show as they are: the viewer falls back to them. */
function cardsOf(t: Translate): ViewerData['cards'] {
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

function traitsOf(t: Translate): ViewerData['traits'] {
  const traits = new Set(METEOR_KINDS.flatMap(({ trait }) => (trait === null ? [] : [trait])));
  return Object.fromEntries(
    [...traits].map((trait) => [trait, { name: traitName(t, trait), effect: traitEffect(t, trait) }]),
  );
}

function extrasOf(t: Translate, entries: readonly ReadEntry[]): ViewerData['extras'] {
  const { advanced } = entries.reduce((state, { events, at }) => evolveAll(state, events, at), initialState);
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

function dataOf(record: GameRecord, t: Translate): ViewerData {
  const words = allWords(t.locale).history.viewer;
  const date = new Intl.DateTimeFormat(t.locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
    record.endedAt,
  );
  return {
    game: record.game,
    locale: t.locale,
    words,
    heading: t('history.viewer.heading', {
      result: t(`history.result.${record.result}`),
      mode: modeName(t, record.mode),
      date: `${date} UTC`,
    }),
    names: namesOf(record, t),
    steps: stepsOf(t, record.entries),
    cards: cardsOf(t),
    traits: traitsOf(t),
    extras: extrasOf(t, record.entries),
    bands: Object.fromEntries(
      [...new Set(METEOR_KINDS.map(({ band }) => band))].map((band) => [band, bandName(t, band)]),
    ),
  };
}

/** By seat. A robot that took a leaver's seat has that name: it is the person's for the first part of the game. */
function namesOf({ people, entries }: GameRecord, t: Translate): readonly string[] {
  const { seats } = entries.reduce((state, { events, at }) => evolveAll(state, events, at), initialState);
  return SEATS.map((seat) => {
    const person = people.get(seat);
    if (person !== undefined || seats[seat]?.robot !== true) return buttonName(person?.name ?? '', LONGEST_NAME);
    return seatLabel(t, new Map([[seat, { name: '', robot: true }]]), seat);
  });
}

/** JSON that cannot end its script element, whatever names say. */
const embedded = (data: unknown): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** One file that shows a game at any moment of it, in any browser, without a network. */
export function replayHtml(record: GameRecord, words: Translate, { script, style }: ViewerAssets): string {
  // Discord's emoji are shown by Discord alone.
  const t = withoutIcons(words);
  // What the HTML parser would read as the end of the element must not be hashed as something else.
  const code = script.replaceAll('</script', '<\\/script');
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(code)}`,
    `style-src ${hashOf(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="${escaped(t.locale)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${escaped(`${t('history.viewer.title')} ${record.game}`)}</title>
<style>${style}</style>
</head>
<body>
<main id="replay"></main>
<script type="application/json" id="data">${embedded(dataOf(record, t))}</script>
<script>${code}</script>
</body>
</html>
`;
}
