import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { LocalUser } from '../../src/local/index.js';
import { evenings, showHand, type Evening } from './support/evening.js';
import { look } from './support/look.js';
import { SIZES, type Player } from './support/player.js';

/**
 * How tall board and panel are on a phone, by mode and number of players. To write the table of docs/heights.md anew:
 *
 *     HEIGHTS=1 npm run test:browser -- heights
 */
const WANTED = process.env['HEIGHTS'] !== undefined;
const FILE = join(import.meta.dirname, '..', '..', 'docs', 'heights.md');
const { height: SCREEN } = SIZES.phone;
/** Board and panel together, in a standard game of three. */
const MOST_SCREENS = 1.2;

const begin = evenings();
const MODES = { first: 'First game', standard: 'Standard', advanced: 'Advanced' } as const;

interface Measured {
  readonly mode: keyof typeof MODES;
  readonly players: number;
  readonly board: number;
  readonly panel: number;
}

/** Lays the first card that may go anywhere. */
async function place({ harness }: Evening, user: LocalUser): Promise<void> {
  const channel = harness.server.channelId();
  const [card] = await user.autocomplete(channel, 'meteor place', {}, 'card');
  if (card === undefined) return;
  const [site] = await user.autocomplete(channel, 'meteor place', { card: card.value }, 'site');
  await user.command(channel, 'meteor place', { card: card.value, site: site?.value ?? '' });
  await harness.pass(1_000);
}

/** Only what the player sees of it counts: the message without what lies beside it. */
async function tall(player: Player, which: 'board' | 'panel'): Promise<number> {
  const box = await player[which].boundingBox();
  return Math.round(box?.height ?? 0);
}

async function measure(mode: keyof typeof MODES, players: number): Promise<Measured> {
  const evening = await begin();
  const { harness } = evening;
  const channel = harness.server.channelId();
  const ana = await evening.arrive({ name: 'Ana', size: 'phone' });
  await ana.say(`/meteor new mode:${MODES[mode]} seed:heights`);
  await ana.reads('METEOR', ana.board);
  const others = ['Ben', 'Chloé', 'Dan', 'Eve'].slice(0, players - 1).map((name) => harness.server.addUser(name));
  for (const other of others) await other.command(channel, 'meteor join');
  await harness.pass(1_000);
  await ana.pressNamed('Start');
  await harness.pass(1_000);
  await ana.pressNamed(/Start the clock/);
  await harness.pass(1_000);
  for (const other of others) await place(evening, other);
  await showHand(ana);
  await ana.press(ana.panel.locator('[data-custom-id*="|hand/place|"]:not([disabled])').first());
  await harness.pass(2_000);
  await look(ana, `heights-${mode}-${players}`);
  return { mode, players, board: await tall(ana, 'board'), panel: await tall(ana, 'panel') };
}

const row = ({ mode, players, board, panel }: Measured): string =>
  `| ${MODES[mode]} | ${players} | ${board} | ${panel} | ${((board + panel) / SCREEN).toFixed(2)} |`;

test('on a phone, board and panel of a standard game of three fit 1.2 screens', async () => {
  const three = await measure('standard', 3);
  expect((three.board + three.panel) / SCREEN).toBeLessThanOrEqual(MOST_SCREENS);
  if (!WANTED) return;
  const rows: Measured[] = [];
  for (const mode of Object.keys(MODES) as (keyof typeof MODES)[])
    for (const players of mode === 'advanced' ? [3, 5] : [1, 3, 5])
      rows.push(mode === 'standard' && players === 3 ? three : await measure(mode, players));
  const head = [
    '# How tall Meteor is on a phone',
    '',
    `Board and hand panel in a window of ${SIZES.phone.width} × ${SCREEN}, in pixels, after everybody has laid a card; measured by`,
    '`HEIGHTS=1 npm run test:browser -- heights`. A test holds a standard game of three at 1.2 screens or less. The panel of',
    'who plays for the first time holds a hint and two cards explained as well, that of a solo game a hand of ten.',
    '',
    '| mode | players | board | panel | screens |',
    '| --- | --- | --- | --- | --- |',
  ];
  writeFileSync(FILE, `${[...head, ...rows.map(row)].join('\n')}\n`);
}, 300_000);
