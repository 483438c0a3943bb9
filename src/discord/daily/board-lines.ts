import { LRUCache } from 'lru-cache';
import type { Tables } from '../platform.js';
import type { GameId, Person, TableHandle } from '../../table/ports.js';
import { all, escapeText, type Translate } from '../../text/index.js';
import type { Faces } from '../games/face.js';
import type { DailyGame } from './face.js';
import { attemptsOf, hasTried, knewBefore, type Watching } from './results.js';
import { verdictOn } from './table.js';

type Sealing = Watching & { readonly tables: Pick<Tables, 'directory' | 'deals'> };

/** Tables of which is remembered what past games say of them. */
const MOST = 1000;

/** The table of a day's deal, before it begins or after its end. */
interface OfDay {
  readonly daily: DailyGame;
  readonly day: string;
  readonly phase: 'lobby' | 'over';
}

/** What past games say of a table. */
interface Known {
  /** Of whom, and of which phase it was asked. */
  readonly asked: string;
  /** In the lobby who knows the deal already; at the end who knew it before. */
  readonly people: readonly Pick<Person, 'name'>[];
  /** At the end: it was finished, so that it counts unless somebody knew the deal. */
  readonly finished: boolean;
}

const askedOf = ({ people }: TableHandle, { phase }: OfDay): string =>
  [phase, ...[...people.values()].map(({ userId }) => userId)].join(' ');

/** What the board of a day's deal says beside its game: who knows the deal already, and whether it counted. */
export class DailyLines {
  readonly #known = new LRUCache<GameId, Known>({ max: MOST });
  readonly #asking = new Map<string, Promise<void>>();

  constructor(
    private readonly platform: Sealing,
    private readonly faces: Faces,
    /** What the board says has changed. */
    private readonly onKnown: (game: GameId) => void,
    private readonly onFault: (error: unknown, game: GameId) => void,
  ) {}

  /** What is known by now; the rest is asked for. */
  of(table: TableHandle, t: Translate): readonly string[] {
    const ofDay = this.#ofDay(table);
    if (ofDay === null) return [];
    const { day, phase } = ofDay;
    const known = this.#known.get(table.game);
    const isKnown = known?.asked === askedOf(table, ofDay);
    if (!isKnown)
      void this.prepare(table).then(() => {
        this.onKnown(table.game);
      });
    const people = isKnown ? known.people : [];
    if (phase === 'over') return isKnown && known.finished ? [verdictOn(t, day, people)] : [];
    if (people.length === 0) return [];
    const names = people.map(({ name }) => escapeText(name));
    return [t('daily.known', { names: all(t, names) })];
  }

  /** In the lobby of a day's deal: the fingerprint of the day's key, 64 hexadecimal digits; else null. */
  fingerprint(table: TableHandle): string | null {
    const ofDay = this.#ofDay(table);
    return ofDay?.phase === 'lobby' ? this.platform.tables.deals.fingerprint(ofDay.day) : null;
  }

  /** Resolves when it is known, or can't be. */
  prepare(table: TableHandle): Promise<void> {
    const ofDay = this.#ofDay(table);
    if (ofDay === null) return Promise.resolve();
    const asked = askedOf(table, ofDay);
    const key = `${table.game} ${asked}`;
    const asking =
      this.#asking.get(key) ??
      this.#ask(table, ofDay)
        .catch((error: unknown) => {
          this.onFault(error, table.game);
          return { people: [], finished: false };
        })
        .then((found) => {
          this.#known.set(table.game, { ...found, asked });
          this.#asking.delete(key);
        });
    this.#asking.set(key, asking);
    return asking;
  }

  #ofDay(table: TableHandle): OfDay | null {
    const { game, daily } = this.faces.of(table);
    const day = game.daily?.dayOf(table.state) ?? null;
    const phase = game.phase(table.state);
    if (day === null || daily === undefined || table.owner !== null || phase === 'play') return null;
    return { daily: { kind: table.kind, face: daily }, day, phase };
  }

  async #ask(table: TableHandle, { daily, day, phase }: OfDay): Promise<Pick<Known, 'people' | 'finished'>> {
    const people = [...table.people.values()];
    if (phase === 'lobby') {
      const tried = await Promise.all(people.map(({ userId }) => hasTried(this.platform, daily, userId, day)));
      return { people: people.filter((_, at) => tried[at]), finished: false };
    }
    const [first] = people;
    const attempts = first === undefined ? [] : await attemptsOf(this.platform, daily, first.userId, day);
    const line = attempts.find(({ game }) => game === table.game);
    if (line === undefined || daily.face.orderOf(line) === null) return { people: [], finished: false };
    return { people: await knewBefore(this.platform, daily, line), finished: true };
  }
}
