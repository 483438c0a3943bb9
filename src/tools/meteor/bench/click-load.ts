import { performance } from 'node:perf_hooks';
import * as z from 'zod';

import {
  buttonsOf,
  listenLocal,
  type ApiMessage,
  type ListeningDiscord,
  type LocalUser,
  type SeenButton,
} from '../../../local/index.js';
import { actAsOneOf, openPage, type Acted, type BenchPage } from './activity/pages.js';

/**
 * One half of the click and the Activity's bench, in a process of its own: the embedded server, and people who click. Speaks with its
 * parent by messages: `{url}` once it listens; told `{open}` it opens the games and answers `{ready}`; told `{clicks}`
 * it clicks at a steady pace and answers what came of them; told `{pages}` it opens the Activity of every player at that
 * address, and told `{acts}` it acts there at a steady pace; told `{aces}` it opens, or ends, a game of one person and four
 * Aces; told `{guilds}` it makes so many more servers, with so many people in voice each; told `{drop}` it
 * cuts the gateway for good, and answers once the bot is back and has redrawn everything.
 */
const PLAYERS = 3;
/** So many games are opened side by side. */
const AT_ONCE = 8;
/** A server's text channels, as in one of middling size; with the voice channel they are twenty. */
const CHANNELS = Array.from({ length: 19 }, (_, at) => `channel-${at}`);

const Order = z.union([
  z.object({ open: z.enum(['games', 'panels', 'tables']), count: z.number(), players: z.number().default(PLAYERS) }),
  z.object({ guilds: z.number(), inVoice: z.number() }),
  z.object({ aces: z.enum(['start', 'stop']) }),
  z.object({ drop: z.literal(true) }),
  z.object({ pages: z.string() }),
  z.object({ acts: z.number(), perSecond: z.number() }),
  z.object({ clicks: z.number(), perSecond: z.number(), kind: z.enum(['moves', 'any']) }),
]);

/** One player, with an open panel unless only a table is open. */
interface Seat {
  readonly user: LocalUser;
  readonly channelId: string;
  readonly panelId: string;
}

const tell = (message: object): void => {
  process.send?.(message);
};

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

async function ask(
  user: LocalUser,
  channelId: string,
  words: string,
  values: Parameters<LocalUser['command']>[2] = words === 'meteor new' ? { mode: 'standard' } : {},
): Promise<ApiMessage> {
  const seen = await user.command(channelId, words, values);
  if (seen.error !== undefined || seen.message === undefined)
    throw new Error(`/${words}: ${seen.error ?? 'no answer'}`);
  return seen.message;
}

/** The ids of the channel's players, as many as fit a game. */
const crewOf = (server: ListeningDiscord, at: number, players: number): readonly LocalUser[] =>
  Array.from({ length: players }, (_, seat) => server.addUser(`Player ${at}-${seat + 1}`));

/** A game whose clock runs. */
async function openTable(server: ListeningDiscord, at: number, players: number): Promise<readonly Seat[]> {
  const channelId = server.createChannel(`game-${at}`);
  const crew = crewOf(server, at, players);
  const [host, ...others] = crew;
  if (host === undefined) return [];
  await ask(host, channelId, 'meteor new');
  for (const user of others) await ask(user, channelId, 'meteor join');
  await ask(host, channelId, 'meteor start');
  await ask(host, channelId, 'meteor start');
  return crew.map((user) => ({ user, channelId, panelId: '' }));
}

/** The same, and each player's panel. */
async function openGame(server: ListeningDiscord, at: number, players: number): Promise<readonly Seat[]> {
  const seats: Seat[] = [];
  for (const seat of await openTable(server, at, players)) {
    const { user, channelId } = seat;
    seats.push({ ...seat, panelId: (await ask(user, channelId, 'meteor hand')).id });
  }
  return seats;
}

/** A game that four Aces play with one who only looks on. */
async function openAces(server: ListeningDiscord, at: number): Promise<() => Promise<void>> {
  const channelId = server.createChannel(`aces-${at}`);
  const host = server.addUser(`Host ${at}`);
  await ask(host, channelId, 'meteor new', { mode: 'standard', robots: 4, level: 'ace' });
  await ask(host, channelId, 'meteor start');
  await ask(host, channelId, 'meteor start');
  return async () => {
    // What needs confirming is confirmed by the same command again; a game that is over already only says so.
    for (let asked = 0; asked < 2; asked += 1) await host.command(channelId, 'meteor end');
  };
}

/** The same people with a panel each of a bot that knows nothing but those. */
async function openPanels(server: ListeningDiscord, at: number, players: number): Promise<readonly Seat[]> {
  const channelId = server.createChannel(`game-${at}`);
  const seats: Seat[] = [];
  for (const user of crewOf(server, at, players)) {
    seats.push({ user, channelId, panelId: (await ask(user, channelId, 'panel')).id });
  }
  return seats;
}

const named = (button: SeenButton, name: string): boolean =>
  !button.disabled && button.customId?.split('|').includes(name) === true;
/** Red: it surely loses the game, and is asked about first. */
const DANGER = 4;

/** A launch where there is one, else a placement, else what makes room. */
function moveOn(buttons: readonly SeenButton[]): SeenButton | undefined {
  return (
    buttons.find((button) => named(button, 'hand/launch') && button.style !== DANGER) ??
    buttons.find((button) => named(button, 'hand/place')) ??
    buttons.find((button) => named(button, 'hand/scrap'))
  );
}

type Kind = 'moves' | 'any';

function buttonOf(seat: Seat, kind: Kind): string | undefined {
  const panel = seat.user.look(seat.panelId);
  const buttons = panel === undefined ? [] : buttonsOf(panel);
  return (kind === 'moves' ? moveOn(buttons) : buttons.find(({ disabled }) => !disabled))?.customId;
}

/** From a click to its accepted callback, or until Discord gives up waiting for one. */
interface Clicked {
  readonly ms: number;
  readonly answered: boolean;
}

/** The first of those who has a move clicks; null: nobody has one. */
async function clickOnce(seats: readonly Seat[], kind: Kind): Promise<Clicked | null> {
  for (const seat of seats) {
    const customId = buttonOf(seat, kind);
    if (customId === undefined) continue;
    const began = performance.now();
    const seen = await seat.user.click(seat.panelId, customId);
    return { ms: performance.now() - began, answered: seen.error === undefined };
  }
  return null;
}

interface Pace {
  readonly count: number;
  readonly perSecond: number;
  readonly from: number;
}

/** Asks at a steady pace, whether or not earlier ones are answered; those that found a move. Seats take turns in each game. */
function steadily<S, T>(
  games: readonly (readonly S[])[],
  { count, perSecond, from }: Pace,
  once: (seats: readonly S[]) => Promise<T | null>,
): Promise<readonly T[]> {
  const under: Promise<T | null>[] = [];
  return new Promise((resolve, reject) => {
    let made = 0;
    const began = performance.now();
    const pace = setInterval(() => {
      const due = Math.min(count, Math.floor(((performance.now() - began) / 1000) * perSecond));
      for (; made < due; made += 1) {
        const turn = from + made;
        const seats = games[turn % games.length] ?? [];
        const first = Math.floor(turn / games.length) % Math.max(1, seats.length);
        under.push(once([...seats.slice(first), ...seats.slice(0, first)]));
      }
      if (made < count) return;
      clearInterval(pace);
      Promise.all(under).then((all) => resolve(all.filter((one) => one !== null)), reject);
    }, 1);
  });
}

/** More than discord.js keeps at once: whoever comes up again is a new object to it, as a stranger would be. */
const STRANGERS = 60;

/** Every server gets a voice channel, with so many people in it. */
function fillVoice(server: ListeningDiscord, inVoice: number): void {
  const strangers = Array.from({ length: inVoice === 0 ? 0 : STRANGERS }, (_, at) => server.addUser(`Stranger ${at}`));
  let next = 0;
  for (const guildId of server.guildIds) {
    const room = server.createVoiceChannel('voice', guildId);
    for (let seat = 0; seat < inVoice; seat += 1, next += 1) strangers[next % STRANGERS]?.joinVoice(room);
  }
}

/** discord.js connects anew after some seconds; then everything is redrawn. */
const BACK_MS = 10_000;
const QUIET_MS = 3_000;

/** Until the bot asks the server for nothing more. */
async function settled(server: ListeningDiscord): Promise<void> {
  for (let before = -1; before !== server.requests.total;) {
    before = server.requests.total;
    await pause(QUIET_MS);
  }
}

async function serve(): Promise<void> {
  const server = await listenLocal({ rateLimits: false, recordCap: 100, historyLimit: 20 });
  let games: (readonly Seat[])[] = [];
  let pages: (readonly BenchPage[])[] = [];
  let clicked = 0;
  let endAces = (): Promise<void> => Promise.resolve();

  async function obey(order: z.infer<typeof Order>): Promise<object> {
    if ('open' in order) {
      games = [];
      clicked = 0;
      const opening = { games: openGame, tables: openTable, panels: openPanels }[order.open];
      for (let at = 0; at < order.count; at += AT_ONCE) {
        const some = Array.from({ length: Math.min(AT_ONCE, order.count - at) }, (_, one) => at + one);
        games.push(...(await Promise.all(some.map((one) => opening(server, one, order.players)))));
      }
      // Boards and panels settle.
      await pause(2_000);
      return { ready: true };
    }
    if ('aces' in order) {
      await endAces();
      endAces = order.aces === 'start' ? await openAces(server, clicked) : () => Promise.resolve();
      return { ready: true };
    }
    if ('guilds' in order) {
      for (let at = 0; at < order.guilds; at += 1) server.createGuild(`Server ${at}`, CHANNELS);
      fillVoice(server, order.inVoice);
      return { ready: true };
    }
    if ('drop' in order) {
      server.dropGateway({ resumable: false });
      await pause(BACK_MS);
      await settled(server);
      return { ready: true };
    }
    if ('pages' in order) {
      const open = ({ user, channelId }: Seat): Promise<BenchPage> =>
        openPage(server.guildId, user, channelId, order.pages);
      pages = [];
      for (const seats of games) pages.push(await Promise.all(seats.map(open)));
      // Each new face's picture is asked for, by Discord's 50 requests a second.
      await settled(server);
      return { ready: true };
    }
    const { perSecond } = order;
    if ('acts' in order) {
      const all = await steadily<BenchPage, Acted>(pages, { count: order.acts, perSecond, from: clicked }, actAsOneOf);
      clicked += order.acts;
      return { acted: all };
    }
    const before = server.requests.total;
    const pace = { count: order.clicks, perSecond, from: clicked };
    const all = await steadily<Seat, Clicked>(games, pace, (seats) => clickOnce(seats, order.kind));
    clicked += order.clicks;
    return {
      latencies: all.map(({ ms }) => ms),
      unanswered: all.filter(({ answered }) => !answered).length,
      requests: server.requests.total - before,
    };
  }

  process.on('message', (message) => {
    obey(Order.parse(message)).then(tell, (error: unknown) => tell({ failed: String(error) }));
  });
  process.once('disconnect', () => process.exit(0));
  tell({ url: server.apiUrl });
}

await serve();
