import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';

import {
  ButtonStyle,
  Client,
  ComponentType,
  Events,
  GatewayIntentBits,
  MessageFlags,
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIMessageTopLevelComponent,
} from 'discord.js';
import * as z from 'zod';

import { ActivityServer } from '../../../activity/index.js';
import { createGuard } from '../../../http/guard.js';
import { ACTIVITY_FOLDER } from '../../../package-folder.js';
import { systemClock } from '../../../table/clock.js';
import { systemTimers } from '../../../table/timers.js';
import { SILENT } from '../../bench/silent-log.js';
import { peopleOfBench } from './activity/people.js';
import { startAnalysis } from '../../../workers/analysis/index.js';
import type { App } from '../../../app.js';
import { METEOR } from '../../../games/meteor/index.js';
import { benchBot } from '../../bench/bot.js';
import { playedLog } from './played.js';
import { startSampling } from './words-share.js';

/**
 * The other half of the click bench, in a process of its own, so that its CPU is counted alone: the bot, or discord.js
 * by itself, or the bot with its Activity. Speaks with its parent by messages: `{ready}` once it is connected, with the
 * Activity's address; told `{}`, it answers how much CPU
 * it has used since the last time, in microseconds, how long each commit since then took, and how many moves were accepted and refused since the start; where
 * Node was started with `--expose-gc`, also how much memory it holds, in bytes, and for how long its loop has stood still
 * since the last time, in milliseconds.
 */
const Start = z.tuple([z.enum(['bot', 'bare', 'activity']), z.string(), z.string()]);

const StartOrStop = z.enum(['start', 'stop']).optional();

/** An empty order asks for what was used; `sample` starts or stops measuring the share of words; `coach` starts or stops analyses. */
const Order = z.object({ sample: StartOrStop, coach: StartOrStop });

const tell = (message: object): void => {
  process.send?.(message);
};

/** Moves so far, as Prometheus is told them. */
async function moves(app: App): Promise<{ readonly accepted: number; readonly refused: number }> {
  const text = await app.metrics.text();
  const count = (result: string): number =>
    Number(new RegExp(`^meteor_actions_total\\{result="${result}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  return { accepted: count('accepted'), refused: count('refused') };
}

/** A panel of the usual size: some lines, and three rows of buttons. */
const PANEL: APIMessageTopLevelComponent[] = [
  {
    type: ComponentType.TextDisplay,
    content: Array.from({ length: 8 }, (_, line) => `Line ${line} of a panel, as long as most are.`).join('\n'),
  },
  ...Array.from({ length: 3 }, (_row, row): APIActionRowComponent<APIButtonComponent> => ({
    type: ComponentType.ActionRow,
    components: Array.from({ length: 5 }, (_button, at) => ({
      type: ComponentType.Button,
      style: ButtonStyle.Secondary,
      label: `Button ${row * 5 + at}`,
      custom_id: `button:${row}:${at}`,
      disabled: false,
    })),
  })),
];

/** discord.js as its guide shows it: a command that answers with a panel, and clicks that redraw it. */
async function startBare(apiUrl: string): Promise<void> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.MessageContent],
    rest: { api: apiUrl, version: '10' },
  });
  client.on(Events.InteractionCreate, (interaction) => {
    const components = PANEL;
    // On a machine that is busy with other things an answer may come too late: the load counts those.
    if (interaction.isButton()) interaction.update({ components }).catch(() => undefined);
    else if (interaction.isChatInputCommand())
      interaction
        .reply({ components, flags: MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral })
        .catch(() => undefined);
  });
  const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()));
  await client.login('local-test-token');
  await ready;
  // Discord lets no bulk update leave its Entry Point out.
  await client.application?.commands.create({ name: 'panel', description: 'A panel' });
}

/** The Activity of that bot; gives its address. */
async function serveActivity({ bot }: App): Promise<string> {
  const clock = systemClock();
  const activity = new ActivityServer({
    clock,
    timers: systemTimers(clock),
    log: SILENT,
    identity: peopleOfBench(),
    signInRate: { perSecond: 1_000, burst: 1_000 },
    rooms: bot.rooms,
    folder: ACTIVITY_FOLDER,
    applicationId: () => bot.applicationId,
    isOwn: createGuard({ host: '127.0.0.1', publicUrl: null }),
  });
  const server = createServer((request, response) => {
    activity.handle(request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    activity.upgrade(request, socket, head);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** More than any bench lasts: it never rests in the middle. */
const LIMITS = { rollouts: 1_000_000, ms: 30_000 };

/** Runs one analysis after another, as the Coach makes them, and says once when the first is at work; the answer stops that. */
function lookBack(onAtWork: () => void): () => void {
  const log = playedLog({
    game: 'looked-at',
    guildId: '1',
    seed: 'looked-at',
    startAt: 1_790_000_000_000,
    people: ['Ana', 'Ben', 'Eve'].map((name, at) => ({ userId: String(at + 1), name })),
  });
  let stopped = false;
  let cancel = (): void => undefined;
  let atWork = (): void => {
    atWork = () => undefined;
    onAtWork();
  };
  const next = (): void => {
    if (stopped) return;
    const running = startAnalysis({ kind: METEOR.kind, log, seed: 'bench', limits: LIMITS }, () => {
      atWork();
    });
    cancel = running.cancel;
    running.result.then(next, next);
  };
  next();
  return () => {
    stopped = true;
    cancel();
  };
}

interface Held {
  readonly heapBytes: number;
  readonly stallMs: number;
}

/** What is held after a collection, and the longest that anything has waited for its turn. */
function watchMemory(): () => Held | null {
  const { gc } = globalThis;
  if (gc === undefined) return () => null;
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  return () => {
    const stallMs = loop.max / 1e6;
    // The first may end a marking that was under way, which keeps what died since it began.
    gc();
    gc();
    const { heapUsed, external } = process.memoryUsage();
    // The collection's own pause is none of the bot's.
    setTimeout(() => loop.reset(), 50);
    return { heapBytes: heapUsed + external, stallMs };
  };
}

async function run(): Promise<void> {
  const [kind, apiUrl, path] = Start.parse(process.argv.slice(2));
  const commits: number[] = [];
  const app =
    kind !== 'bare'
      ? await benchBot(path, apiUrl, { zoneMs: 3_600_000, windowMs: 5_000 }, (ms) => commits.push(ms))
      : null;
  if (app === null) await startBare(apiUrl);
  const activity = app !== null && kind === 'activity' ? await serveActivity(app) : undefined;
  const memory = watchMemory();
  let before = process.cpuUsage();
  const report = async (): Promise<void> => {
    const { user, system } = process.cpuUsage(before);
    tell({
      cpuMicros: user + system,
      commits: commits.splice(0),
      ...(app === null ? {} : await moves(app)),
      ...memory(),
    });
    before = process.cpuUsage();
  };
  let sampling: Awaited<ReturnType<typeof startSampling>> | null = null;
  const sample = async (what: 'start' | 'stop'): Promise<void> => {
    if (what === 'start') sampling = await startSampling();
    tell(what === 'start' ? { ready: true } : { ...(await sampling?.stop()) });
  };
  let stopCoach = (): void => undefined;
  process.on('message', (message) => {
    const order = Order.parse(message);
    if (order.coach !== undefined) {
      stopCoach();
      const ready = (): void => {
        tell({ ready: true });
      };
      if (order.coach === 'start') stopCoach = lookBack(ready);
      else ready();
      return;
    }
    void (order.sample === undefined ? report() : sample(order.sample));
  });
  process.once('disconnect', () => {
    if (app === null) process.exit(0);
    void app.kill().finally(() => process.exit(0));
  });
  tell({ ready: true, activity });
}

await run();
