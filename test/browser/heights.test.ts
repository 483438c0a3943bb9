import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { LocalUser } from '../../src/local/index.js';
import type { CardId } from '../../src/games/meteor/state.js';
import { Table } from '../../src/table/table.js';
import { evenings, type Evening } from './support/evening.js';
import { picture } from './support/look.js';
import { SIZES, type Player } from './support/player.js';

/**
 * How tall the hand panel is, and that no row of it wraps. To write the table of docs/heights.md anew:
 *
 *     HEIGHTS=1 npm run test:browser -- heights
 */
const WANTED = process.env['HEIGHTS'] !== undefined;
const FILE = join(import.meta.dirname, '..', '..', 'docs', 'heights.md');
const FOLDER = process.env['PICTURES'];

const begin = evenings();
const MODES = { first: 'First game', standard: 'Standard', advanced: 'Advanced' } as const;
type Mode = keyof typeof MODES;

/** Widths of a message's content: a phone's, with and without an indent of Discord's, and a desktop's. */
const WIDTHS = [370, 302, 'desktop'] as const;
type Width = (typeof WIDTHS)[number];

interface Case {
  readonly mode: Mode;
  readonly players: number;
  readonly language: string;
  /** With a hint on it, as in one's first three games. Absent: without. */
  readonly hint?: true;
  /** `late`: a hand as in the last zones, of many kinds; `window`: a Rocket of another's is in the air; `wide`: every meteor is face down and has one of the widest letters; `passed`: most of the others have passed. Absent: the first cards. */
  readonly moment?: 'late' | 'window' | 'wide' | 'passed';
  /** In pixels, by width; absent: not limited. */
  readonly most: Readonly<Partial<Record<Width, number>>>;
}

const THREE: Case['most'] = { 370: 620, 302: 650, desktop: 660 };
const FIVE: Case['most'] = { 370: 650, 302: 680, desktop: 660 };
const BIG: Case['most'] = { 370: 720, desktop: 660 };
const LANGUAGES = ['en-GB', 'de', 'fr', 'es-ES', 'it', 'pt-BR', 'pl', 'nl', 'ja', 'zh-TW'] as const;

const MOMENTS = ['late', 'window', 'wide'] as const;

const CASES: readonly Case[] = [
  { mode: 'standard', players: 3, language: 'en-GB', most: THREE },
  { mode: 'standard', players: 5, language: 'en-GB', most: FIVE },
  { mode: 'standard', players: 3, language: 'de', most: THREE },
  { mode: 'advanced', players: 5, language: 'de', most: BIG },
  { mode: 'standard', players: 1, language: 'en-GB', most: BIG },
  { mode: 'standard', players: 3, language: 'de', hint: true, most: THREE },
  ...LANGUAGES.flatMap((language): readonly Case[] => [
    { mode: 'first', players: 3, language, hint: true, most: THREE },
    { mode: 'standard', players: 5, language, hint: true, most: FIVE },
  ]),
  ...MOMENTS.flatMap((moment): readonly Case[] => [
    { mode: 'first', players: 3, language: 'en-GB', hint: true, moment, most: THREE },
    { mode: 'standard', players: 3, language: 'de', hint: true, moment, most: THREE },
    { mode: 'standard', players: 5, language: 'fr', moment, most: FIVE },
    { mode: 'standard', players: 5, language: 'en-GB', moment, most: FIVE },
    { mode: 'advanced', players: 5, language: 'de', moment, most: BIG },
  ]),
  { mode: 'first', players: 3, language: 'pl', hint: true, moment: 'passed', most: THREE },
  { mode: 'standard', players: 5, language: 'fr', hint: true, moment: 'passed', most: FIVE },
];

/** Longest names that people have: a site's button cuts them. */
const NAMES = ['Wilhelmina', 'Bartholomew', 'Chloé', 'Maximilian'];

/** Lays the first card that may go anywhere. */
async function place({ harness }: Evening, user: LocalUser): Promise<void> {
  const channel = harness.server.channelId();
  const [card] = await user.autocomplete(channel, 'meteor place', {}, 'card');
  if (card === undefined) return;
  const [site] = await user.autocomplete(channel, 'meteor place', { card: card.value }, 'site');
  await user.command(channel, 'meteor place', { card: card.value, site: site?.value ?? '' });
  await harness.pass(1_000);
}

/** Of twelve kinds, as after some Retrofits. */
const LATE: readonly CardId[] = ['C', 'C', 'F', 'F', 'A', 'E', '1C', '2CF', '2CA', '3CF', '4FA', '5CFA', 'deflector'];
/** The widest that there are, in the order of naming. */
const WIDEST = ['M', 'N', 'V', 'W', 'X', 'Z'] as const;

/** A Rocket is ready, so that meteors are buttons; a shortcut through a long game. */
function armed({ harness }: Evening, { moment }: Case): void {
  const piles = [['2FF', 'F', 'F'], ['3CCF', 'C'], ['survey', 'A'], ['5CFA'], ['C', 'C']];
  const { table } = harness;
  if (!(table instanceof Table)) throw new Error('not the real table');
  const { state } = table;
  const isReady = (id: number): boolean => id === 0 || (moment === 'window' && id === 1);
  const sites = state.sites.map((site, id) => ({ ...site, pile: piles[id] ?? [], ready: isReady(id) }));
  const seats = state.seats.map((seat, id) => ({
    ...seat,
    hand: id === 0 && moment === 'late' ? LATE : seat.hand,
    passed: id > 1 && moment === 'passed',
  }));
  const small = { band: 'small', low: 1, high: 3, size: 2, trait: null, faceUp: false } as const;
  const wide = state.field
    .slice(0, WIDEST.length)
    .map((meteor, at) => ({ ...meteor, ...small, letter: WIDEST[at] ?? meteor.letter }));
  const more = moment === 'wide' ? { field: wide, letters: 12 } : {};
  table.position = { ...table.position, state: { ...state, sites, seats, ...more } };
}

interface Measured {
  readonly height: number;
  readonly content: number;
  /** Rows whose buttons don't stand side by side. */
  readonly wrapped: readonly string[];
}

/** Runs in the page: the panel, and the content that its rows have room for. */
const MEASURE = `(() => {
  const panel = [...document.querySelectorAll('.message[data-ephemeral]')]
    .filter((one) => one.querySelector('[data-custom-id*="|hand/"]') !== null)
    .at(-1);
  const rows = [...panel.querySelectorAll('.row')];
  const places = (row) => new Set([...row.children].map((one) => Math.round(one.getBoundingClientRect().top)));
  return {
    height: Math.round(panel.getBoundingClientRect().height),
    content: panel.querySelector('.components').getBoundingClientRect().width,
    wrapped: rows.filter((row) => places(row).size > 1).map((row) => row.innerText),
  };
})()`;

async function at(player: Player, width: Width): Promise<Measured> {
  const { page } = player;
  if (width === 'desktop') await page.setViewportSize({ width: 1280, height: 800 });
  else {
    await page.setViewportSize(SIZES.phone);
    const { content } = await page.evaluate<Measured>(MEASURE);
    await page.setViewportSize({ ...SIZES.phone, width: Math.round(SIZES.phone.width + width - content) });
  }
  return page.evaluate<Measured>(MEASURE);
}

async function measure(one: Case): Promise<ReadonlyMap<Width, Measured>> {
  const evening = await begin();
  const { harness } = evening;
  const channel = harness.server.channelId();
  const ana = await evening.arrive({ name: 'Anastasia', size: 'phone', language: one.language });
  await ana.say(`/meteor new mode:${MODES[one.mode]} seed:heights`);
  await ana.board.waitFor();
  const others = NAMES.slice(0, one.players - 1).map((name) => harness.server.addUser(name));
  for (const other of others) await other.command(channel, 'meteor join');
  await harness.pass(1_000);
  for (const press of ['lobby/start', 'field/start']) {
    await ana.press(ana.page.locator(`[data-custom-id*="|${press}"]`).last());
    await harness.pass(1_000);
  }
  for (const other of others) await place(evening, other);
  armed(evening, one);
  if (one.moment === 'window') {
    const [target] = (await others[0]?.autocomplete(channel, 'meteor launch', {}, 'meteor')) ?? [];
    await others[0]?.command(channel, 'meteor launch', { meteor: target?.value ?? '' });
  }
  if (one.hint !== true) {
    await ana.ask({ name: 'hand/hints', on: 'off' });
    await harness.pass(1_000);
  }
  // A press that follows a redraw at once would be refused, with a line that says so.
  await harness.pass(1_000);
  await ana.press(ana.panel.locator('[data-custom-id*="|hand/site|"]').first());
  await harness.pass(2_000);
  const found = new Map<Width, Measured>();
  for (const width of WIDTHS) {
    found.set(width, await at(ana, width));
    if (FOLDER !== undefined)
      await picture(
        ana,
        join(FOLDER, `heights-${one.mode}-${one.players}-${one.language}-${one.moment ?? ''}-${width}.png`),
      );
  }
  return found;
}

const row = ({ mode, players, language, hint, moment }: Case, found: ReadonlyMap<Width, Measured>): string =>
  `| ${MODES[mode]} | ${players} | ${language.slice(0, 2)} | ${hint === true ? 'yes' : 'no'} | ${moment ?? ''} | ${WIDTHS.map((width) => found.get(width)?.height ?? '').join(' | ')} |`;

const rows: string[] = [];

const nameOf = ({ mode, players, language, hint, moment }: Case): string =>
  `${MODES[mode]} of ${players}, ${language}${hint === true ? ', with a hint' : ''}${moment === undefined ? '' : `, ${moment}`}`;

test.each(CASES.map((one) => [nameOf(one), one] as const))(
  '%s: the hand panel is a screen, and no row wraps',
  async (_name, one) => {
    const found = await measure(one);
    rows.push(row(one, found));
    for (const [width, { height, wrapped }] of found) {
      expect(wrapped, `${width}: rows that wrap`).toEqual([]);
      expect(height, `${width}: height`).toBeLessThanOrEqual(one.most[width] ?? Number.POSITIVE_INFINITY);
    }
  },
  60_000,
);

test.runIf(WANTED)('writes the table', () => {
  const head = [
    '# How tall Meteor’s hand panel is',
    '',
    'The whole message in pixels, with a Rocket ready, so that meteors are buttons, and with a name that is cut; by the width',
    'of a message’s content: 370 px on a phone, 302 px on one where Discord indents, and a window of 1280 × 800. Measured in',
    'Chromium by `HEIGHTS=1 npm run test:browser -- heights`; the test holds the limits, and that no row of buttons wraps.',
    '',
    '`late` is a hand of twelve kinds, `window` a Rocket of somebody else in the air, `wide` four chances with the widest',
    'letters, `passed` all but one of the others have passed.',
    '',
    '| mode | players | language | hint | moment | 370 px | 302 px | 1280 × 800 |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
  ];
  writeFileSync(FILE, `${[...head, ...rows].join('\n')}\n`);
});
