import type { CardId, Letter, SiteId } from '../../games/meteor/state.js';
import type { GameId } from '../../table/ports.js';

/**
 * What our buttons and selects carry: `m1|<game>|<name>|<arguments…>`. The prefix is the version; arguments come in
 * the order of `ARGUMENTS`; cards go by card id, sites and letters by themselves, nothing by its position on a panel.
 * A select's options carry whole ids too, so that what was chosen decodes as a button does.
 */
const VERSION = 'm1';
const LIMIT = 100;
/** Stands where a game's id would, on panels that belong to no game. */
export const NO_GAME: GameId = '0';

interface Codec<T> {
  write(value: T): string;
  /** Undefined for what `write` never wrote. */
  read(text: string): T | undefined;
}

const matching = (pattern: RegExp): Codec<string> => ({
  write: (value) => value,
  read: (text) => (pattern.test(text) ? text : undefined),
});

const oneOf = <T extends string>(...allowed: readonly T[]): Codec<T> => ({
  write: (value) => value,
  read: (text) => allowed.find((value) => value === text),
});

const INTEGER = /^(0|-?[1-9]\d{0,2})$/;
const integer: Codec<number> = {
  write: String,
  read: (text) => (INTEGER.test(text) ? Number(text) : undefined),
};
const natural: Codec<number> = {
  write: String,
  read: (text) => (INTEGER.test(text) && !text.startsWith('-') ? Number(text) : undefined),
};

/** What a player may show by a button where the silence is strict: nothing about cards. */
export const GESTURES = ['ready', 'wait', 'thanks', 'help'] as const;
export type Gesture = (typeof GESTURES)[number];

/** Which ready Rockets fly: one site's, or all that this seat may launch. */
export type RocketChoice = SiteId | 'all';
const rockets: Codec<RocketChoice> = {
  write: String,
  read: (text) => (text === 'all' ? text : natural.read(text)),
};

const card: Codec<CardId> = matching(/^[\w-]{1,32}$/);
const letter: Codec<Letter> = matching(/^[A-Z]{1,2}$/);
const site: Codec<SiteId> = natural;
/** What an ability is aimed at: a seat, a letter, a card, an Energy, or nothing. */
const aim: Codec<string | null> = {
  write: (value) => value ?? '-',
  read: (text) => (text === '-' ? null : card.read(text)),
};
const word = matching(/^[a-z0-9-]{1,32}$/);
/** A count of any size; null is written as nothing. */
const natural36: Codec<number | null> = {
  write: (value) => (value === null ? '' : value.toString(36)),
  read: (text) =>
    text === '' ? null : /^(0|[1-9a-z][0-9a-z]{0,10})$/.test(text) ? Number.parseInt(text, 36) : undefined,
};
const upTo = (most: number): Codec<number | null> => ({
  write: natural36.write,
  read: (text) => {
    const value = natural36.read(text);
    return value === undefined || (value ?? 0) > most ? undefined : value;
  },
});
/** ECMAScript, "Time Values": what a Date holds. An id is only as good as who sent it. */
const moment36 = upTo(8.64e15);
const day36 = upTo(100_000_000);
/** Discord's ids are numbers of up to 64 bits. */
const snowflake: Codec<string | null> = {
  write: (value) => (value === null ? '' : BigInt(value).toString(36)),
  read: (text) => (text === '' ? null : /^[1-9a-z][0-9a-z]{0,12}$/.test(text) ? fromBase36(text) : undefined),
};
const fromBase36 = (text: string): string =>
  [...text].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n).toString();
const optional = <T extends string>(codec: Codec<T>): Codec<T | null> => ({
  write: (value) => (value === null ? '' : codec.write(value)),
  read: (text) => (text === '' ? null : codec.read(text)),
});
/** Whose hand a replay shows. */
const hands = oneOf('none', 'all', '0', '1', '2', '3', '4');

/** Makes a select's id new at each redraw. */
const nonce = matching(/^[\w-]{1,24}$/);

/** Each name with its arguments. The part before the slash says which message it sits on. */
const ARGUMENTS = {
  'lobby/join': {},
  'lobby/leave': {},
  'lobby/start': {},
  'lobby/mode': { mode: oneOf('first', 'standard', 'advanced') },
  'lobby/relaxed': { on: oneOf('on', 'off') },
  'lobby/silence': { silence: oneOf('players', 'everyone', 'strict', 'off') },
  'lobby/powers': { on: oneOf('on', 'off') },
  'lobby/challenges': { on: oneOf('on', 'off') },
  'lobby/robot': { change: oneOf('more', 'less') },
  'lobby/rules': {},
  'field/mulligan': {},
  'field/boss': { letter },
  'field/start': {},
  'field/resume': {},
  'field/rules': {},
  'board/hand': {},
  'board/pass': {},
  'board/time-out': {},
  'board/resume': {},
  'board/rules': {},
  /** Strict silence: what may be said without words (R11). */
  'board/gesture': { gesture: oneOf(...GESTURES) },
  /** Posts or shows the board anew. */
  'board/renew': {},
  'hand/open': {},
  'hand/site': { site },
  'hand/place': { card, site },
  'hand/change': { change: integer },
  'hand/rockets': { rockets },
  'hand/launch': { target: letter, rockets, change: integer },
  /** Opens, or shuts, what an ability may be aimed at. */
  'hand/ability': { ability: word },
  'hand/use': { ability: word, target: aim },
  'hand/scrap': { site },
  'hand/pass': {},
  'hand/pass-confirm': {},
  /** Back from the question. */
  'hand/pass-cancel': {},
  'hand/time-out': {},
  'hand/resume': {},
  /** On an ephemeral note that asks (after the board's Pass or `/meteor pass`). */
  'note/pass-confirm': {},
  'note/end-confirm': {},
  'end/again': {},
  /** A page of a list of past games: the id's game and `at` are the place where it begins; days since 1970. */
  'past/list': {
    side: oneOf('newest', 'older', 'newer'),
    at: moment36,
    user: snowflake,
    result: optional(oneOf('won', 'lost', 'abandoned')),
    mode: optional(word),
    from: day36,
    to: day36,
  },
  'past/show': {},
  'past/export': {},
  /** `by`: which button it was, for ids must differ on a message; `open`: where the clock starts. */
  'past/replay': {
    at: natural36,
    hands,
    by: oneOf('open', 'back', 'on', 'salvo-back', 'salvo-on', 'zone-back', 'zone-on', 'hands'),
  },
  'past/forget': { user: snowflake },
  'past/delete': {},
  'rules/topic': { topic: word },
  /** A select; each option's value is an id of its own. */
  'select/open': {
    purpose: oneOf(
      'target',
      'rockets',
      'site',
      'card',
      'topic',
      'mode',
      'boss',
      'ability',
      'ability-more',
      'game',
      'hands',
    ),
    nonce,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Codec<unknown>>>>>;

type Arguments = typeof ARGUMENTS;
export type PressName = keyof Arguments;
type ValueOf<C> = C extends Codec<infer T> ? T : never;
type PressOf<N extends PressName> = { readonly name: N } & {
  readonly [A in keyof Arguments[N]]: ValueOf<Arguments[N][A]>;
};
/** What a button, or a chosen option of a select, asks for. */
export type Press = { readonly [N in PressName]: PressOf<N> }[PressName];

export type Decoded =
  | { readonly ok: true; readonly game: GameId; readonly press: Press }
  /** `unknown-version`: an older or newer bot wrote it. `malformed`: nobody of ours did. */
  | { readonly ok: false; readonly fault: 'unknown-version' | 'malformed' };

const MALFORMED: Decoded = { ok: false, fault: 'malformed' };
const GAME = /^[a-z0-9]{1,40}$/;

const codecsOf = (name: PressName): readonly (readonly [string, Codec<unknown>])[] => Object.entries(ARGUMENTS[name]);
const isName = (text: string): text is PressName => Object.hasOwn(ARGUMENTS, text);

export function encode(game: GameId, press: Press): string {
  const values: Readonly<Record<string, unknown>> = { ...press };
  const id = [VERSION, game, press.name, ...codecsOf(press.name).map(([key, codec]) => codec.write(values[key]))].join(
    '|',
  );
  if (id.length > LIMIT) throw new RangeError(`custom id over ${LIMIT} characters: ${id}`);
  return id;
}

export function decode(id: string): Decoded {
  const [version = '', game = '', name = '', ...parts] = id.split('|');
  if (version !== VERSION) return /^m\d+$/.test(version) ? { ok: false, fault: 'unknown-version' } : MALFORMED;
  if (id.length > LIMIT || !GAME.test(game) || !isName(name)) return MALFORMED;
  const codecs = codecsOf(name);
  if (parts.length !== codecs.length) return MALFORMED;
  const values = codecs.map(([key, codec], at) => [key, codec.read(parts[at] ?? '')] as const);
  if (values.some(([, value]) => value === undefined)) return MALFORMED;
  return { ok: true, game, press: { name, ...Object.fromEntries(values) } as Press };
}
