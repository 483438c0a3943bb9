import { describe, expect, it } from 'vitest';
import { Faces } from '../../../src/discord/games/face.js';
import { refusalWords, tableRefusal } from '../../../src/discord/interactions/refusals.js';
import { REGISTERED } from '../../../src/registration/index.js';
import type { TableHandle } from '../../../src/table/ports.js';
import { isPlainKey, translator } from '../../../src/text/index.js';

const t = translator('en');
const FACES = REGISTERED.map(({ face }) => face);
const faces = new Faces(FACES);

/** What every game's seats, host and start may refuse. */
const SHARED = [
  { code: 'not-seated' },
  { code: 'seat-taken' },
  { code: 'table-full', most: 2 },
  { code: 'already-started' },
  { code: 'not-started' },
  { code: 'game-over' },
  { code: 'no-such-seat' },
  { code: 'host-only', host: 0 },
  { code: 'already-host' },
  { code: 'robots-off' },
  { code: 'robot-host' },
  { code: 'too-few-players', least: 2, seated: 1 },
];
const TABLE = ['channel-busy', 'no-game', 'disk-full', 'storage-failed', 'repeated', 'shutting-down'];

const emptyTable = (kind: string, state: unknown): TableHandle => ({
  game: 'k1',
  kind,
  guildId: '1',
  channelId: '2',
  createdAt: 0,
  owner: null,
  state,
  version: 1,
  blocked: false,
  lost: null,
  people: new Map([[0, { userId: 'a', name: 'Ana' }]]),
  told: [],
  recalled: new Map(),
  seatOf: () => null,
  act: () => Promise.reject(new Error('nobody acts here')),
  join: () => Promise.reject(new Error('nobody joins here')),
});

describe.each(FACES.map((face) => [face.game.kind, face] as const))('at a table of %s', (kind, { game, command }) => {
  const table = emptyTable(kind, game.initialState);

  it.each(SHARED.map((refusal) => [refusal.code, refusal] as const))(
    '%s is said in words of all games',
    (_, refusal) => {
      const said = refusalWords(faces, t, refusal, table, null);
      expect(said).toMatch(/^[A-Z].*[.)]$/s);
      expect(said).not.toBe(t('refusal.other'));
      expect(said).not.toMatch(/refusal\.|undefined|[{}]/);
    },
  );

  it.each(TABLE)('%s names this game’s own command, or none', (code) => {
    const said = tableRefusal(t, faces, { code }, kind);
    const named = [...said.matchAll(/`\/(\w+) (new|board)`/g)].map(([, name]) => name);
    expect(named.every((name) => name === command)).toBe(true);
    expect(isPlainKey(said)).toBe(false);
  });
});
