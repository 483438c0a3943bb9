import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';

/**
 * How much of a process's work is the making of words: V8's sampling profiler says what was running every half
 * millisecond; a sample is one of words where a function of theirs stands anywhere on its stack, so that what those
 * call (Intl, the messages' own functions) counts too. A pass of its own: the profiler costs time itself.
 */
const SAMPLED_EVERY_US = 500;
/** What is said, as the translator says it: the messages' functions, their plurals and numbers. */
export const OF_WORDS = /\/src\/text\/translate\.[jt]s$/;
/** That, and all that decides what is said: which pile, whose site, what just happened. */
export const OF_TEXT = /\/src\/text\//;
/** Nothing ran. */
const IDLE: ReadonlySet<string> = new Set(['(idle)']);

export interface WordsShare {
  readonly words: number;
  /** With all that decides what is said. */
  readonly text: number;
}

/** The samples of some modules, and of what they call, among all in which something ran; 0 to 1. */
export function shareOf({ nodes, samples = [] }: Profiler.Profile, modules: RegExp): number {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const theirs = new Set<number>();
  const mark = (id: number, inherited: boolean): void => {
    const node = byId.get(id);
    if (node === undefined) return;
    const is = inherited || modules.test(node.callFrame.url);
    if (is) theirs.add(id);
    for (const child of node.children ?? []) mark(child, is);
  };
  const [root] = nodes;
  if (root !== undefined) mark(root.id, false);
  const busy = samples.filter((id) => !IDLE.has(byId.get(id)?.callFrame.functionName ?? ''));
  return busy.length === 0 ? 0 : busy.filter((id) => theirs.has(id)).length / busy.length;
}

/** Samples this process until it is stopped. */
export async function startSampling(): Promise<{ stop(): Promise<WordsShare> }> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: SAMPLED_EVERY_US });
  await session.post('Profiler.start');
  return {
    stop: async () => {
      const { profile } = await session.post('Profiler.stop');
      session.disconnect();
      return { words: shareOf(profile, OF_WORDS), text: shareOf(profile, OF_TEXT) };
    },
  };
}
