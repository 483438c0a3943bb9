import type { GameFace } from '../../../src/discord/games/face.js';
import type { BoardExtras } from '../../../src/discord/games/presentation.js';
import { plainPanel } from '../../../src/discord/messages/plain.js';
import { screenReaderButtons } from '../../../src/discord/messages/screen-reader-buttons.js';
import type { MessageBody } from '../../../src/discord/rest/api.js';
import type { AnyGame } from '../../../src/games/game.js';
import { evolveAll } from '../../../src/games/shared/evolve-all.js';
import { Random, seedRandom } from '../../../src/games/shared/random.js';
import { MISSING, inPlainWords, type Translate } from '../../../src/text/index.js';
import type { TableHandle } from '../../../src/table/ports.js';
import { FACES } from '../../support/registered.js';

/** Tables of the games that are played in turns, at moments of a game that robots play, and all that is drawn of them. */

const NOW = 1_800_000_000_000;
const SEATS = 2;
const WHO = 'Wilhelmina Ottoline';

const OPTIONS: Readonly<Record<string, readonly unknown[]>> = {
  'meteor-town': [
    { mode: 'sky', day: null, seeded: true, robotsAllowed: true, robotLevel: 'mayor', ends: null },
    {
      mode: 'daily',
      day: '2026-11-22',
      seeded: false,
      robotsAllowed: false,
      robotLevel: 'mayor',
      ends: { afterMs: 86_400_000 },
    },
  ],
  'cosmic-run': [{ turnLimit: '24h', robotsAllowed: true }],
  'meteor-storm': [{ scenario: 'wreck-field', meteors: true, limitMs: 120_000, robotsAllowed: true, level: 'captain' }],
};

export interface Screen {
  readonly name: string;
  draw(t: Translate): MessageBody;
}

/** One game in turns with its face. */
export const TURN_GAMES = FACES.filter(({ game }) => Object.hasOwn(OPTIONS, game.kind)).map((face) => ({
  kind: face.game.kind,
  screens: () => (OPTIONS[face.game.kind] ?? []).flatMap((options) => screensOf(face, options)),
}));

const extras = (more: Partial<BoardExtras>): BoardExtras => ({
  headline: null,
  notice: null,
  extraLines: [],
  missing: [],
  lastCrew: [],
  signs: [],
  retired: false,
  picture: { url: 'attachment://board.png', alt: 'What the board shows, in words.' },
  newcomers: true,
  records: [],
  watchers: 2,
  again: true,
  thread: false,
  contentReadable: true,
  ...more,
});

function tableOf({ kind }: AnyGame, state: unknown, personal: boolean): TableHandle {
  return {
    game: 'k3x9k3x9k3x9',
    kind,
    guildId: '1',
    channelId: '2',
    createdAt: NOW,
    owner: personal ? 'u0' : null,
    state,
    version: 1,
    blocked: false,
    lost: null,
    people: new Map(
      Array.from({ length: SEATS }, (_, seat) => [seat, { userId: `u${seat}`, name: `${WHO} ${seat}` }] as const),
    ),
    told: [],
    recalled: new Map(),
    seatOf: (userId) => Number(userId.slice(1)),
    act: () => Promise.reject(new Error('nobody acts here')),
    join: () => Promise.reject(new Error('nobody joins here')),
  };
}

/** Every moment of a game that robots play, from its lobby to its end, thinned out. */
function moments(game: AnyGame, options: unknown): readonly unknown[] {
  const personal = (options as { readonly mode?: string }).mode === 'daily';
  const act = (state: unknown, action: Parameters<AnyGame['decide']>[1]): unknown => {
    const decision = game.decide(state, action, NOW);
    if (game.isRefusal(decision)) throw new Error(`${game.kind} refused ${JSON.stringify(action)}: ${decision.code}`);
    return evolveAll(game, state, decision, NOW);
  };
  const created = evolveAll(game, game.initialState, game.create({ options, seed: 'screens' }), NOW);
  const lobby = act(created, { type: 'join', seat: 0 });
  const crew = personal ? lobby : act(lobby, { type: 'join', seat: 1 });
  const all = [lobby, crew];
  let state = game.phase(crew) === 'lobby' ? act(crew, { type: 'start', by: 0 }) : crew;
  const random = new Random(seedRandom('screens'));
  const { robots } = game;
  if (robots === undefined) throw new Error(`${game.kind} has no robots`);
  for (let at = 0; at < 3_000 && game.phase(state) === 'play'; at += 1) {
    all.push(state);
    const seats = game.attention?.(state)?.seats ?? [...game.seats(state).keys()];
    const seated = seats.length > 0 ? seats : [...game.seats(state).keys()].slice(0, SEATS);
    const action = seated
      .map((seat) => robots.think(robots.levels[0], game.viewFor(state, seat, NOW), robots.nothingSeen, random, NOW))
      .find((thought) => thought.action !== null)?.action;
    if (action === undefined || action === null) break;
    state = act(state, action as Parameters<AnyGame['decide']>[1]);
  }
  all.push(state);
  const step = Math.max(1, Math.floor(all.length / 40));
  return all.filter((_, at) => at < 4 || at % step === 0 || at === all.length - 1);
}

function screensOf(face: GameFace, options: unknown): readonly Screen[] {
  const personal = (options as { readonly mode?: string }).mode === 'daily';
  const { game, board } = face;
  return moments(game, options).flatMap((state, at): readonly Screen[] => {
    const table = tableOf(game, state, personal);
    const name = `${game.kind}, moment ${at}, ${game.phase(state)}`;
    const shown = extras({ headline: 'What just happened.', lastCrew: [WHO], missing: [...MISSING] });
    return [
      { name: `${name}: board`, draw: (t) => board.draw(table, shown, NOW, t) },
      ...[0, 1].slice(0, personal ? 1 : SEATS).flatMap((seat) => panelScreens(face, table, seat, name)),
    ];
  });
}

const NO_NOTES = { has: () => false, add: () => undefined, remove: () => undefined };

function panelScreens({ panel, game }: GameFace, table: TableHandle, seat: number, name: string): readonly Screen[] {
  if (panel === undefined) return [];
  const open = () => {
    const view = panel.open(table, seat, NO_NOTES);
    view.tell('A refusal, in words.', NOW + 1000);
    return view;
  };
  const picture = { url: 'attachment://panel.png', alt: 'What the panel shows, in words.' };
  return [
    { name: `${name}: panel of ${seat}`, draw: (t) => open().draw(NOW, t, picture).body },
    {
      name: `${name}: plain panel of ${seat}`,
      draw: (t) => {
        const spoken = inPlainWords(t);
        const view = open();
        const { body } = view.plain?.(NOW, spoken) ?? view.draw(NOW, spoken);
        const asks = panel.screenReader !== undefined && game.phase(table.state) === 'play';
        return plainPanel(body, asks ? screenReaderButtons(table.game, spoken) : [], spoken);
      },
    },
  ];
}

export interface Described {
  readonly name: string;
  /** What a picture of that moment says to those who can't see it. */
  alt(t: Translate): string | undefined;
  /** The picture itself. */
  svg(t: Translate): string | undefined;
}

/** The pictures of a game's moments, the public message's and the panels'. */
export function descriptions(kind: string): readonly Described[] {
  const face = FACES.find(({ game }) => game.kind === kind);
  if (face === undefined) return [];
  const { game, board, panel } = face;
  return moments(game, OPTIONS[kind]?.[0]).flatMap((state, at): readonly Described[] => {
    const table = tableOf(game, state, false);
    const name = `${kind}, moment ${at}, ${game.phase(state)}`;
    const onPanel = (t: Translate) => panel?.open(table, 0, NO_NOTES).picture?.(t);
    return [
      {
        name: `${name}: board`,
        alt: (t) => board.picture?.(table, t)?.alt,
        svg: (t) => board.picture?.(table, t)?.svg(),
      },
      { name: `${name}: panel`, alt: (t) => onPanel(t)?.alt, svg: (t) => onPanel(t)?.svg() },
    ];
  });
}

/** What is told at the last moment of a game, and of all of it. */
export function toldLines(kind: string, t: Translate): readonly string[] {
  const face = FACES.find(({ game }) => game.kind === kind);
  const options = OPTIONS[kind]?.[0];
  const screenReader = face?.panel?.screenReader;
  if (face === undefined || screenReader === undefined) return [];
  const all = moments(face.game, options).filter((state) => face.game.phase(state) === 'play');
  return all.flatMap((state) => screenReader.standing(tableOf(face.game, state, false), 0, NOW, inPlainWords(t)));
}
