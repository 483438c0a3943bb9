import type { PermissionName, Trouble } from '../../local/index.js';
import type { Random } from '../../games/shared/random.js';
import type { LogEntry } from '../../table/ports.js';
import type { Background } from './background.js';
import type { Bots } from './bots.js';
import type { Limits } from './checks/limits.js';
import type { WorldDiscord } from './discord.js';
import { outside } from './machine.js';
import type { Scheduler } from './scheduler.js';
import type { Trace } from './trace.js';

export interface FaultTools {
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly discord: WorldDiscord;
  readonly bots: Bots;
  readonly background: Background;
  readonly trace: Trace;
  readonly channels: readonly string[];
  /** Told of what the bot is about to meet. */
  readonly limits: Pick<Limits, 'limited' | 'allLimited' | 'delayed'>;
}

/** Begins a fault; what it answers undoes it. Null: there is nothing to undo. */
type Begin = (tools: FaultTools) => (() => void) | null;

const DENIABLE: readonly PermissionName[] = [
  'SendMessages',
  'ManageMessages',
  'ViewChannel',
  'AttachFiles',
  'EmbedLinks',
];

const isOfAnybody = ({ source }: LogEntry): boolean => source !== undefined;
/** As the Activity marks them (`sourceOf`); ids that Discord gives are numbers. */
const isOfPage = ({ source }: LogEntry): boolean => source?.startsWith('a') === true;

/** What Discord, or what stands before it, does to a request; most pass. */
function troubleOf(random: Random): Trouble | undefined {
  const drawn = random.below(100);
  if (drawn < 4) return { status: 500 };
  if (drawn < 7) return { status: 502, page: true };
  if (drawn < 10) return { rateLimit: { retryAfterS: 0.2 + random.below(20) / 10, scope: 'user' } };
  if (drawn < 11) return { rateLimit: { retryAfterS: 1 + random.below(3), scope: 'global' } };
  if (drawn < 13) return { rateLimit: { retryAfterS: 0.5 + random.below(10) / 10, scope: 'shared' } };
  if (drawn < 15) return { drop: 'before', reset: random.below(2) === 0 };
  if (drawn < 18) return { drop: 'after', reset: random.below(2) === 0 };
  if (drawn < 22) return { delayMs: 200 + random.below(3_000) };
  return undefined;
}

export const FAULTS = {
  requests: ({ discord, random, scheduler, limits }) => {
    discord.local.faults.each((method, path) => {
      const trouble = troubleOf(random);
      if (trouble !== undefined && 'rateLimit' in trouble) {
        const { retryAfterS = 0, scope } = trouble.rateLimit;
        const until = scheduler.now + retryAfterS * 1_000;
        limits.limited(method, path, until);
        if (scope === 'global') limits.allLimited(until);
      }
      if (trouble !== undefined && 'delayMs' in trouble)
        limits.delayed(method, path, scheduler.now + trouble.delayMs + 1);
      return trouble;
    });
    return () => {
      discord.local.faults.clear();
    };
  },
  ban: ({ discord, random }) => {
    discord.local.faults.each(() => ({ banned: { retryAfterS: 1 + random.below(4) } }));
    return () => {
      discord.local.faults.clear();
    };
  },
  gateway: ({ discord, random }) => {
    discord.local.dropGateway({ resumable: random.below(3) > 0, politely: random.below(2) === 0 });
    return null;
  },
  /** Discord promises no event once alone. */
  duplicates: ({ discord }) => {
    discord.repeatsOneOf = 3;
    return () => {
      discord.repeatsOneOf = null;
    };
  },
  server: ({ discord }) => {
    const { guildId } = discord.local;
    discord.local.setGuildAvailable(guildId, false);
    return () => {
      discord.local.setGuildAvailable(guildId, true);
    };
  },
  permission: ({ discord, random, channels }) => {
    const channel = discord.placeOf(channels[random.below(channels.length)] ?? '');
    const denied = DENIABLE[random.below(DENIABLE.length)];
    discord.local.setBotPermissions(channel, { deny: denied === undefined ? [] : [denied] });
    return () => {
      if (discord.local.world.channels.has(channel)) discord.local.setBotPermissions(channel, {});
    };
  },
  /** In one voice channel the bot may mute nobody any more, or a moderator unmutes everybody. */
  voice: ({ discord, random }) => {
    if (random.below(2) === 0) {
      discord.unmute([...discord.local.world.guild(discord.local.guildId).voice.keys()]);
      return null;
    }
    const { voiceChannels } = discord;
    const channel = voiceChannels[random.below(voiceChannels.length)] ?? '';
    discord.local.setBotPermissions(channel, { deny: ['MuteMembers'] });
    return () => {
      discord.local.setBotPermissions(channel, {});
    };
  },
  deletion: ({ discord, random, channels }) => {
    discord.deleteNewestOfBot(discord.placeOf(channels[random.below(channels.length)] ?? ''));
    return null;
  },
  intent: ({ discord }) => {
    discord.local.setBotIntents({ messageContent: false });
    discord.local.dropGateway({ resumable: false });
    return () => {
      discord.local.setBotIntents({ messageContent: true });
      discord.local.dropGateway({ resumable: false });
    };
  },
  disk: ({ bots }) => {
    const disk = bots.current?.disk;
    if (disk === undefined) return null;
    disk.refuses = true;
    return () => {
      disk.refuses = false;
    };
  },
  /** Each write takes its time, and what is written is told later still. */
  slow: ({ bots, random }) => {
    const disk = bots.current?.disk;
    if (disk === undefined) return null;
    disk.slowMs = 20 + random.below(2_000);
    return () => {
      disk.slowMs = 0;
    };
  },
  /** Some appends are not answered, as where a connection to the log breaks. */
  lost: ({ bots }) => {
    const disk = bots.current?.disk;
    if (disk === undefined) return null;
    disk.loses = true;
    return () => {
      disk.loses = false;
    };
  },
  full: ({ bots }) => {
    bots.room = false;
    return () => {
      bots.room = true;
    };
  },
  kill: ({ bots, random }) => {
    bots.kill(200 + random.below(4_000));
    return null;
  },
  /** Killed when what somebody did is on the disk, before they or anybody hears of that. */
  untold: ({ bots, random }) => {
    const disk = bots.current?.disk;
    if (disk === undefined) return null;
    const isMeant = random.below(4) > 0 ? isOfPage : isOfAnybody;
    const againInMs = 200 + random.below(4_000);
    disk.onWritten = (entries) => {
      if (!entries.some(isMeant)) return false;
      disk.onWritten = null;
      outside(() => {
        bots.kill(againInMs);
      });
      return true;
    };
    return () => {
      disk.onWritten = null;
    };
  },
  stop: ({ bots, random }) => {
    bots.stop(200 + random.below(2_000));
    return null;
  },
  handover: ({ bots }) => {
    bots.handOver();
    return null;
  },
  successors: ({ bots, random }) => {
    bots.handOverTwice(random.below(3_000));
    return null;
  },
  channel: ({ discord, random, channels }) => {
    const name = channels[random.below(channels.length)];
    if (name !== undefined) discord.replacePlace(name);
    return null;
  },
  emoji: ({ discord }) => {
    discord.takeEmoji();
    return null;
  },
  pictures: ({ background }) => {
    background.crashes = true;
    return () => {
      background.crashes = false;
    };
  },
  /** A bug, and no fault of the disk: what is written of one game throws. */
  bug: ({ bots, random }) => {
    const disk = bots.current?.disk;
    const games = bots.tables.map(({ game }) => game);
    const broken = games[random.below(Math.max(1, games.length))];
    if (disk === undefined || broken === undefined) return null;
    disk.broken = broken;
    return () => {
      disk.broken = null;
    };
  },
  suspension: ({ bots, random }) => {
    bots.current?.machine.suspend(500 + random.below(15_000));
    return null;
  },
  /** The clock is set while the process runs, as by a machine that hears the time from others. */
  jump: ({ bots, random }) => {
    const machine = bots.current?.machine;
    if (machine !== undefined)
      machine.jumpedMs += random.below(2) === 0 ? random.below(3_600_000) : -random.below(10_000);
    return null;
  },
  /** The next process finds the clock set to another hour. */
  clock: ({ bots, random }) => {
    bots.nextSkewMs = (random.below(3) - 1) * 3_600_000;
    bots.kill(300);
    return null;
  },
} as const satisfies Readonly<Record<string, Begin>>;

export type FaultKind = keyof typeof FAULTS;
export const FAULT_KINDS = Object.keys(FAULTS) as readonly FaultKind[];

/** Lets faults begin and end until told to stop. */
export class Troublemaker {
  #going = false;
  readonly #undo = new Set<() => void>();

  constructor(
    private readonly tools: FaultTools,
    private readonly kinds: readonly FaultKind[],
  ) {}

  begin(): void {
    this.#going = true;
    this.#later();
  }

  /** For some seconds most requests fail, so that what was last written has to be written again. */
  failMost(): void {
    if (!this.kinds.includes('requests')) return;
    const { background, discord, random, trace } = this.tools;
    trace.event('fault', 'most requests fail');
    discord.local.faults.each(() => (random.below(3) > 0 ? { status: 500 } : undefined));
    background.endAnalyses();
    this.#undo.add(() => {
      discord.local.faults.clear();
    });
  }

  /** Everything is well from now on; processes that are down come back by themselves. */
  end(): void {
    this.#going = false;
    for (const undo of [...this.#undo]) undo();
    this.#undo.clear();
  }

  #later(): void {
    const { scheduler, random } = this.tools;
    scheduler.after(1_000 + random.below(9_000), () => {
      if (!this.#going) return;
      this.#one();
      this.#later();
    });
  }

  #one(): void {
    const { scheduler, random, trace } = this.tools;
    const kind = this.kinds[random.below(Math.max(1, this.kinds.length))];
    if (kind === undefined) return;
    trace.event('fault', kind);
    const end = FAULTS[kind](this.tools);
    if (end === null) return;
    const undo = (): void => {
      if (!this.#undo.delete(undo)) return;
      trace.event('fault', `${kind} is over`);
      end();
    };
    this.#undo.add(undo);
    scheduler.after(1_000 + random.below(9_000), undo);
  }
}
