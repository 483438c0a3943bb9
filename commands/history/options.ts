import type { SlashCommandStringOption } from 'discord.js';
import type { GameHistory, GameFilter, Result } from '../../src/history/queries.js';
import { DAY_MS } from '../../src/history/queries.js';
import type { GameId, Person } from '../../src/table/ports.js';
import { buttonName, orPlayer, utcDay, type Translate } from '../../src/text/index.js';
import { meant, textOption, type Choice, type Subcommand } from '../../src/discord/interactions/commands.js';
import type { CommandCall } from '../../src/discord/gateway/incoming.js';
import { historyFaceOf } from '../../src/discord/history/face.js';
import { gameChoice } from '../../src/discord/history/list.js';
import { spoiled } from '../../src/discord/history/spoilers.js';
import type { Platform } from '../../src/discord/platform.js';
import { kindChoices } from '../stats/game-option.js';
import { offered } from '../define.js';

const MOST = 25;
/** The length limit of a `word` in a button's id, in characters. */
const LONGEST_WORD = 32;
const RESULTS: readonly Result[] = ['won', 'lost', 'drawn', 'abandoned'];

export const gameOption = (): SlashCommandStringOption => offered('game', 'command.history.option.game', false);
export const playerOption = (): SlashCommandStringOption => offered('player', 'command.history.option.player', false);

type Offer = NonNullable<Subcommand['complete']>[string];

/** The newest games that fit what is typed. */
export const offerGames: Offer = async (call, platform, t) => {
  const { games } = await platform.store.history.list(call.guildId, { limit: 100 });
  const isHidden = await spoiled(platform, games, call.caller);
  return games.map((line) => ({ name: gameChoice(t, line, isHidden), value: line.game }));
};

export const offerPlayers: Offer = async (call, { store: { history } }, t) => {
  const people = await history.players(call.guildId, typed(call, 'player'), MOST);
  return people.map(({ userId, name }, at) => ({ name: orPlayer(t, buttonName(name, 40), at + 1), value: userId }));
};

export const offerResults: Offer = (_call, _services, t) =>
  RESULTS.map((result) => ({ name: t(`history.word.${result}`), value: result }));

/** Modes that were played here, of the game that is asked for, or of all of them. */
export const offerModes: Offer = async (call, platform, t) => {
  const {
    store: { history },
    faces,
  } = platform;
  const wanted = wantedKind(call, platform, t);
  const kinds = wanted === null ? faces.all.map(({ game }) => game.kind) : [wanted];
  const offered = kinds.map(async (kind) => {
    const { modeName } = historyFaceOf(faces, kind);
    if (modeName === undefined) return [];
    const { tallies } = await history.stats(call.guildId, kind, null);
    const played = new Set(tallies.map(({ mode }) => mode));
    return [...played].map((mode) => ({ name: modeName(t, mode), value: mode }));
  });
  return (await Promise.all(offered)).flat();
};

/** Which game was chosen, by its kind; null: any. */
export function wantedKind(call: CommandCall, platform: Pick<Platform, 'faces'>, t: Translate): string | null {
  const said = typed(call, 'game');
  if (said === '') return null;
  return meant(said, kindChoices(platform, t)).slice(0, LONGEST_WORD);
}

/** How many days are offered; any other number can be typed. */
const COUNTS = [7, 30];

const dateChoices = (
  { time: { clock } }: Pick<Platform, 'time'>,
  t: Translate,
  counts: readonly number[],
): readonly Choice[] => {
  const today = utcDay(clock.now());
  return [
    { name: t('history.span.today'), value: 'today' },
    { name: t('history.span.yesterday'), value: 'yesterday' },
    ...counts.map((count) => ({ name: t('settings.value.days', { count }), value: `${count} days` })),
    ...[today.slice(0, 7), today.slice(0, 4)].map((value) => ({ name: value, value })),
  ];
};

export const offerDates: Offer = (_call, platform, t) => dateChoices(platform, t, COUNTS);

/** The days that were chosen or typed; undefined: none were, null: what was typed is no day. */
export function wantedSpan(call: CommandCall, platform: Pick<Platform, 'time'>, t: Translate): Span | null | undefined {
  const said = textOption(call, 'date');
  if (said === null) return undefined;
  const now = platform.time.clock.now();
  const typedCount = Number(/\d{1,4}/.exec(said)?.[0] ?? COUNTS[0]);
  return spanOf(said, now) ?? spanOf(meant(said, dateChoices(platform, t, [...COUNTS, typedCount])), now);
}

const typed = (call: CommandCall, name: string): string => textOption(call, name)?.trim() ?? '';

/** The game that was chosen, or its id typed; null: none was named. */
export function wantedGame(call: CommandCall): GameId | null {
  const said = typed(call, 'game');
  if (said === '') return null;
  // A choice's name, typed or pasted, ends with the id.
  return (/([a-z0-9]+)$/.exec(said.toLowerCase())?.[1] ?? said).slice(0, 40);
}

/** Who was chosen, mentioned or named; undefined: nobody was; null: nobody of that name played here. */
export async function wantedPlayer(history: GameHistory, call: CommandCall): Promise<Person | null | undefined> {
  const said = typed(call, 'player');
  if (said === '') return undefined;
  const id = /^<@!?(\d+)>$/.exec(said)?.[1] ?? said;
  const found = await history.players(call.guildId, id, MOST);
  const named = found.filter(({ name }) => name.toLowerCase() === said.toLowerCase());
  return found.find(({ userId }) => userId === id) ?? named[0] ?? (found.length === 1 ? (found[0] ?? null) : null);
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** A span of days, UTC: `2026-11-20`, `2026-11`, `2026`, `today`, `yesterday`, `7 days`; null: it is none. */
export function spanOf(said: string, now: number): Span | null {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const word = said.trim().toLowerCase();
  if (word === 'today') return { from: today, to: today + DAY_MS };
  if (word === 'yesterday') return { from: today - DAY_MS, to: today };
  const back = Number(/^(\d{1,4})\s*(d|day|days)$/.exec(word)?.[1] ?? 0);
  if (back > 0) return { from: today - (back - 1) * DAY_MS, to: today + DAY_MS };
  const [, year, month, day] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/.exec(word) ?? [];
  if (year === undefined) return null;
  return calendar(Number(year), month === undefined ? null : Number(month), day === undefined ? null : Number(day));
}

function calendar(year: number, month: number | null, day: number | null): Span | null {
  if (month === null) return { from: Date.UTC(year, 0, 1), to: Date.UTC(year + 1, 0, 1) };
  if (month < 1 || month > 12) return null;
  if (day === null) return { from: Date.UTC(year, month - 1, 1), to: Date.UTC(year, month, 1) };
  const from = Date.UTC(year, month - 1, day);
  return new Date(from).getUTCMonth() === month - 1 && day > 0 ? { from, to: from + DAY_MS } : null;
}

/** Result and mode as chosen or typed. */
export function wantedResultAndMode(call: CommandCall, modes: readonly Choice[], t: Translate): GameFilter {
  const results = RESULTS.map((result) => ({ name: t(`history.word.${result}`), value: result }));
  const said = meant(typed(call, 'result'), results);
  const result = RESULTS.find((one) => one === said);
  const mode = typed(call, 'mode');
  return {
    ...(result === undefined ? {} : { result }),
    ...(mode === '' ? {} : { mode: meant(mode, modes).slice(0, LONGEST_WORD) }),
  };
}
