import { quantileOf } from '../../simulate/figures.js';
import type { Progress } from '../../simulate/progress.js';
import { robotNamed } from '../../../games/meteor/robots/index.js';
import { seedOf } from '../../simulate/seed-of.js';
import type { GameResult } from '../play.js';
import type { LeagueOptions } from './options.js';
import { playLeagueGame, type LeagueEntry } from './play.js';
import { builtIn, type Player } from './player.js';
import { Program } from './program.js';
import type { Answer, FaultCode } from './protocol.js';

/** How a robot dealt with its questions. */
export interface Conduct {
  readonly robot: string;
  readonly questions: number;
  /** Of them: what it did, and where it chose to wait. */
  readonly acted: number;
  readonly waited: number;
  /** Milliseconds to an answer, the way to a program and back with it; wrong and late ones too. */
  readonly thinking: { readonly median: number; readonly p95: number; readonly most: number };
  /** How often it did each thing wrong, and the first word that it got for it. */
  readonly faults: Readonly<Partial<Record<FaultCode, { readonly times: number; readonly first: string }>>>;
}

/** The games that the robot played in one seat, beside others. */
export interface SeatResult {
  readonly seat: number;
  readonly games: number;
  readonly won: number;
}

export interface Played {
  readonly results: readonly GameResult[];
  /** Empty where the robot has every seat: all win and lose together. */
  readonly bySeat: readonly SeatResult[];
  /** The robot's, then that of who sat with it. */
  readonly conducts: readonly Conduct[];
}

/** Called with each game's number and log. */
export type OnLog = (game: number, log: readonly LeagueEntry[]) => void;

type Setting = Pick<
  LeagueOptions,
  'crew' | 'mode' | 'powers' | 'challenges' | 'players' | 'games' | 'seed' | 'paceMs' | 'limits'
> & { readonly robot: string };

function playerOf(command: string, { limits }: Setting): Player {
  const robot = robotNamed(command);
  return robot === undefined ? new Program(command, limits) : builtIn(robot);
}

/** Counts how one robot deals with its questions. */
class Count {
  #acted = 0;
  #waited = 0;
  readonly #ms: number[] = [];
  readonly #faults = new Map<FaultCode, { readonly times: number; readonly first: string }>();

  constructor(private readonly robot: string) {}

  add({ action, fault }: Answer, ms: number): void {
    this.#ms.push(ms);
    if (fault !== null) {
      const { times, first } = this.#faults.get(fault.code) ?? { times: 0, first: fault.message };
      this.#faults.set(fault.code, { times: times + 1, first });
    } else if (action === null) this.#waited += 1;
    else this.#acted += 1;
  }

  conduct(): Conduct {
    const at = (share: number): number => Number(quantileOf(this.#ms, share).value.toFixed(1));
    return {
      robot: this.robot,
      questions: this.#ms.length,
      acted: this.#acted,
      waited: this.#waited,
      thinking: { median: at(0.5), p95: at(0.95), most: at(1) },
      faults: Object.fromEntries(this.#faults),
    };
  }
}

/** The commands by seat: with others beside it, the robot sits in another seat each game. */
const seating = ({ robot, crew, players }: Setting, game: number): readonly string[] =>
  Array.from({ length: players }, (_, seat) => (crew === null || seat === game % players ? robot : crew));

function seatResults({ crew, players }: Setting, results: readonly GameResult[]): readonly SeatResult[] {
  if (crew === null) return [];
  return Array.from({ length: players }, (_, seat) => {
    const own = results.filter((_result, game) => game % players === seat);
    return { seat, games: own.length, won: own.filter(({ won }) => won).length };
  });
}

/** Plays all games, one after the other; every program is ended at the end, whatever happens. */
export async function playLeague(setting: Setting, progress: Progress, onLog?: OnLog): Promise<Played> {
  const { games, seed, crew } = setting;
  const open = new Map<string, Player>();
  const counts = new Map<string, Count>();
  const results: GameResult[] = [];
  let id = 0;
  // A seat keeps its process: two seats that share one would see each other's hands.
  const playerAt = (command: string, seat: number): Player => {
    const key = `${command === setting.robot && crew !== null ? 'robot' : seat} ${command}`;
    const player = open.get(key) ?? playerOf(command, setting);
    open.set(key, player);
    return player;
  };
  try {
    for (let game = 0; game < games; game += 1) {
      const commands = seating(setting, game);
      const { result, log } = await playLeagueGame({
        setting: { ...setting, relaxed: false },
        seats: commands.map(playerAt),
        game,
        seed: seedOf(seed, game),
        nextId: () => (id += 1),
        clock: () => performance.now(),
        answered: (seat, answer, ms) => {
          const robot = commands[seat] ?? '';
          const count = counts.get(robot) ?? new Count(robot);
          counts.set(robot, count);
          count.add(answer, ms);
        },
      });
      results.push(result);
      onLog?.(game, log);
      progress(game + 1);
    }
  } finally {
    for (const player of open.values()) player.close();
  }
  const named = [setting.robot, ...(crew === null ? [] : [crew])];
  const conducts = named.flatMap((robot) => counts.get(robot)?.conduct() ?? []);
  return { results, bySeat: seatResults(setting, results), conducts };
}

/** Whether a robot got no valid answer out at all: then its games say nothing about it. */
export const neverAnswered = ({ acted, waited }: Conduct): boolean => acted + waited === 0;
