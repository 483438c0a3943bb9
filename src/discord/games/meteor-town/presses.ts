import { RESOURCES, type Amounts, type Face, type ModifierUse } from '../../../games/meteor-town/index.js';
import { COMMON_PRESSES } from '../../interactions/common-presses.js';
import { customIds, natural, oneOf, optional, word, type Codec, type PressOf } from '../../interactions/custom-id.js';

/** 1–6. */
const face: Codec<Face> = {
  write: String,
  read: (text) => (/^[1-6]$/.test(text) ? (Number(text) as Face) : undefined),
};

/** A number, or `r`: the die is rolled again. */
const setting: Codec<Face | null> = {
  write: (value) => (value === null ? 'r' : String(value)),
  read: (text) => (text === 'r' ? null : face.read(text)),
};

/** `2+`: added to die 2; `-`: the Modifier does nothing. */
const modifier: Codec<ModifierUse | null> = {
  write: (use) => (use === null ? '-' : `${use.slot}${use.sign > 0 ? '+' : '-'}`),
  read: (text) => {
    if (text === '-') return null;
    const [, slot, sign] = /^([1-4])([+-])$/.exec(text) ?? [];
    return slot === undefined ? undefined : { slot: Number(slot), sign: sign === '+' ? 1 : -1 };
  },
};

/** How much of each resource, in their order: `3.0.2.0.0`. */
const amounts: Codec<Amounts> = {
  write: (value) => RESOURCES.map((resource) => value[resource] ?? 0).join('.'),
  read: (text) => {
    if (!/^\d{1,2}(\.\d{1,2}){4}$/.test(text)) return undefined;
    const counts = text.split('.').map(Number);
    const named = RESOURCES.map((resource, at) => [resource, counts[at] ?? 0] as const);
    return Object.fromEntries(named.filter(([, count]) => count > 0));
  },
};

/** The game's own, and those that it shares with every game. */
export const TOWN_PRESSES = {
  ...COMMON_PRESSES,
  // What a tap leads to is part of its id, so that two quick taps on one die are two presses and no double tap.
  /** Marks a die for a clover, or takes the mark away. */
  'town/mark': { slot: natural, on: oneOf('on', 'off') },
  'town/reroll': {},
  'town/set': { slot: natural, value: setting },
  /** On to the roles, and back. */
  'town/roles': { on: oneOf('on', 'off') },
  /** The die's next role. */
  'town/role': { slot: natural, role: oneOf('town', 'meteor', 'modifier') },
  'town/modify': { use: modifier },
  'town/assign': {},
  'town/hit': { meteor: face, building: optional(word) },
  'town/crater': { meteor: face, column: face },
  'town/write': { number: face },
  /** `left`: how many Town dice are left with it; the same column may be used twice. */
  'town/column': { column: face, left: natural },
  'town/gain': { building: word },
  /** Chooses what is built; with more than one way to pay it is asked how. */
  'town/build': { building: word },
  'town/pay': { building: word, payment: amounts },
  'town/pay-not': {},
  'town/sell': { building: word, goods: amounts },
  'town/skip': { building: optional(word) },
  'town/bonus': {},
  'town/back': {},
  'town/next': {},
  /** A note with the sheet as a picture, or as text. */
  'sheet/picture': {},
  'sheet/text': {},
  'sheet/rules': {},
  /** The day's table. */
  'sheet/table': {},
} as const;

export type Press = PressOf<typeof TOWN_PRESSES>;
export const townIds = customIds(TOWN_PRESSES);
