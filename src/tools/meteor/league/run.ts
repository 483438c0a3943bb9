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
  /** How often it did each thing wrong, and the first word that it got for it. */
  readonly faults: Readonly<Partial<Record<FaultCode, { readonly times: number; readonly first: string }>>>;
}

export interface Played {
  readonly results: readonly GameResult[];
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

/** Adds an answer to how a robot did so far. */
function withAnswer(conduct: Conduct, { action, fault }: Answer): Conduct {
  const counted = { ...conduct, questions: conduct.questions + 1 };
  if (fault === null)
    return action === null ? { ...counted, waited: counted.waited + 1 } : { ...counted, acted: counted.acted + 1 };
  const known = counted.faults[fault.code] ?? { times: 0, first: fault.message };
  return { ...counted, faults: { ...counted.faults, [fault.code]: { ...known, times: known.times + 1 } } };
}

/** The commands by seat: with others beside it, the robot sits in another seat each game. */
const seating = ({ robot, crew, players }: Setting, game: number): readonly string[] =>
  Array.from({ length: players }, (_, seat) => (crew === null || seat === game % players ? robot : crew));

/** Plays all games, one after the other; every program is ended at the end, whatever happens. */
export async function playLeague(setting: Setting, progress: Progress, onLog?: OnLog): Promise<Played> {
  const { games, seed, crew } = setting;
  const open = new Map<string, Player>();
  const conducts = new Map<string, Conduct>();
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
        answered: (seat, answer) => {
          const robot = commands[seat] ?? '';
          const fresh = { robot, questions: 0, acted: 0, waited: 0, faults: {} };
          conducts.set(robot, withAnswer(conducts.get(robot) ?? fresh, answer));
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
  return { results, conducts: named.flatMap((robot) => conducts.get(robot) ?? []) };
}

/** Whether a robot got no valid answer out at all: then its games say nothing about it. */
export const neverAnswered = ({ acted, waited }: Conduct): boolean => acted + waited === 0;
