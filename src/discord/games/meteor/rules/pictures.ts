import { document, element, text } from '../../../../pictures/index.js';
import { listed, listedApart, type Translate } from '../../../../text/index.js';
import type { RuleTopic } from '../../../../text/meteor/index.js';
import { METEOR_EMOJI } from '../art/index.js';
import { drawnAt } from '../art/canvas.js';

/** What a page of the rules shows: rows of the bot's own emoji, by name, with signs between them. */
const ROWS: { readonly [T in RuleTopic]?: readonly string[] } = {
  overview: ['rocket_3 chemical fuel → rocket_3_ready', 'rocket_3_ready → meteor_size_3 ✔'],
  clock: ['zone_5 → zone_4 → zone_3 → zone_2 → zone_1'],
  sites: ['rocket_3 + chemical + ?', 'rocket_3 + chemical + fuel → rocket_3_ready'],
  energy: ['chemical fuel atomic electrical'],
  rockets: ['rocket_1_ready rocket_2_ready rocket_3_ready rocket_4_ready rocket_5_ready'],
  technology: ['communications survey deflector', 'supply salvage booster'],
  retrofit: ['chemical chemical chemical chemical → +5', 'chemical fuel atomic electrical → +5'],
  launch: ['rocket_3_ready + rocket_4_ready → meteor_size_7 ✔', 'rocket_3_ready → meteor_size_7 ✖'],
  overkill: ['rocket_5_ready → meteor_size_3', 'zone_5 → zone_4'],
  meteors: ['meteor_small 1–3', 'meteor_medium 3–5', 'meteor_size_6 meteor_size_7'],
  robots: ['robot robot robot'],
  'first-game': ['meteor_size_1 meteor_size_3 meteor_size_5 meteor_size_7'],
  bosses: ['boss'],
  powers: ['power'],
  challenges: ['challenge'],
};

export const RULES_WIDTH = 640;
const SIDE = 84;
const GAP = 14;
const ROW = SIDE + 28;
const GROUND = '#26335f';
const INK = '#f4f6fa';

const drawings = new Map(METEOR_EMOJI.map(({ name, svg }) => [name, svg]));

/** Signs are narrower than drawings, by how many characters they have. */
const widthOf = (part: string): number => (drawings.has(part) ? SIDE : Math.max(44, part.length * 30));

function row(parts: readonly string[], top: number): string {
  const wide = parts.reduce((sum, part) => sum + widthOf(part), 0) + GAP * (parts.length - 1);
  let x = (RULES_WIDTH - wide) / 2;
  return parts
    .map((part) => {
      const at = x;
      x += widthOf(part) + GAP;
      const emoji = drawings.get(part);
      if (emoji !== undefined) return drawnAt(at, top, SIDE, emoji);
      const middle: readonly [number, number] = [at + widthOf(part) / 2, top + SIDE / 2 + 16];
      return text(middle, part, { size: 46, bold: true, anchor: 'middle', fill: INK });
    })
    .join('');
}

export const hasPicture = (topic: string): topic is RuleTopic => Object.hasOwn(ROWS, topic);

const NAMED: { readonly [name: string]: (t: Translate) => string } = {
  chemical: (t) => t('meteor.card.energy.C'),
  fuel: (t) => t('meteor.card.energy.F'),
  atomic: (t) => t('meteor.card.energy.A'),
  electrical: (t) => t('meteor.card.energy.E'),
  communications: (t) => t('meteor.card.technology.communications'),
  survey: (t) => t('meteor.card.technology.survey'),
  deflector: (t) => t('meteor.card.technology.deflector'),
  supply: (t) => t('meteor.card.technology.supply'),
  salvage: (t) => t('meteor.card.technology.salvage'),
  booster: (t) => t('meteor.card.technology.booster'),
  meteor_small: (t) => t('meteor.card.band.small'),
  meteor_medium: (t) => t('meteor.card.band.medium'),
  '✔': (t) => t('meteor.history.show.strike-result.destroyed'),
  '✖': (t) => t('meteor.history.show.strike-result.survived'),
  '+5': (t) => t('common.cards', { count: 5 }),
};

/** One part of a row in words; empty: a sign, or what the title says. */
function spoken(part: string, t: Translate): string {
  const [, kind = '', number = '', ready = ''] = /^(rocket|meteor_size|zone)_(\d)(_ready)?$/.exec(part) ?? [];
  if (kind === 'zone') return t('meteor.picture.zone', { zone: Number(number) });
  if (kind === 'meteor_size') return t('meteor.board.boss-size', { size: number });
  if (kind === 'rocket') {
    const rocket = t('meteor.card.rocket-plain', { damage: Number(number) });
    return ready === '' ? rocket : listed(t, [rocket, t('meteor.board.outlook.ready')]);
  }
  return NAMED[part]?.(t) ?? (/^\d/.test(part) ? part : '');
}

const wordsOf = (parts: string, t: Translate): string =>
  listed(
    t,
    parts
      .split(' ')
      .map((part) => spoken(part, t))
      .filter((one) => one !== ''),
  );

/** One row in words: what becomes of something stands behind a colon, and a chain is a list in its order. */
function rowInWords(row: string, t: Translate): string {
  const sides = row.split(' → ').map((side) => wordsOf(side, t));
  const [head = '', text] = sides;
  return text === undefined || sides.length > 2 ? listed(t, sides) : t('common.told', { head, text });
}

/** The same in words, row by row. Empty: no more than the title says. */
export const shownIn = (topic: RuleTopic, t: Translate): string =>
  listedApart(
    t,
    (ROWS[topic] ?? []).map((row) => rowInWords(row, t)).filter((row) => row !== ''),
  );

/** The picture of a topic that has one. `title`: its alt text. */
export function rulesSvg(topic: RuleTopic, title: string): string {
  const rows = ROWS[topic] ?? [];
  const height = rows.length * ROW + 28;
  return document(
    RULES_WIDTH,
    height,
    title,
    element('rect', { width: RULES_WIDTH, height, rx: 18, fill: GROUND }),
    ...rows.map((parts, at) => row(parts.split(' '), 28 + at * ROW)),
  );
}
