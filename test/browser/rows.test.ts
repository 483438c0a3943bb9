import { expect, test } from 'vitest';
import { board } from '../../src/discord/games/meteor/render/index.js';
import { LANGUAGES, LOCALES, translator, type Translate } from '../../src/text/index.js';
import { end, ownEnd } from '../discord/games/meteor/render/from-views.js';
import { NOW, PEOPLE, VIEW } from '../discord/games/meteor/render/views.js';
import { TURN_GAMES } from '../discord/games/screens.js';
import { evenings } from './support/evening.js';
import { SIZES, type Player } from './support/player.js';

/**
 * No row of buttons wraps on a phone: on every game's board, end and panels, at many moments, in every language. They are
 * drawn by the page one message after the other; that a lobby's and a hand panel's don't wrap is measured elsewhere.
 */

const begin = evenings();
const TOKEN = 'local-test-token';

/** A message's content on a phone, in pixels: docs/heights.md. */
const WIDTH = 370;
/** Rows in one message, so that it keeps Discord's limit of 40 components. */
const TOGETHER = 6;

interface Part {
  readonly type: number;
  readonly components?: readonly Part[];
}

interface Row {
  /** On a message's accented part, which is narrower. */
  readonly inside: boolean;
  readonly buttons: readonly Part[];
  readonly language: string;
}

const BUTTON = 2;
const ROW = 1;
const CONTAINER = 17;

function rowsIn(parts: readonly Part[], language: string, inside = false): readonly Row[] {
  return parts.flatMap(({ type, components = [] }) => {
    if (type !== ROW) return rowsIn(components, language, type === CONTAINER);
    return components[0]?.type === BUTTON ? [{ inside, buttons: components, language }] : [];
  });
}

const partsOf = ({ components = [] }: { readonly components?: unknown }): readonly Part[] =>
  components as readonly Part[];

/** Meteor's board at its moments, and its ends. */
function ofMeteor(t: Translate): readonly Part[] {
  const base = { game: 'k3x9', people: PEOPLE, now: NOW };
  const pause = { by: 0, since: NOW, zoneLeft: 30_000, windowLeft: null };
  const over = {
    ...VIEW,
    phase: 'over' as const,
    outcome: { result: 'won' as const, reason: 'all-destroyed' as const, zone: 2, left: 17_000, at: NOW },
  };
  return [
    ...[VIEW, { ...VIEW, pause }].flatMap((view) =>
      partsOf(board({ ...base, view, headline: null, blocked: false }, t)),
    ),
    ...partsOf(end({ ...base, view: over }, t)),
    ...partsOf(ownEnd({ ...base, view: over }, 0, t)),
  ];
}

/** Every row that is different, with its language. */
function allRows(): readonly Row[] {
  const screens = TURN_GAMES.flatMap((game) => game.screens()).filter(({ name }) => !name.includes('plain'));
  const found = new Map<string, Row>();
  for (const locale of LOCALES) {
    const t = translator(locale);
    const parts = [...ofMeteor(t), ...screens.flatMap(({ draw }) => partsOf(draw(t)))];
    const hexes = [1, 2, 3, 4, 5].map(() => ({
      type: BUTTON,
      style: 2,
      label: t('meteor-storm.panel.inTheWay', { place: '20' }),
    }));
    for (const row of rowsIn([...parts, { type: ROW, components: hexes }], LANGUAGES[locale].name)) {
      const looks = row.buttons.map((button) => ({
        ...button,
        custom_id: undefined,
        disabled: undefined,
        style: undefined,
      }));
      found.set(JSON.stringify([row.inside, looks]), row);
    }
  }
  return [...found.values()];
}

/** A message of rows, whose buttons' ids say which one it is. */
function messageOf(rows: readonly Row[], name: string): object {
  const parts = rows.map(({ inside, buttons }, at) => {
    const row = {
      type: ROW,
      components: buttons.map((button, index) => ({ ...button, custom_id: `${name}-${at}-${index}` })),
    };
    return inside ? { type: CONTAINER, accent_color: 1, components: [row] } : row;
  });
  return { flags: 32_768, components: parts };
}

/** Runs in the page: whether the buttons of each row of a message are side by side. */
const measure = ({ page }: Player, name: string): Promise<readonly boolean[]> =>
  page.evaluate<boolean[]>(`(() => {
    const message = document.querySelector('[data-custom-id="${name}-0-0"]').closest('.message');
    const tops = (row) => new Set([...row.children].map((one) => Math.round(one.getBoundingClientRect().top)));
    return [...message.querySelectorAll('.row')].map((row) => tops(row).size === 1);
  })()`);

const words = ({ buttons }: Row): string =>
  buttons.map((button) => ('label' in button ? String(button.label) : '')).join(' | ');

test('no row of a board, an end or a panel wraps on a phone, at any moment and in any language', async () => {
  const evening = await begin();
  const { harness } = evening;
  const channel = harness.server.channelId();
  const ana = await evening.arrive({ name: 'Ana', size: 'phone' });
  const send = async (method: 'POST' | 'PATCH', path: string, body: object): Promise<{ readonly id: string }> => {
    const headers = { authorization: `Bot ${TOKEN}`, 'content-type': 'application/json' };
    const answer = await fetch(`${harness.server.apiUrl}/v10${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as { readonly id: string };
  };
  const rows = allRows();
  const first = await send('POST', `/channels/${channel}/messages`, messageOf(rows.slice(0, 1), 'first'));
  const content = await ana.page
    .locator('.message .components')
    .first()
    .evaluate((one) => one.getBoundingClientRect().width);
  await ana.page.setViewportSize({ ...SIZES.phone, width: Math.round(SIZES.phone.width + WIDTH - content) });
  const wrapped: string[] = [];
  for (let at = 0; at < rows.length; at += TOGETHER) {
    const some = rows.slice(at, at + TOGETHER);
    const name = `row${at}`;
    // Discord takes five edits of a message in five seconds.
    await harness.time.advance(1_000);
    await send('PATCH', `/channels/${channel}/messages/${first.id}`, messageOf(some, name));
    await ana.page.locator(`[data-custom-id="${name}-0-0"]`).waitFor();
    const isOneRow = await measure(ana, name);
    expect(isOneRow).toHaveLength(some.length);
    wrapped.push(
      ...some.filter((_row, index) => isOneRow[index] !== true).map((row) => `${row.language}: ${words(row)}`),
    );
  }
  expect(rows.length).toBeGreaterThan(300);
  expect(wrapped).toEqual([]);
});
