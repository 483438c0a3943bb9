import {
  createGame,
  decide,
  evolveAll,
  initialState,
  isRefusal,
  viewFor,
  type Action,
  type GameEvent,
  type GameState,
  type Millis,
  type Options,
  type SeatView,
} from '../../../games/meteor/index.js';

/** One step of a recorded game: what was asked, and what came of it. */
export interface Step {
  readonly action: Action;
  readonly now: Millis;
  /** Null: it was refused. */
  readonly events: readonly GameEvent[] | null;
}

export interface Recording {
  /** What the game began with. */
  readonly created: readonly GameEvent[];
  /** Before the first step: the game was created, nobody sits at its table. */
  readonly first: GameState;
  readonly steps: readonly Step[];
  readonly last: GameState;
}

export interface RecordingOptions {
  readonly seed: string;
  readonly players: number;
  /** Stop after so many logged actions; the game is then still on. */
  readonly stopAfter?: number;
}

const OPTIONS: Options = {
  mode: 'standard',
  relaxed: false,
  zoneMs: 60_000,
  windowMs: 5_000,
  timeOut: 'anyone',
  silence: 'players',
  seeded: true,
};

/** Small numbers without a pattern that matters: the choosing of moves is not what is measured. */
function chance(seed: string): (below: number) => number {
  let state = [...seed].reduce(
    (sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0,
    2_654_435_769,
  );
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * below);
  };
}

const pick = <T>(items: readonly T[], below: (below: number) => number): T | undefined => items[below(items.length)];

/** What a hasty player does: launch when ready, place what goes, now and then what does not. */
function chooseMove(view: SeatView, below: (below: number) => number): Action {
  const { seat } = view;
  const ready = view.launchable[0];
  const target = pick(view.targets, below);
  if (ready !== undefined && target !== undefined && below(3) > 0)
    return { type: 'launch', seat, target, sites: [ready.site], change: 0 };
  const moves = view.hand.flatMap(({ card, sites }) =>
    sites.flatMap((code, site) => (code === null ? [{ card, site }] : [])),
  );
  const move = pick(moves, below);
  const whim = below(10);
  if (move !== undefined && whim < 6) return { type: 'place', seat, ...move };
  const scrap = pick(view.scrappable, below);
  if (move === undefined && whim < 5) return { type: 'pass', seat, confirmed: true };
  if (scrap !== undefined && whim === 6) return { type: 'scrap', seat, site: scrap };
  return {
    type: 'place',
    seat,
    card: pick(['C', 'E', '1C', '5FE', 'survey'], below) ?? 'C',
    site: below(view.sites.length),
  };
}

/** Plays one game with random moves, and records every action that the rules were asked about, refused ones too. */
export function record(settings: RecordingOptions): Recording {
  const below = chance(settings.seed);
  const steps: Step[] = [];
  let now: Millis = 1_700_000_000_000;
  const created = createGame({ options: OPTIONS, seed: settings.seed });
  const first = evolveAll(initialState, created, now);
  let state = first;
  let logged = 1;
  const ask = (action: Action): void => {
    const decision = decide(state, action, now);
    const events = isRefusal(decision) ? null : decision;
    steps.push({ action, now, events });
    if (events === null || events.length === 0) return;
    state = evolveAll(state, events, now);
    logged += 1;
  };
  for (let seat = 0; seat < settings.players; seat += 1) ask({ type: 'join', seat });
  ask({ type: 'start', by: 0 });
  ask({ type: 'start', by: 0 });
  while (state.phase !== 'over' && logged < (settings.stopAfter ?? Infinity)) {
    now += 200 + below(1_500);
    ask({ type: 'tick' });
    if (state.phase === 'play') ask(chooseMove(viewFor(state, below(settings.players), now), below));
  }
  return { created, first, steps, last: state };
}
