import { dayAfter, dayOf } from '../../daily/day.js';
import { difficultyOf } from '../../daily/difficulty.js';
import { streakOf } from '../../daily/streak.js';
import { all, dayText, escapeText, kindName, type Translate } from '../../text/index.js';
import type { Interaction } from '../gateway/incoming.js';
import { crewNames } from '../history/access.js';
import { bodyOf, buttons, container, text } from '../messages/parts.js';
import type { Answer } from '../rest/acknowledge.js';
import type { Platform } from '../platform.js';
import type { DailyGame } from './face.js';
import { daysOf, resultsOf, type Placed } from './results.js';
import { standingOf } from './world.js';

/** How many places of a day's table are shown. */
const PLACES = 20;

interface Table {
  readonly platform: Platform;
  readonly daily: DailyGame;
  readonly day: string;
  readonly userId: string;
  /** Whoever has finished that day sees scores. */
  readonly mayKnow: boolean;
  readonly t: Translate;
}

const namesOf = (t: Translate, { line }: Placed): string => crewNames(t, line, escapeText);

function lineOf({ t, daily, mayKnow }: Table, one: Placed, place: number): string {
  if (!mayKnow) return t('daily.done', { player: namesOf(t, one) });
  return t('daily.line', { place, names: namesOf(t, one), score: daily.face.scoreText(t, one.line) });
}

/** The best of a day, and one's own place where it isn't among them. */
function placesOf(table: Table, results: readonly Placed[], most: number): string[] {
  const { t, userId, mayKnow } = table;
  const shown = results.slice(0, most).map((one, at) => lineOf(table, one, at + 1));
  const own = results.findIndex(({ line }) => [...line.people.values()].some((person) => person.userId === userId));
  return mayKnow && own >= most ? [...shown, t('daily.your-place', { place: own + 1 })] : shown;
}

/** Tables of as many players, which had the same deal, stand together. */
function sectionsOf(table: Table, results: readonly Placed[], most = PLACES): string[] {
  const { platform, daily, day, t } = table;
  if (daily.face.own === true) return placesOf(table, results, most);
  const deals = platform.tables.deals.known(daily.kind, day);
  const crews = [...new Set(results.map(({ line }) => line.crew))].sort((a, b) => a - b);
  return crews.flatMap((seats) => {
    const share = deals.find((deal) => deal.seats === seats)?.share ?? null;
    const head = share === null ? t('daily.seats', { seats }) : t('daily.seats-share', { seats, share });
    return [
      head,
      ...placesOf(
        table,
        results.filter(({ line }) => line.crew === seats),
        most,
      ),
    ];
  });
}

/** A day's best of a server, for everyone: its title, and a line each; null: nobody there has played it. */
export async function bestOf(
  platform: Platform,
  daily: DailyGame,
  { guildId, day, most }: { readonly guildId: string; readonly day: string; readonly most: number },
  t: Translate,
): Promise<readonly string[] | null> {
  const results = await resultsOf(platform, daily, guildId, day);
  if (results.length === 0) return null;
  const title = t('daily.difficulty.middle', { game: kindName(t, daily.kind), day: dayText(t, day) });
  return [title, ...sectionsOf({ platform, daily, day, userId: '', mayKnow: true, t }, results, most)];
}

/** How one's own crew did among all servers' crews, or, while they are too few, how far robots come; null: nothing. */
async function worldLine(
  { t, platform, daily, day, userId, mayKnow }: Table,
  results: readonly Placed[],
): Promise<string | null> {
  const own = results.find(({ line }) => [...line.people.values()].some((person) => person.userId === userId));
  if (own === undefined || !mayKnow) return null;
  const now = platform.time.clock.now();
  const standing = await standingOf(platform.store.history, daily, day, own.line.game, now);
  if (standing === null) {
    const reached = platform.tables.deals.reach(daily.kind, day, own.line.crew);
    return reached === null ? null : (daily.face.reachText?.(t, reached) ?? null);
  }
  return t(daily.face.own === true ? 'daily.world-own' : 'daily.world', { ...standing });
}

function shareOf({ t, daily, userId }: Table, results: readonly Placed[]): string | null {
  const own = results.find(({ line }) => [...line.people.values()].some((person) => person.userId === userId));
  return own === undefined ? null : `\`\`\`\n${daily.face.shareText(t, own.line)}\n\`\`\``;
}

/** What shows that a day's deals were settled beforehand, and the newest published key: of the day before yesterday. */
function keyLines({ tables: { deals } }: Platform, day: string, t: Translate): string[] {
  const before = dayAfter(day, -2);
  const key = deals.publishedKey(day);
  const lines =
    key === null
      ? [t('daily.sealed', { fingerprint: deals.fingerprint(day) })]
      : [t('daily.opened', { day: dayText(t, day), key })];
  const opened = deals.publishedKey(before);
  return opened === null ? lines : [...lines, t('daily.opened', { day: dayText(t, before), key: opened })];
}

/**
 * The server's table of a day: the best twenty, yesterday's best with its replay, one's own streak and what to share.
 * Whoever hasn't finished that day sees names, and no scores. `note`: what is said first.
 */
export async function tableAnswer(
  platform: Platform,
  from: Interaction,
  daily: DailyGame,
  day: string,
  t: Translate,
  note: string | null = null,
): Promise<Answer> {
  const guildId = from.guildId ?? '';
  const { userId } = from.caller;
  const now = platform.time.discordClock.now();
  const days = await daysOf(platform, daily, userId, now);
  const table: Table = { platform, daily, day, userId, mayKnow: days.has(day), t };
  const results = await resultsOf(platform, daily, guildId, day);
  const [best] = await resultsOf(platform, daily, guildId, dayAfter(day, -1));
  const streak = streakOf(days, dayOf(now));
  const title = t(`daily.difficulty.${daily.face.own === true ? 'middle' : difficultyOf(day)}`, {
    game: kindName(t, daily.kind),
    day: dayText(t, day),
  });
  const lines = [
    note,
    title,
    ...(results.length === 0 ? [t('daily.nobody')] : sectionsOf(table, results)),
    await worldLine(table, results),
    table.mayKnow || results.length === 0 ? null : t('daily.hidden'),
    best === undefined
      ? null
      : t('daily.yesterday', { names: namesOf(t, best), score: daily.face.scoreText(t, best.line) }),
    streak === 0 ? null : t('daily.streak', { days: streak }),
    shareOf(table, results),
    t('daily.free'),
    ...keyLines(platform, day, t),
  ];
  const replay =
    best === undefined
      ? []
      : buttons(best.line.game, [
          { press: { name: 'past/replay', at: null, hands: 'none', by: 'open' }, label: t('daily.replay') },
        ]);
  return { form: 'private', body: bodyOf({ components: [container('calm', [text(...lines), ...replay])] }) };
}

/** What a board says of a daily game that is over: whether it stands in the table. */
export function verdictOn(t: Translate, day: string, known: readonly { readonly name: string }[]): string {
  if (known.length === 0) return t('daily.counts', { day: dayText(t, day) });
  return t('daily.counts-not', {
    day: dayText(t, day),
    names: all(
      t,
      known.map(({ name }) => escapeText(name)),
    ),
  });
}
