import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Action, Outcome, Seat, SeatView } from '../../../games/meteor/index.js';

/** What is said between the league and a robot, a line of JSON each: docs/robots.md describes it to authors. */
export const PROTOCOL = 1;

/** A new game begins: nothing to answer. */
export interface GameStart {
  /** Its number in this run, from 0. */
  readonly game: number;
  readonly seat: Seat;
  readonly players: number;
  readonly rules: string;
}

/** A seat's moment to act. */
export interface Question {
  /** Grows with each question of the run. */
  readonly id: number;
  /** The table's clock in milliseconds: 0 when it started. */
  readonly now: number;
  /** For whatever the robot leaves to chance, so that the same run gives the same games. */
  readonly seed: number;
  readonly view: SeatView;
  readonly legal: readonly Action[];
}

/** What a robot did wrong. */
export type FaultCode =
  /** It took too long. */
  | 'late'
  /** Its line isn’t JSON. */
  | 'not-json'
  /** Its line is JSON, but not `{"id", "action"}` with the question’s id. */
  | 'not-an-answer'
  /** Its action isn’t among the legal ones. */
  | 'not-legal'
  /** A line that is too long, or far too many lines. */
  | 'too-much'
  /** It uses more memory than it may. */
  | 'memory'
  /** Its process ended. */
  | 'ended';

export interface Fault {
  readonly code: FaultCode;
  /** For the robot’s author. */
  readonly message: string;
}

/** `action` null: it waits. */
export interface Answer {
  readonly action: Action | null;
  readonly fault: Fault | null;
}

const WAITS: Answer = { action: null, fault: null };

export const faulty = (code: FaultCode, message: string): Answer => ({ action: null, fault: { code, message } });

type Message =
  | ({ readonly type: 'game'; readonly protocol: typeof PROTOCOL } & GameStart)
  | ({ readonly type: 'question' } & Question)
  | ({ readonly type: 'fault'; readonly id: number } & Fault)
  | { readonly type: 'end'; readonly result: Outcome['result']; readonly reason: Outcome['reason'] };

export const lineOf = (message: Message): string => `${JSON.stringify(message)}\n`;

const ANSWER = z.object({ id: z.number(), action: z.unknown() });

/** As much of a line as helps its author to find it. */
const quoted = (line: string): string => JSON.stringify(line.length > 80 ? `${line.slice(0, 80)}…` : line);

/** Sites are a set: their order means nothing. */
function withSitesInOrder(action: unknown): unknown {
  const launch = z
    .object({ type: z.literal('launch'), sites: z.array(z.number()) })
    .loose()
    .safeParse(action);
  return launch.success ? { ...launch.data, sites: launch.data.sites.toSorted((a, b) => a - b) } : action;
}

/** What a robot’s line answers; null: a question that is past, so that nobody waits for it. */
export function readAnswer(line: string, { id, legal }: Pick<Question, 'id' | 'legal'>): Answer | null {
  let said: unknown;
  try {
    said = JSON.parse(line);
  } catch {
    return faulty('not-json', `This line isn't JSON: ${quoted(line)}`);
  }
  const answer = ANSWER.safeParse(said);
  if (!answer.success || !(typeof said === 'object' && said !== null && 'action' in said))
    return faulty('not-an-answer', `Answer {"id": ${id}, "action": …}. This line isn't that: ${quoted(line)}`);
  if (answer.data.id < id) return null;
  if (answer.data.id > id)
    return faulty('not-an-answer', `The question's id is ${id}. This line answers another: ${quoted(line)}`);
  if (answer.data.action === null) return WAITS;
  const asked = withSitesInOrder(answer.data.action);
  const action = legal.find((one) => isDeepStrictEqual(one, asked));
  return action === undefined
    ? faulty('not-legal', `This action isn't in the question's "legal": ${quoted(line)}`)
    : { action, fault: null };
}
