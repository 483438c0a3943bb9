import type { TableHandle } from '../../../table/ports.js';

/**
 * A judgement of R11 that leaves no doubt; whatever Powers and Technologies say of talk is left to the bot, and so
 * is the strict silence (`unknown`). `gestures`: those and typed words may be written at least.
 */
type Rule = 'legal' | 'gestures' | 'unknown';

/** What may be written in the silence: a gesture, and a word that is a command. A launch may name what is no target. */
const ALLOWED = /^(pass|👍)$/i;
/** Between the making of a message and the bot's judgement the game may have gone on. */
const BEFORE_MS = 1_000;
const AFTER_MS = 2_500;
const REMEMBERED_MS = 120_000;

interface Said {
  readonly at: number;
  readonly userId: string;
  readonly channelId: string;
  readonly words: string;
}

interface Moment {
  readonly from: number;
  readonly of: string;
  readonly rule: (userId: string) => Rule;
}

const read = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;

/** Nobody who talked legally is deleted (R11), as the words of the rulebook have it. */
export class Talk {
  readonly #said = new Map<string, Said>();
  readonly #edited = new Set<string>();
  readonly #moments = new Map<string, Moment[]>();

  constructor(
    private readonly now: () => number,
    private readonly fail: (what: string) => void,
  ) {}

  said(id: string, channelId: string, userId: string, words: string): void {
    this.#said.set(id, { at: this.now(), channelId, userId, words });
  }

  edited(id: string): void {
    this.#edited.add(id);
  }

  /** The game of a channel has this state from now on. */
  note({ channelId, kind, state, people, game, owner }: TableHandle): void {
    if (owner !== null) return;
    const moments = this.#moments.get(channelId) ?? [];
    const sat = new Set([...people.values()].map(({ userId }) => userId));
    moments.push({ from: this.now(), of: game, rule: (userId) => ruleOf(kind, state, sat.has(userId)) });
    const old = moments.findLastIndex(({ from }) => from < this.now() - REMEMBERED_MS);
    if (old > 0) moments.splice(0, old);
    this.#moments.set(channelId, moments);
  }

  removed(id: string): void {
    const said = this.#said.get(id);
    if (said === undefined || this.#edited.has(id)) return;
    const isGesture = ALLOWED.test(said.words);
    const moments = this.#moments.get(said.channelId) ?? [];
    const first = moments.findLastIndex(({ from }) => from <= said.at - BEFORE_MS);
    const held = moments.slice(Math.max(0, first)).filter(({ from }) => from <= said.at + AFTER_MS);
    const rules = held.map(({ rule }) => rule(said.userId));
    if (rules.every((rule) => rule === 'legal' || (isGesture && rule === 'gestures')))
      this.fail(`“${said.words}”, written legally in ${said.channelId}, is deleted`);
  }
}

export function ruleOf(kind: string, state: unknown, sat: boolean): Rule {
  if (kind !== 'meteor') return 'legal';
  const options = read(state, 'options');
  const silence = read(options, 'silence');
  const isOpen =
    read(state, 'phase') !== 'play' ||
    read(state, 'pause') !== null ||
    read(options, 'mode') === 'first' ||
    silence === 'off' ||
    Number(read(state, 'humansAtStart')) < 2;
  if (isOpen || (!sat && silence !== 'everyone')) return 'legal';
  return silence === 'strict' ? 'unknown' : 'gestures';
}
