import { allText, type ApiComponent, type ApiMessage } from '../../../local/index.js';
import type { Seat } from '../../../games/shared/seat.js';
import type { TableHandle } from '../../../table/ports.js';

/** What is read of a message, or of what a page draws as one. */
export type ShownMessage = Pick<ApiMessage, 'id' | 'content' | 'embeds' | 'components'>;

/** What a message tells of a hand, of cards and tokens that only one seat may know. */
interface Told {
  readonly game: string;
  readonly kind: string;
  readonly secrets: readonly string[];
}

/** Where a game keeps a seat's secrets, and how a message tells them; both are read apart from the game's own views. */
interface SecretsOf {
  readonly held: (state: unknown, seat: Seat) => readonly string[];
  readonly told: (press: string, text: string) => readonly string[];
}

const strings = (list: unknown): readonly string[] => (Array.isArray(list) ? list.map(String) : []);
const field = (of: unknown, name: string | number): unknown =>
  typeof of === 'object' && of !== null ? Reflect.get(of, String(name)) : undefined;
const listed = (text: string | undefined): readonly string[] => text?.split(', ') ?? [];
/** A card's name as its id. */
const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

const SECRETS: Readonly<Record<string, SecretsOf>> = {
  meteor: {
    held: (state, seat) => strings(field(field(field(state, 'seats'), seat), 'hand')),
    told: (press) => /^hand\/place\|([^|]+)/.exec(press)?.slice(1, 2) ?? [],
  },
  'meteor-storm': {
    held: (state, seat) => strings(field(field(state, 'hands'), seat)),
    told: (press, text) => [
      ...(/^hand\/play\|([^|]+)/.exec(press)?.slice(1, 2) ?? []),
      ...listed(/Your cards: ([^.\n]*)\./.exec(text)?.[1]).map(idOf),
    ],
  },
  'cosmic-run': {
    held: (state, seat) => strings(field(field(field(state, 'players'), seat), 'tokens')),
    told: (_press, text) => listed(/Your tokens: ([\d, ]+)/.exec(text)?.[1]),
  },
};

/** What was on an hour-old panel is no concern of this; what is under way is drawn from a state so old at most. */
const REMEMBERED_MS = 60_000;

interface Moment {
  readonly until: number;
  readonly state: unknown;
}

/** Nothing hidden is in any message: a hand only in its owner's, and no seed in any while its game is on. */
export class Secrets {
  readonly #kinds = new Map<string, string>();
  readonly #moments = new Map<string, Moment[]>();
  /** Who has sat where, by game. */
  readonly #seats = new Map<string, Map<string, Set<Seat>>>();
  readonly #seeds = new Map<string, string>();
  /** Of games that are over: whoever plays the same deal again knows it. */
  readonly #published = new Set<string>();

  constructor(
    private readonly now: () => number,
    private readonly fail: (what: string) => void,
  ) {}

  /** A table has this state from now on. */
  note(table: TableHandle, before: unknown, isOver: boolean): void {
    const { game, kind, state, people } = table;
    const now = this.now();
    const kept = (this.#moments.get(game) ?? []).filter(({ until }) => until > now - REMEMBERED_MS);
    // Only the newest has no end, and what it was is `before`.
    if (kept.at(-1)?.until === Infinity) kept.pop();
    this.#moments.set(game, [...kept, { until: now, state: before }, { until: Infinity, state }]);
    this.#kinds.set(game, kind);
    const seats = this.#seats.get(game) ?? new Map<string, Set<Seat>>();
    this.#seats.set(game, seats);
    for (const [seat, { userId }] of people) seats.set(userId, (seats.get(userId) ?? new Set()).add(seat));
    const seed = field(state, 'seed');
    if (typeof seed === 'string') this.#seeds.set(game, seed);
    else this.#seeds.delete(game);
    if (isOver) this.ended(game);
  }

  /** Those whose seed nobody may know yet. */
  get hidden(): readonly string[] {
    return [...this.#seeds.keys()];
  }

  /** It is over: its seed is for all to know. */
  ended(game: string): void {
    const seed = this.#seeds.get(game);
    if (seed !== undefined) this.#published.add(seed);
    this.#seeds.delete(game);
  }

  /** @param reader the only one who sees it; null: everybody does */
  shown(message: ShownMessage, reader: string | null): void {
    for (const { game, kind, secrets } of toldBy(message, this.#kinds)) {
      if (secrets.length === 0) continue;
      const known = this.#mayKnow(game, kind, reader);
      const wrong = secrets.filter((one) => !known.has(one));
      if (wrong.length > 0)
        this.fail(`message ${message.id} shows ${wrong.join(', ')} of ${game} (${kind}) to ${reader ?? 'everybody'}`);
    }
  }

  /** A hand that a game's own page shows. */
  handShown(game: string, kind: string, cards: readonly string[], reader: string): void {
    if (cards.length === 0) return;
    const known = this.#mayKnow(game, kind, reader);
    const wrong = cards.filter((one) => !known.has(one));
    if (wrong.length > 0) this.fail(`a page shows ${wrong.join(', ')} of ${game} (${kind}) to ${reader}`);
  }

  /** @param body of a request, as text */
  sent(what: string, body: string): void {
    for (const [game, seed] of this.#seeds)
      if (seed.length >= 16 && !this.#published.has(seed) && body.includes(seed))
        this.fail(`${what} holds the seed of ${game}, which is on`);
  }

  #mayKnow(game: string, kind: string, reader: string | null): ReadonlySet<string> {
    const seats = reader === null ? [] : [...(this.#seats.get(game)?.get(reader) ?? [])];
    const states = (this.#moments.get(game) ?? []).map(({ state }) => state);
    return new Set(states.flatMap((state) => seats.flatMap((seat) => SECRETS[kind]?.held(state, seat) ?? [])));
  }
}

function toldBy(message: ShownMessage, kinds: ReadonlyMap<string, string>): readonly Told[] {
  const presses = [...idsIn(message.components)].map((id) => id.split('|').slice(1));
  const text = allText(message);
  const games = new Set(presses.flatMap(([game]) => (game === undefined ? [] : [game])));
  return [...games].flatMap((game): Told[] => {
    const kind = kinds.get(game);
    const of = kind === undefined ? undefined : SECRETS[kind];
    if (kind === undefined || of === undefined) return [];
    const own = presses.filter(([which]) => which === game).map((parts) => parts.slice(1).join('|'));
    return [{ game, kind, secrets: [...of.told('', text), ...own.flatMap((press) => of.told(press, ''))] }];
  });
}

/** Of buttons, selects, and what selects offer. */
function* idsIn(components: readonly ApiComponent[]): Generator<string> {
  for (const { custom_id: id, options, components: inner, accessory } of components) {
    if (id !== undefined) yield id;
    for (const { value } of options ?? []) yield value;
    if (inner) yield* idsIn(inner);
    if (accessory) yield* idsIn([accessory]);
  }
}
