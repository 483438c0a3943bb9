import { performance } from 'node:perf_hooks';

import { buttonsOf, listenLocal, type ListeningDiscord, type LocalUser, type SeenButton } from '../../local/index.js';

/**
 * The other half of the click bench, in a process of its own: the embedded server, and people who click. Speaks with
 * its parent by messages: `{url}` once it listens; `go` starts; `{latencies}` at the end, in milliseconds.
 */
const GAMES = 200;
const CLICKS_PER_SECOND = 200;
const WARM_UP = 400;
const MEASURED = 2_000;

interface Seat {
  readonly user: LocalUser;
  readonly channelId: string;
  readonly panelId: string;
}

const tell = (message: object): void => {
  process.send?.(message);
};

async function openGame(server: ListeningDiscord, at: number): Promise<Seat> {
  const user = server.addUser(`Player ${at}`);
  const channelId = server.channelId(`game-${at}`);
  for (const words of ['meteor new', 'meteor start', 'meteor start']) {
    const seen = await user.command(channelId, words, words === 'meteor new' ? { mode: 'standard' } : {});
    if (seen.error !== undefined) throw new Error(`/${words}: ${seen.error}`);
  }
  const seen = await user.command(channelId, 'meteor hand', {});
  if (seen.message === undefined) throw new Error('no hand panel');
  return { user, channelId, panelId: seen.message.id };
}

const isMove = ({ customId, disabled }: SeenButton): boolean =>
  !disabled && customId !== undefined && /hand\/(place|scrap)/.test(customId);

/** A placement where one goes, else what makes room; other buttons to keep clicking when the hand is empty. */
function chooseButton(seat: Seat): string | undefined {
  const panel = seat.user.look(seat.panelId);
  if (panel === undefined) return undefined;
  const buttons = buttonsOf(panel);
  const move =
    buttons.find(isMove) ??
    buttons.find(({ customId, disabled }) => !disabled && /time-?out|resume|site/.test(customId ?? ''));
  return move?.customId;
}

async function clickOnce(seat: Seat): Promise<number | null> {
  const customId = chooseButton(seat);
  if (customId === undefined) return null;
  const began = performance.now();
  const seen = await seat.user.click(seat.panelId, customId);
  if (seen.error !== undefined) throw new Error(seen.error);
  return performance.now() - began;
}

/** Clicks at a steady pace, whether or not earlier ones are answered; what each took. */
function clickSteadily(seats: readonly Seat[], clicks: number): Promise<number[]> {
  const latencies: number[] = [];
  const under: Promise<void>[] = [];
  return new Promise((resolve, reject) => {
    let made = 0;
    const began = performance.now();
    const pace = setInterval(() => {
      const due = Math.min(clicks, Math.floor(((performance.now() - began) / 1000) * CLICKS_PER_SECOND));
      for (; made < due; made += 1) {
        const seat = seats[made % seats.length];
        if (seat === undefined) continue;
        under.push(
          clickOnce(seat).then((ms) => {
            if (ms !== null) latencies.push(ms);
          }),
        );
      }
      if (made < clicks) return;
      clearInterval(pace);
      Promise.all(under).then(() => resolve(latencies), reject);
    }, 1);
  });
}

async function run(server: ListeningDiscord): Promise<void> {
  const seats: Seat[] = [];
  for (let at = 0; at < GAMES; at += 1) seats.push(await openGame(server, at));
  await clickSteadily(seats, WARM_UP);
  const began = performance.now();
  const latencies = await clickSteadily(seats, MEASURED);
  tell({ latencies, seconds: (performance.now() - began) / 1000 });
}

const server = await listenLocal({
  channels: Array.from({ length: GAMES }, (_, at) => `game-${at}`),
  rateLimits: false,
  recordCap: 100,
  historyLimit: 20,
});
process.once('message', () => {
  run(server).catch((error: unknown) => tell({ failed: String(error) }));
});
process.once('disconnect', () => process.exit(0));
tell({ url: server.apiUrl });
