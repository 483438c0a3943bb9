import { METEOR_TOWN, type Medal } from '../../../games/meteor-town/index.js';
import type { Millis } from '../../../games/shared/time.js';
import type { GameLine } from '../../../history/queries.js';
import { escapeText, type Translate } from '../../../text/index.js';
import { medalName, medalSign } from '../../../text/meteor-town/index.js';
import type { Interaction } from '../../gateway/incoming.js';
import type { Answer } from '../../rest/acknowledge.js';
import { noteAnswer } from '../../messages/notes.js';
import { panelAnswer } from '../../messages/panel-answer.js';
import type { Services } from '../../services.js';
import { openTown, townsOf } from './opening.js';

const DAY_MS: Millis = 86_400_000;
/** So many places of a day's table are shown. */
const PLACES = 20;
/** So many days back a streak may reach. */
const STREAK_DAYS = 400;

/** `YYYY-MM-DD`, in UTC. */
export const dayOf = (at: Millis): string => new Date(at).toISOString().slice(0, 10);

/** When a day begins; null: that is no day. */
export function startOf(day: string): Millis | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) || dayOf(at) !== day ? null : at;
}

/** A day's town of one person, finished. */
interface Result {
  readonly userId: string;
  readonly name: string;
  readonly score: number;
  readonly craters: number;
  readonly medal: Medal['id'] | null;
  readonly endedAt: Millis;
}

interface TownSummary {
  readonly seat: number;
  readonly score: number | null;
  readonly craters: number;
  readonly medal: Medal['id'] | null;
}

/** What the history's line of a town says; null: it wasn't that day's, or was left unfinished. */
function resultOf({ summary, people, endedAt }: GameLine, day: string): Result | null {
  if (summary['day'] !== day) return null;
  const [town] = summary['towns'] as readonly TownSummary[];
  const person = people.get(0);
  if (town === undefined || town.score === null || person === undefined) return null;
  const { score, craters, medal } = town;
  return { userId: person.userId, name: person.name, score, craters, medal, endedAt };
}

/** More craters, then the later finish, lose ties. */
const byPlace = (a: Result, b: Result): number => b.score - a.score || a.craters - b.craters || a.endedAt - b.endedAt;

/** Everybody's finished town of a day in a server, by place. A town may be finished until the day after ends. */
function resultsOf({ history }: Services, guildId: string, day: string): Result[] {
  const from = startOf(day);
  if (from === null) return [];
  const found: Result[] = [];
  const filter = { kind: METEOR_TOWN.kind, mode: 'daily', from, to: from + 2 * DAY_MS, limit: 200 };
  let page = history.list(guildId, filter);
  for (;;) {
    found.push(...page.games.map((line) => resultOf(line, day)).filter((result) => result !== null));
    if (page.older === null) break;
    page = history.list(guildId, { ...filter, older: page.older });
  }
  return found.sort(byPlace);
}

/** A person's own days, newest first, wherever they were played; of unfinished ones nothing. */
function daysOf({ history, clock }: Services, userId: string): ReadonlySet<string> {
  const from = clock.now() - STREAK_DAYS * DAY_MS;
  const lines = history.ofPerson(userId, { kind: METEOR_TOWN.kind, mode: 'daily', from });
  return new Set(
    lines.flatMap(({ summary }) => {
      const [town] = (summary['towns'] ?? []) as readonly TownSummary[];
      return town !== undefined && town.score !== null ? [String(summary['day'])] : [];
    }),
  );
}

/** A day left out is forgiven where none was in the ten before. */
const FREE_EVERY = 10;

/** Days played in a row until `today`, with one free day in ten. Today may still come. */
export function streakOf(days: ReadonlySet<string>, today: string): number {
  const end = startOf(today);
  if (end === null) return 0;
  let played = 0;
  let sinceMissed = FREE_EVERY;
  for (let back = 0; back < STREAK_DAYS; back += 1) {
    const isPlayed = days.has(dayOf(end - back * DAY_MS));
    if (isPlayed) played += 1;
    else if (back > 0) {
      if (sinceMissed < FREE_EVERY) break;
      sinceMissed = 0;
      continue;
    }
    sinceMissed += 1;
  }
  return played;
}

function placeLine(t: Translate, { name, score, medal }: Result, place: number): string {
  const filling = { place, player: escapeText(name), points: score, medal: medalSign(t, medal) };
  return t('meteor-town.daily.line', filling).trim();
}

/**
 * The server's table of a day: the best twenty, yesterday's winner, one's own place and streak. Whoever hasn't finished
 * that day's town sees names, and no scores.
 */
export function dailyTable(services: Services, from: Interaction, day: string, t: Translate): string {
  const guildId = from.guildId ?? '';
  const { userId } = from.caller;
  const start = startOf(day) ?? 0;
  const results = resultsOf(services, guildId, day);
  const days = daysOf(services, userId);
  const mayKnow = days.has(day);
  const own = results.findIndex((result) => result.userId === userId);
  const lines = results
    .slice(0, PLACES)
    .map((result, at) =>
      mayKnow ? placeLine(t, result, at + 1) : t('meteor-town.daily.done', { player: escapeText(result.name) }),
    );
  const [winner] = resultsOf(services, guildId, dayOf(start - DAY_MS));
  const streak = streakOf(days, dayOf(services.clock.now()));
  return [
    t('meteor-town.daily.title', { day }),
    ...(lines.length === 0 ? [t('meteor-town.daily.nobody')] : lines),
    mayKnow || lines.length === 0 ? null : t('meteor-town.daily.hidden'),
    own >= PLACES ? t('meteor-town.daily.your-place', { place: own + 1 }) : null,
    winner === undefined
      ? null
      : t('meteor-town.daily.yesterday', {
          player: escapeText(winner.name),
          points: winner.score,
          medal: medalName(t, winner.medal),
        }).trim(),
    streak === 0 ? null : t('meteor-town.daily.streak', { days: streak }),
    t('meteor-town.daily.fair'),
  ]
    .filter((line) => line !== null)
    .join('\n');
}

/** Today's town: a new one, the one that was begun, or, once it is finished, the day's table. */
export function playDaily(services: Services, from: Interaction, t: Translate): Promise<Answer> | Answer {
  const day = dayOf(services.clock.now());
  const { userId } = from.caller;
  const begun = townsOf(services, userId).find(
    ({ state: { options } }) => options.mode === 'daily' && options.day === day,
  );
  if (begun !== undefined) return panelAnswer(services, begun, from, t);
  // An unfinished try that was given up is a try too.
  const tried = services.history
    .ofPerson(userId, { kind: METEOR_TOWN.kind, mode: 'daily', from: startOf(day) ?? 0 })
    .some(({ summary }) => summary['day'] === day);
  if (tried) return noteAnswer(t, dailyTable(services, from, day, t));
  const ends = (startOf(day) ?? 0) + 2 * DAY_MS;
  return openTown(services, from, { mode: 'daily', day, ends, seed: `daily-${day}` }, t);
}

/** A past day for practice, outside the table. */
export function practiseDay(
  services: Services,
  from: Interaction,
  day: string,
  t: Translate,
): Promise<Answer> | Answer {
  const today = dayOf(services.clock.now());
  const start = startOf(day);
  if (start === null) return noteAnswer(t, t('meteor-town.daily.bad-day', { day: today }));
  if (day === today) return playDaily(services, from, t);
  if (start > services.clock.now()) return noteAnswer(t, t('meteor-town.daily.not-yet'));
  // Yesterday's own town may still be finished.
  const begun = townsOf(services, from.caller.userId).find(({ state: { options } }) => options.day === day);
  if (begun !== undefined) return panelAnswer(services, begun, from, t);
  return openTown(services, from, { mode: 'practice', day, ends: null, seed: `daily-${day}` }, t);
}
