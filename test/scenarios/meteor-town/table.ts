import { expect } from 'vitest';
import {
  BUILDINGS,
  decide,
  evolveAll,
  FIRST_TOWN,
  initialState,
  isRefusal,
  RESOURCES,
  RULES_VERSION,
  viewFor,
  type Action,
  type Amounts,
  type Choices,
  type Face,
  type GameEvent,
  type GameState,
  type Options,
  type Refusal,
  type Role,
  type Score,
  type Town,
  type TownAction,
} from '../../../src/games/meteor-town/index.js';
import { scoreOf } from '../../../src/games/meteor-town/index.js';
import type { Seat } from '../../../src/games/shared/seat.js';
import { checkState } from './checks.js';

export const OPTIONS: Options = {
  mode: 'practice',
  day: null,
  seeded: false,
  robotsAllowed: true,
  robotLevel: 'mayor',
  ends: null,
};

/** A town in one literal. What isn't named is as on a fresh sheet. */
export interface TownSetup {
  readonly turn?: number;
  /** `W` wood, `S` stone, `G` grain, `D` gold, `C` clover; a number before a letter counts: `3W2S`. */
  readonly stock?: string;
  /** Built beyond the first row, with every box free. */
  readonly built?: readonly string[];
  /** Free boxes of buildings; 0: destroyed. */
  readonly boxes?: Readonly<Record<string, number>>;
  readonly craters?: readonly Face[];
  readonly forbidden?: Face;
  /** The four dice. */
  readonly dice?: string;
}

const LETTERS = 'WSGDC';

export const amounts = (text: string): Amounts => {
  const found: Partial<Record<(typeof RESOURCES)[number], number>> = {};
  for (const [, count = '', letter = ''] of text.matchAll(/(\d*)([A-Z])/g)) {
    const resource = RESOURCES[LETTERS.indexOf(letter)];
    if (resource === undefined) throw new Error(`no resource ${letter}`);
    found[resource] = (found[resource] ?? 0) + (count === '' ? 1 : Number(count));
  }
  return found;
};

export const letters = (town: Town): string =>
  RESOURCES.map((resource, at) => {
    const amount = town.stock[resource];
    return amount === 0 ? '' : `${amount === 1 ? '' : amount}${LETTERS.charAt(at)}`;
  }).join('');

function townOf({
  turn = 1,
  stock = '',
  built = [],
  boxes = {},
  craters = [],
  forbidden,
  dice = '2345',
}: TownSetup): Town {
  const known = new Set(BUILDINGS.map(({ id }) => id));
  for (const id of [...built, ...Object.keys(boxes)]) if (!known.has(id)) throw new Error(`no building ${id}`);
  const before = turn - 1;
  return {
    ...FIRST_TOWN,
    turn,
    stock: { ...FIRST_TOWN.stock, ...amounts(stock) },
    boxes: BUILDINGS.map(
      ({ id, boxes: of }, at) => boxes[id] ?? (built.includes(id) ? of : (FIRST_TOWN.boxes[at] ?? -1)),
    ),
    craters,
    forbidden: forbidden ?? null,
    fallen: Array.from({ length: before }, (): Face[] => []),
    written: Array.from({ length: before }, (_, at): Face | null => (at === before - 1 ? (forbidden ?? null) : null)),
    dice: [...dice].map((value, at) => ({ slot: at + 1, value: Number(value) as Face, count: 0, open: false })),
  };
}

/** A personal town in play, as its person has it in front of them. */
export class Played {
  now = 1_000;
  events: GameEvent[] = [];

  constructor(
    public state: GameState,
    readonly seat: Seat = 0,
  ) {}

  get town(): Town {
    const town = this.state.towns[this.seat];
    if (town === undefined || town === null) throw new Error(`no town at seat ${this.seat}`);
    return town;
  }

  get choices(): Choices {
    const { choices } = viewFor(this.state, this.seat, this.now);
    if (choices === null) throw new Error('nothing to choose');
    return choices;
  }

  get score(): Score {
    return scoreOf(this.town);
  }

  get stock(): string {
    return letters(this.town);
  }

  get dice(): string {
    return this.town.dice.map(({ value }) => value).join('');
  }

  boxes(building: string): number {
    return this.town.boxes[BUILDINGS.findIndex(({ id }) => id === building)] ?? -1;
  }

  /** Does it; the events that it led to. Everything that is always true is looked at after it. */
  does(action: Action): readonly GameEvent[] {
    const decision = decide(this.state, action, this.now);
    if (isRefusal(decision)) throw new Error(`refused: ${JSON.stringify(decision)}`);
    // A state that has been saved and loaded leads to the same.
    expect(decide(JSON.parse(JSON.stringify(this.state)) as GameState, action, this.now)).toEqual(decision);
    this.state = evolveAll(this.state, decision, this.now);
    this.events = [...decision];
    checkState(this.state);
    return decision;
  }

  refuses(action: Action): Refusal {
    const decision = decide(this.state, action, this.now);
    if (!isRefusal(decision)) throw new Error(`not refused: ${JSON.stringify(decision)}`);
    return decision;
  }

  /** Roles in a letter each: `T` Town, `M` Modifier, `*` Meteor. `use`: the changed die and sign, as `2+`. */
  assign(roles: string, use?: string): readonly GameEvent[] {
    return this.does(assigning(roles, use, this.seat));
  }

  activate(...columns: Face[]): void {
    for (const column of columns) this.does({ type: 'activate', seat: this.seat, column });
  }

  build(building: string, payment?: string): readonly GameEvent[] {
    const paid = payment === undefined ? {} : { payment: amounts(payment) };
    return this.does({ type: 'build', seat: this.seat, building, ...paid });
  }

  sell(building: string, goods: string): readonly GameEvent[] {
    return this.does({ type: 'sell', seat: this.seat, building, goods: amounts(goods) });
  }

  skip(building: string | null = null): void {
    this.does({ type: 'skip', seat: this.seat, building });
  }

  next(): readonly GameEvent[] {
    return this.does({ type: 'next', seat: this.seat });
  }

  /** Events of one kind among the last ones. */
  last<T extends GameEvent['type']>(type: T): Extract<GameEvent, { readonly type: T }>[] {
    return this.events.filter((event): event is Extract<GameEvent, { readonly type: T }> => event.type === type);
  }
}

const ROLE: Readonly<Record<string, Role>> = { T: 'town', M: 'modifier', '*': 'meteor' };

export function assigning(roles: string, use?: string, seat: Seat = 0): TownAction {
  const [slot = '', sign = ''] = use ?? '';
  const modifier = use === undefined ? null : { slot: Number(slot), sign: sign === '+' ? (1 as const) : (-1 as const) };
  return { type: 'assign', seat, roles: [...roles].map((letter) => ROLE[letter] ?? 'town'), modifier };
}

/** A practice town, set up as it says. */
export function town(setup: TownSetup = {}, seed = 'scenario'): Played {
  return new Played({
    ...initialState,
    phase: 'play',
    rules: RULES_VERSION,
    options: OPTIONS,
    seed,
    seats: [{ status: 'in', robot: false }],
    towns: [townOf(setup)],
    startedAt: 0,
  });
}

/** The same with its dice assigned so that the columns named are activated; no meteor falls. */
export function activating(columns: string, setup: TownSetup = {}): Played {
  const played = town({ turn: 4, ...setup, dice: `${columns}`.padEnd(4, '1') });
  played.does(assigning('TTTM'));
  return played;
}
