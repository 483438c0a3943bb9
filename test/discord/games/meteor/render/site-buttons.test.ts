import { describe, expect, test } from 'vitest';
import { chosenOf } from '../../../../../src/discord/games/meteor/render/hand/chosen.js';
import { siteChoices } from '../../../../../src/discord/games/meteor/render/hand/sites.js';
import type { HandModel } from '../../../../../src/discord/games/meteor/render/models.js';
import { CARDS } from '../../../../../src/games/meteor/catalogue.js';
import type { SiteView } from '../../../../../src/games/meteor/view/seat.js';
import { LOCALES, translator } from '../../../../../src/text/index.js';
import { siteLabel } from '../../../../../src/text/meteor/index.js';
import { HAND, NOW } from './views.js';

/** Everything that can lie on a site, by what it may become. */
type There = Pick<SiteView, 'pile' | 'outlook'>;

const outlook = (kind: SiteView['outlook']['kind'], more: Partial<SiteView['outlook']> = {}): SiteView['outlook'] => ({
  kind,
  missing: '',
  retrofitMissing: null,
  ...more,
});

const THERE: readonly There[] = CARDS.flatMap((card): readonly There[] => {
  if (card.kind === 'energy')
    return [1, 2, 3].map((count) => ({
      pile: Array.from({ length: count }, () => card.id),
      outlook: outlook('open', { retrofitMissing: 4 - count }),
    }));
  const needed = Array.from(card.cost, (_energy, at) => card.cost.slice(at));
  const begun = needed.map((missing) => ({ pile: [card.id], outlook: outlook(card.kind, { missing }) }));
  if (card.kind === 'technology') return begun;
  const pile = [card.id, ...card.cost];
  return [...begun, { pile, outlook: outlook('ready') }, { pile, outlook: outlook('launching') }];
});

/** Sites whose names are the bot's own words: of one player alone, of one among others, and of all. */
const OWNERS: Readonly<Record<string, readonly (number | null)[]>> = {
  'of two that are one’s own': [0, 0],
  'of one that is one’s own': [0],
  'of one that is shared': [null],
};

const PEOPLE = new Map([[0, { name: 'Ana' }]]);

function drawn(owners: readonly (number | null)[], there: There, isJust: boolean): HandModel {
  const sites = owners.map((owner, id): SiteView => ({ id, owner, transmuted: [], expiresAt: null, ...there }));
  return {
    game: 'k3x9',
    view: { ...HAND, sites, launchable: [] },
    people: PEOPLE,
    now: NOW,
    site: 0,
    change: 0,
    rockets: 'all',
    message: null,
    confirmPass: false,
    robot: isJust ? { site: 0, events: [], until: NOW } : null,
  };
}

describe.each(LOCALES)('the chosen site’s button in %s', (locale) => {
  const t = translator(locale);

  test.each(Object.entries(OWNERS))('%s: has its whole name, its number and what is there', (_which, owners) => {
    for (const there of THERE)
      for (const isJust of [false, true]) {
        const model = drawn(owners, there, isJust);
        const [label = ''] = siteChoices(model, chosenOf(model), t).map((choice) => choice.label);
        const name = siteLabel(t, { view: model.view, people: PEOPLE, viewer: 0 }, 0);
        expect(label).toContain(name);
        expect(label).not.toContain('…');
        expect(label.length, `${label}: says what is there`).toBeGreaterThan(label.indexOf(name) + name.length);
      }
  });
});
