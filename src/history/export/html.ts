import { createHash } from 'node:crypto';
import { allWords, buttonName, kindName, listed, withoutIcons, type Translate } from '../../text/index.js';
import type { AnyGame, CreatedEvent } from '../../games/game.js';
import type { HistoryAdapter, SeatNames } from '../adapter.js';
import type { GameRecord, ReadEntry } from '../queries.js';
import { dealOfDay } from './day-key.js';
import { dealtSeed, fairnessOf } from '../logs/fairness.js';
import { momentsOf, plainMoments, type Moment } from '../logs/replay-steps.js';
import { namesIn } from '../seat-names.js';
import { nameToken, type ViewerData, type ViewerStep } from './viewer-data.js';

/** The built script and style of the replay file (scripts/build-viewer.mjs). */
export interface ViewerAssets {
  readonly script: string;
  readonly style: string;
}

const LONGEST_NAME = 40;

/** The replay file's frame, whatever the game: its table is the adapter's. */
function dataOf(record: GameRecord, t: Translate, { adapter, analysis }: ReplaySource): ViewerData {
  const { game } = adapter;
  const moments = momentsOf(adapter.moments ?? plainMoments(game), record.entries);
  const seats = game.seats(moments.at(-1)?.state ?? game.initialState);
  const names = namesIn(t, adapter, record);
  const played = [...seats.keys()].filter((seat) => seats[seat]?.status !== 'empty');
  const created = record.entries[0]?.events.find((event): event is CreatedEvent => event.type === 'created');
  return {
    game: record.game,
    locale: t.locale,
    words: { ...allWords(t.locale).history.viewer, ...adapter.jumpWords?.(t) },
    heading: headingOf(record, t, adapter, moments.at(-1)?.state ?? game.initialState),
    names: seats.map((_, seat) => buttonName(names(seat), LONGEST_NAME)),
    crew: t('history.viewer.crew', { names: listed(t, played.map(nameToken)) }),
    seats: played,
    seed: dealtSeed(record.entries),
    fair: fairnessOf(record.entries),
    day: dayOf(record, game),
    rules: created?.rules ?? '',
    steps: moments.map((moment) => stepOf(t, adapter, moment)),
    extra: adapter.viewerData?.(t, record, analysis) ?? null,
  };
}

function dayOf(record: GameRecord, game: AnyGame): ViewerData['day'] {
  const key = record.log.dayKey;
  const deal = key === undefined ? null : dealOfDay(game, record);
  return key === undefined || deal === null ? null : { ...deal, key };
}

function headingOf(record: GameRecord, t: Translate, adapter: HistoryAdapter, last: unknown): string {
  const form = new Intl.DateTimeFormat(t.locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const date = `${form.format(record.endedAt)} UTC`;
  if (adapter.heading !== undefined) return adapter.heading(t, record, date);
  // Where seats play against each other somebody always wins.
  const rivals = adapter.game.outcome(last)?.winners !== undefined;
  const result = record.result === 'won' && rivals ? 'played' : record.result;
  return t('history.viewer.heading', { result: t(`history.result.${result}`), mode: titleOf(t, adapter), date });
}

const titleOf = (t: Translate, { game }: HistoryAdapter): string => kindName(t, game.kind);

/** Without Discord's markdown, which nothing reads here. */
const plain = <T extends string | null>(line: T): T => (line === null ? line : (line.replace(/\*\*|~~/g, '') as T));

const TOKENS: SeatNames = (seat) => nameToken(seat);

function stepOf(t: Translate, adapter: HistoryAdapter, moment: Moment<unknown, ReadEntry>): ViewerStep {
  const { state, step, position, mark, chapter } = moment;
  const { at, events } = step;
  const own = adapter.viewerData !== undefined;
  return {
    at,
    position,
    mark,
    chapter,
    line: plain(adapter.stepLine?.(t, { at, events, state }, TOKENS) ?? null),
    events: own ? events : [],
    table: own ? [] : (adapter.tableLines?.(t, state, TOKENS) ?? []).map(plain),
  };
}

/** JSON that cannot end its script element, whatever names say. */
const embedded = (data: unknown): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a replay's page is made from, beside the game. */
export interface ReplaySource {
  readonly adapter: HistoryAdapter;
  /** The result of an analysis; undefined: nobody has asked for one. */
  readonly analysis?: unknown;
  readonly assets: ViewerAssets;
}

/** A page, and the Content-Security-Policy that it names. */
export interface ReplayPage {
  readonly html: string;
  readonly policy: string;
}

/** One file that shows a game at any moment of it, in any browser, without a network. */
export function replayPage(record: GameRecord, words: Translate, source: ReplaySource): ReplayPage {
  const { adapter } = source;
  const { script, style } = source.assets;
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
  const html = `<!doctype html>
<html lang="${escaped(t.locale)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${escaped(`${titleOf(t, adapter)} ${record.game}`)}</title>
<style>${style}</style>
</head>
<body>
<main id="replay"></main>
<script type="application/json" id="data">${embedded(dataOf(record, t, source))}</script>
<script>${code}</script>
</body>
</html>
`;
  return { html, policy };
}
