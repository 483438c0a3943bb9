import { expect } from 'vitest';
import {
  COSMIC_RUN,
  type Action,
  type CosmicEvent,
  type CosmicEventType,
} from '../../../src/games/cosmic-run/index.js';
import type {
  Refusal,
  RefusalCode,
  CosmicState,
  Die,
  PlayerState,
  TurnState,
} from '../../../src/games/cosmic-run/index.js';
import { ALIEN_DECK, alienOf } from '../../../src/games/cosmic-run/catalogue.js';
import { meteorDeck } from '../../../src/games/cosmic-run/cards/meteors.js';
import { PLANETS, TOKEN_VALUES } from '../../../src/games/cosmic-run/cards/planets.js';
import { evolveAll } from '../../../src/games/shared/evolve-all.js';
import type { TurnLimit } from '../../../src/games/cosmic-run/setup.js';
import { checkCosmic, pointsOf } from './checks.js';

export const START = 1_000_000;

/** A table in one literal: seats 0, 1, … in this order of play, all people. What is left out is as at the start. */
export interface CosmicSpec {
  readonly players?: number;
  readonly robots?: readonly number[];
  readonly robotsAllowed?: boolean;
  readonly limit?: TurnLimit;
  /** By seat: the space of each ship, by planet. */
  readonly ships?: readonly (readonly number[])[];
  /** Ships on the stacked track, the lowest first. */
  readonly stack?: readonly number[];
  readonly crystals?: readonly number[];
  /** By seat: alien kinds. */
  readonly aliens?: readonly (readonly string[])[];
  /** Alien kinds that lie open. */
  readonly display?: readonly string[];
  /** Alien cards left in the deck; the others have left the game. */
  readonly alienDeck?: readonly string[];
  /** By planet. */
  readonly hits?: readonly number[];
  /** Planets that were destroyed earlier. */
  readonly scored?: readonly number[];
  /** The top cards of the meteor deck. */
  readonly meteors?: readonly string[];
  /** Cards left in the meteor deck. */
  readonly meteorsLeft?: number;
  /** Values on the token spaces, in the order of the tracks; null: taken out of the game. */
  readonly tokens?: readonly (number | null)[];
  /** Seat 0 has rolled these: five white dice and the yellow one, as `11345 6`. */
  readonly dice?: string;
  /** Seat 0 is in step 3, and its dice have earned nothing. */
  readonly actions?: true;
  readonly round?: number;
}

/** One accepted action, as the table's log has it. */
export interface Entry {
  readonly at: number;
  readonly action: Action;
  readonly events: readonly CosmicEvent[];
}

/** Takes an alien card of each kind out of `left`. */
const cardsOf = (kinds: readonly string[], left: string[]): string[] =>
  kinds.map((kind) => {
    const at = left.findIndex((card) => card === kind || alienOf(card)?.id === kind);
    if (at < 0) throw new Error(`no ${kind} is left`);
    return left.splice(at, 1)[0] ?? '';
  });

function meteorsOf(
  spec: CosmicSpec,
  players: number,
): { readonly meteorDeck: string[]; readonly meteorsGone: string[] } {
  const left = [...meteorDeck(players)];
  const top = (spec.meteors ?? []).map((card) => {
    const at = left.indexOf(card);
    if (at < 0) throw new Error(`no meteor card ${card} is left`);
    return left.splice(at, 1)[0] ?? '';
  });
  const deck = [...top, ...left];
  const keep = spec.meteorsLeft ?? deck.length;
  return { meteorDeck: deck.slice(0, keep), meteorsGone: deck.slice(keep) };
}

/** Tokens where the spec says; those that it takes out have left the game. */
function tokensOf(spec: CosmicSpec): Pick<CosmicState, 'tokens' | 'boxToken'> {
  const spaces = PLANETS.flatMap(({ number, tokenSpaces }) => tokenSpaces.map((space) => ({ planet: number, space })));
  const left = [...TOKEN_VALUES];
  const named = spaces.map((_, at) => spec.tokens?.[at] ?? null);
  for (const value of named) if (value !== null) left.splice(left.indexOf(value), 1);
  const tokens = spaces.map((space, at) => {
    const isGone = spec.tokens?.[at] === null || spec.scored?.includes(space.planet) === true;
    return { ...space, value: named[at] ?? left.shift() ?? 0, at: isGone ? 'gone' : 'track' } as const;
  });
  return { tokens, boxToken: left[0] ?? 0 };
}

const diceOf = (text: string): Die[] =>
  [...text.replaceAll(' ', '')].map((digit) => ({ value: Number(digit), place: null }));

export function cosmicState(spec: CosmicSpec): CosmicState {
  const players = spec.players ?? 3;
  const left = [...ALIEN_DECK];
  const held = Array.from({ length: players }, (_, seat) => cardsOf(spec.aliens?.[seat] ?? [], left));
  // Where nothing is said, cards that few dice fit: the last of the list.
  const display = cardsOf(spec.display ?? left.slice(-4), left);
  const deck = spec.alienDeck === undefined ? left : cardsOf(spec.alienDeck, left);
  const seat = spec.dice === undefined && spec.actions === undefined ? players - 1 : 0;
  const turn: TurnState = {
    seat,
    step: spec.dice === undefined ? 'actions' : 'dice',
    flipped: null,
    dice: spec.dice === undefined ? [] : diceOf(spec.dice),
    fresh: true,
    rolls: 1,
    used: [],
    moves: [],
    recruits: [],
    crystals: 0,
  };
  return {
    ...COSMIC_RUN.initialState,
    options: {
      turnLimit: spec.limit ?? 'off',
      robotsAllowed: spec.robotsAllowed ?? true,
    },
    rules: COSMIC_RUN.rulesVersion,
    random: [1, 2, 3, 4],
    phase: 'play',
    seats: Array.from({ length: players }, (_, at) => ({ status: 'in', robot: spec.robots?.includes(at) ?? false })),
    order: Array.from({ length: players }, (_, at) => at),
    round: spec.round ?? 1,
    players: Array.from({ length: players }, (_, at): PlayerState => ({
      ships: spec.ships?.[at] ?? [0, 0, 0, 0, 0, 0],
      crystals: spec.crystals?.[at] ?? 0,
      aliens: held[at] ?? [],
      points: { seat: 0, planets: 0, aliens: 0 },
      tokenCount: 0,
      discovered: [],
      tokens: [],
    })),
    planets: PLANETS.map(({ number }, at) => ({
      hits: spec.hits?.[at] ?? 0,
      scored: spec.scored?.includes(number) === true ? 'destroyed' : null,
    })),
    stack: spec.stack ?? [],
    display,
    alienDeck: deck,
    aliensGone: spec.alienDeck === undefined ? [] : left,
    ...meteorsOf(spec, players),
    ...tokensOf(spec),
    since: START,
    turn,
  };
}

/** A table whose clock stands still until `wait`. Each action submits `tick` first, as the real one does. */
export class CosmicTable {
  readonly log: Entry[] = [];
  now = START;
  /** What the last accepted action led to. */
  events: readonly CosmicEvent[] = [];
  state: CosmicState;

  constructor(readonly base: CosmicState) {
    this.state = base;
  }

  act(action: Action): void {
    if (action.type !== 'tick' && action.type !== 'downtime') this.submit({ type: 'tick' });
    this.submit(action);
  }

  /** The same through a refusal, which must be of that code; nothing changes. */
  refuses(action: Action, code: RefusalCode, particulars: object = {}): void {
    const decision = COSMIC_RUN.decide(this.state, action, this.now);
    if (!COSMIC_RUN.isRefusal(decision)) throw new Error(`not refused: ${JSON.stringify(action)}`);
    expect(decision).toMatchObject({ code, ...particulars });
  }

  // What the player whose turn it is does.
  get seat(): number {
    return this.state.turn?.seat ?? -1;
  }
  /** Dice are named by their index; planet by its number, alien by its kind. */
  assign(dice: readonly number[], place: number | string, confirmed = false): void {
    this.act({ type: 'assign', seat: this.seat, dice, place: this.place(place), confirmed });
  }
  roll(): void {
    this.act({ type: 'roll', seat: this.seat });
  }
  use(power: string, die: number | null = null, value: number | null = null): void {
    this.act({ type: 'use', seat: this.seat, power, die, value });
  }
  move(planet: number, early = false): void {
    this.act({ type: 'move', seat: this.seat, planet, early });
  }
  recruit(kind: string): void {
    this.act({ type: 'recruit', seat: this.seat, card: this.place(kind) });
  }
  retire(kind: string): void {
    this.act({ type: 'retire', seat: this.seat, card: this.held(kind) });
  }
  endTurn(): void {
    this.act({ type: 'end-turn', seat: this.seat });
  }
  goOn(): void {
    this.act({ type: 'go-on', seat: this.seat });
  }
  /** All dice that lie nowhere go to the tech card, so that step 2 ends. */
  restToTech(): void {
    const rest = (this.state.turn?.dice ?? []).flatMap((die, at) => (die.place === null ? [at] : []));
    this.assign(rest, 'tech');
  }
  /** Plays the rest of the turn: no power is used, and all dice that are left go to the tech card. */
  playOut(): void {
    const { seat } = this;
    const { round } = this.state;
    if (this.state.turn?.step === 'strike') this.goOn();
    if (this.state.turn?.step === 'dice') this.restToTech();
    if (this.seat === seat && this.state.round === round) this.endTurn();
  }
  wait(ms: number): void {
    this.now += ms;
    this.submit({ type: 'tick' });
  }

  /** A place by its planet's number or its alien's kind. */
  place(name: number | string): string {
    if (typeof name === 'number') return String(name);
    return this.state.display.find((card) => card === name || alienOf(card)?.id === name) ?? name;
  }
  private held(kind: string): string {
    const { aliens = [] } = this.state.players[this.seat] ?? {};
    return aliens.find((card) => alienOf(card)?.id === kind) ?? kind;
  }

  happened<T extends CosmicEventType>(type: T): readonly Extract<CosmicEvent, { readonly type: T }>[] {
    return this.events.filter((event): event is Extract<CosmicEvent, { readonly type: T }> => event.type === type);
  }
  player(seat: number): PlayerState {
    const player = this.state.players[seat];
    if (player === undefined) throw new Error(`no player on seat ${seat}`);
    return player;
  }
  /** Alien kinds that a seat holds. */
  aliens(seat: number): readonly (string | undefined)[] {
    return this.player(seat).aliens.map((card) => alienOf(card)?.id);
  }
  ship(seat: number, planet: number): number {
    return this.player(seat).ships[planet - 1] ?? -1;
  }
  points(seat: number): number {
    return pointsOf(this.player(seat));
  }
  view(seat: number) {
    return COSMIC_RUN.viewFor(this.state, seat, this.now);
  }
  publicView() {
    return COSMIC_RUN.publicView(this.state);
  }

  private submit(action: Action): void {
    const decision = COSMIC_RUN.decide(this.state, action, this.now);
    if (COSMIC_RUN.isRefusal(decision)) throw new Error(`refused: ${JSON.stringify(decision satisfies Refusal)}`);
    this.state = evolveAll(COSMIC_RUN, this.state, decision, this.now);
    if (action.type !== 'tick' || decision.length > 0) this.events = decision;
    this.log.push({ at: this.now, action, events: decision });
    this.check();
  }

  /** What comes free after every action: the log folds to the same, all cards are there, the points are right. */
  private check(): void {
    checkCosmic(
      this.state,
      this.base,
      this.log.flatMap(({ events }) => events),
    );
    const folded = this.log.reduce((state, { events, at }) => evolveAll(COSMIC_RUN, state, events, at), this.base);
    expect(folded).toEqual(this.state);
    expect(JSON.parse(JSON.stringify(this.state))).toEqual(this.state);
  }
}

export const cosmic = (spec: CosmicSpec = {}): CosmicTable => new CosmicTable(cosmicState(spec));

/** A table with a lobby, opened by seat 0. */
export function cosmicLobby(
  {
    people = 1,
    robotsAllowed = true,
    limit = '24h',
  }: { people?: number; robotsAllowed?: boolean; limit?: TurnLimit } = {},
  seed = 'seed',
): CosmicTable {
  const options = { turnLimit: limit, robotsAllowed };
  const created = evolveAll(COSMIC_RUN, COSMIC_RUN.initialState, COSMIC_RUN.create({ options, seed }), START);
  const table = new CosmicTable(created);
  for (let seat = 0; seat < people; seat += 1) table.act({ type: 'join', seat });
  return table;
}
