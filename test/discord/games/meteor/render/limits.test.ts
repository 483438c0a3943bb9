import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode } from '../../../../../src/discord/games/meteor/presses.js';
import {
  board,
  field,
  drawPanel,
  note,
  drawPlainPanel,
  rules,
  spectator,
  stalePanel,
  standing,
  type HandModel,
  type Rendered,
} from '../../../../../src/discord/games/meteor/render/index.js';
import { end, lobby, ownEnd } from './from-views.js';
import {
  DEFAULT_LOCALE,
  LANGUAGES,
  LOCALES,
  MISSING,
  inPlainWords,
  translator,
  withIcons,
  type Translate,
} from '../../../../../src/text/index.js';
import { plainPanel } from '../../../../../src/discord/messages/plain.js';
import { screenReaderButtons } from '../../../../../src/discord/messages/screen-reader-buttons.js';
import { latinCommas, latinCommasIn } from '../../commas.js';
import { plainFaults, unspoken } from '../../screen-reader.js';
import { pseudo } from '../../../../support/pseudo.js';
import { RULE_CARDS, RULE_TOPICS } from '../../../../../src/text/meteor/index.js';
import { discordFaults, faults, partsOf, words } from './limits.js';
import { CARDS } from '../../../../../src/games/meteor/catalogue.js';
import {
  HAND,
  NOW,
  PEOPLE,
  VIEW,
  ability,
  anyPeople,
  anySeatView,
  anyView,
  fullest,
  fullestAdvanced,
} from './views.js';

const game = 'k3x9';

const PLAIN_MODEL = {
  game,
  people: PEOPLE,
  now: NOW,
  site: null,
  change: 0,
  rockets: 'all',
  message: null,
  confirmPass: false,
} as const;

interface Spoken {
  readonly language: string;
  readonly t: Translate;
  /** How many tables are looked at, and every how many kinds of card in hand: English tells of most faults. */
  readonly runs: number;
  readonly step: number;
}
const SPOKEN: readonly Spoken[] = [
  { language: 'English', t: translator('en'), runs: 150, step: 1 },
  { language: 'a language longer by 40 %', t: pseudo(), runs: 40, step: 3 },
  ...LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => ({
    language: LANGUAGES[locale].name,
    t: translator(locale),
    runs: 10,
    step: 16,
  })),
];

type HandOf = (view: HandModel['view'], more?: Partial<HandModel>, words?: Translate) => Rendered;
const handIn =
  (t: Translate): HandOf =>
  (view, more = {}, words = t) =>
    drawPanel(
      {
        game,
        view,
        people: PEOPLE,
        now: NOW,
        site: null,
        change: 0,
        rockets: 'all',
        message: null,
        confirmPass: false,
        ...more,
      },
      words,
    );

// Ready-made lines come from the words themselves, which never hold an unfilled place: what is looked for here.
const anyLine = fc.option(fc.string({ maxLength: 300 }).map((line) => line.replaceAll(/\{(?=\{)/g, '{ ')));
const missing = fc.subarray([...MISSING]);

describe.each(SPOKEN)('every message keeps Discord’s limits in $language', ({ t, runs, step }) => {
  /** With the bot's own emoji, as long as their ids may get. */
  const pictured = withIcons(t, (name) => ({ id: '1'.repeat(20), name }));
  const handOf = handIn(t);

  it('in public, whatever the table looks like', () => {
    fc.assert(
      fc.property(anyView, anyPeople, anyLine, fc.boolean(), missing, (view, people, line, flag, lacks) => {
        const base = { game, view, people, now: NOW };
        const say = flag ? pictured : t;
        const drawn = [
          board({ ...base, headline: line, blocked: flag, speaking: new Set(flag ? [0, 3] : []) }, say),
          field({ ...base, note: line, blocked: flag }, say),
          lobby({ ...base, missing: lacks, lastCrew: [...people.values()].map(({ name }) => name), note: line }, say),
          end({ ...base, again: flag }, say),
          ownEnd(base, 0, say),
          spectator(base, say),
        ];
        for (const one of drawn) {
          expect(faults(one)).toEqual([]);
          expect(words(one)).not.toContain('@everyone');
          expect(words(one)).not.toContain('{{');
        }
      }),
      { numRuns: runs },
    );
  });

  it('on a hand panel, whatever is held', () => {
    const more = fc.record({
      site: fc.option(fc.nat(6)),
      change: fc.integer({ min: -2, max: 2 }),
      message: anyLine,
      confirmPass: fc.boolean(),
      rockets: fc.oneof(fc.constant('all' as const), fc.nat(6)),
      askTarget: fc.boolean(),
      aiming: fc.boolean(),
      blocked: fc.boolean(),
    });
    const playing = anySeatView.map((view) => ({ ...view, phase: 'play', pause: null }) as const);
    fc.assert(
      fc.property(fc.oneof(playing, anySeatView), anyPeople, more, (view, people, choice) => {
        expect(faults(handOf(view, { people, ...choice }))).toEqual([]);
        expect(faults(handOf(view, { people, ...choice }, pictured))).toEqual([]);
      }),
      { numRuns: runs },
    );
  });

  it('with the fullest table of the base game, for every number of kinds in hand', () => {
    for (let kinds = 0; kinds <= 31; kinds += step) {
      for (const confirmPass of [false, true]) {
        const drawn = handOf(fullest(kinds), { confirmPass, message: 'No.' });
        expect(faults(drawn), `${kinds} kinds`).toEqual([]);
        const offered = partsOf(drawn).flatMap(({ custom_id, options }) => [
          custom_id ?? '',
          ...(options ?? []).map(({ value }) => value),
        ]);
        for (const { card } of fullest(kinds).hand)
          expect(
            offered.some((id) => id.includes(`hand/place|${card}|`)),
            card,
          ).toBe(true);
        for (const letter of fullest(kinds).targets)
          expect(
            offered.some((id) => id.includes(`hand/launch|${letter}|`)),
            letter,
          ).toBe(true);
      }
    }
  });

  it('with the fullest table of the Advanced game, every card and target still within reach', () => {
    const abilities = [
      ability(
        'scavenger',
        'take-discarded',
        'card',
        CARDS.map(({ id }) => id),
      ),
      ability('transmuter', 'declare-energy', 'energy', ['C', 'F', 'A', 'E']),
      ability('secret-agent', 'see-hand', 'seat', ['1', '2', '3', '4']),
      ability('astronomer', 'turn-up', 'meteor', [...'KLMNPRSTVW']),
      ability('slow-time', 'add-time', null, []),
    ];
    for (let kinds = 0; kinds <= 31; kinds += step) {
      for (const own of abilities) {
        for (const flag of [false, true]) {
          const view = fullestAdvanced(kinds, own, flag);
          const drawn = handOf(view, { confirmPass: flag, aiming: true, askTarget: !flag, message: 'No.' });
          const what = `${kinds} kinds, ${own.ability}`;
          expect(faults(drawn), what).toEqual([]);
          const ids = partsOf(drawn).flatMap(({ custom_id, options }) => [
            custom_id ?? '',
            ...(options ?? []).map(({ value }) => value),
          ]);
          for (const id of ids) if (id !== '') expect(decode(id).ok, id).toBe(true);
          for (const { card } of view.hand)
            expect(
              ids.some((id) => id.includes(`hand/place|${card}|`)),
              `${what}: ${card}`,
            ).toBe(true);
          for (const letter of view.targets)
            expect(
              ids.some((id) => id.includes(`hand/launch|${letter}|`)),
              `${what}: ${letter}`,
            ).toBe(true);
          for (const target of own.targets)
            expect(
              ids.some((id) => id.endsWith(`hand/use|${own.ability}|${target}`)),
              `${what}: ${target}`,
            ).toBe(true);
        }
      }
    }
  });

  it('on the plain panel, with every card, target and ability within reach of words', () => {
    const say = inPlainWords(t);
    const plain = (view: HandModel['view'], more: Partial<HandModel> = {}): Rendered => {
      const drawn = drawPlainPanel({ ...PLAIN_MODEL, view, ...more }, say);
      const { components } = plainPanel({ components: drawn.components }, screenReaderButtons(game, say), say);
      return { components: components as Rendered['components'] };
    };
    const scavenger = ability(
      'scavenger',
      'take-discarded',
      'card',
      CARDS.map(({ id }) => id),
    );
    for (let kinds = 0; kinds <= 31; kinds += step) {
      for (const view of [fullest(kinds), fullestAdvanced(kinds, scavenger, kinds % 2 === 0)]) {
        const drawn = plain(view, { confirmPass: kinds % 3 === 0, message: 'No.' });
        const what = `${kinds} kinds`;
        expect(faults(drawn), what).toEqual([]);
        expect(plainFaults(drawn), what).toEqual([]);
        expect(latinCommas(t, drawn), what).toEqual([]);
        expect(latinCommasIn(t, standing({ view, people: PEOPLE, now: NOW }, say)), what).toEqual([]);
        const ids = partsOf(drawn).flatMap(({ custom_id, options }) => [
          custom_id ?? '',
          ...(options ?? []).map(({ value }) => value),
        ]);
        for (const { card, sites } of view.hand)
          for (const [site, refused] of sites.entries())
            if (refused === null)
              expect(
                ids.some((id) => id.endsWith(`hand/place|${card}|${site}`)),
                what,
              ).toBe(true);
        for (const letter of view.targets)
          expect(
            ids.some((id) => id.includes(`hand/launch|${letter}|`)),
            `${what}: ${letter}`,
          ).toBe(true);
        for (const target of view.own?.ability?.targets ?? [])
          expect(
            ids.some((id) => id.endsWith(`|${target}`)),
            `${what}: ${target}`,
          ).toBe(true);
      }
    }
    fc.assert(
      fc.property(anySeatView, anyPeople, anyLine, fc.boolean(), (view, people, message, flag) => {
        const drawn = plain(view, { people, message, confirmPass: flag, askTarget: flag });
        expect(faults(drawn)).toEqual([]);
        const lines = standing({ view, people, now: NOW }, say);
        expect(lines.join('\n').length).toBeLessThan(4000);
      }),
      { numRuns: runs },
    );
  });

  it('with a description for each picture, and something to say for each button', () => {
    const base = { game, view: VIEW, people: PEOPLE, now: NOW };
    const picture = { url: 'attachment://end.png', alt: 'Earth saved in zone 2.' };
    for (const say of [t, pictured]) {
      const drawn = [
        board({ ...base, headline: null, blocked: false }, say),
        field({ ...base, picture }, say),
        lobby({ ...base, missing: [...MISSING] }, say),
        end({ ...base, picture }, say),
        ownEnd(base, 0, say),
        spectator(base, say),
        handIn(say)(HAND),
        handIn(say)(fullest(31), { confirmPass: true }),
        ...RULE_TOPICS.map((topic) => rules({ topic, nonce: 'a1' }, say)),
        ...RULE_CARDS.map((topic) => rules({ topic, nonce: 'a1' }, say)),
      ];
      for (const one of drawn) {
        expect(unspoken(one)).toEqual([]);
        expect(latinCommas(say, one)).toEqual([]);
      }
    }
  });

  it('in notes and rules', () => {
    const drawn = [
      stalePanel(game, t),
      note({ game, text: 'Words.', buttons: ['open-hand', 'renew-board', 'pass-confirm', 'end-confirm'] }, t),
      note({ game, text: 'Words.', buttons: ['again'] }, t),
      ...RULE_TOPICS.map((topic) => rules({ topic, nonce: 'a1' }, t)),
      ...RULE_CARDS.map((topic) => rules({ topic, nonce: 'a1' }, t)),
      rules({ topic: 'nothing like it', nonce: 'a1' }, t),
    ];
    for (const one of drawn) expect(faults(one)).toEqual([]);
  });

  it('with ids and options that all decode', () => {
    for (const drawn of [handOf(HAND), handOf(fullest(31)), rules({ topic: 'clock', nonce: 'x' }, t)]) {
      for (const { custom_id, options } of partsOf(drawn)) {
        if (custom_id !== undefined) expect(decode(custom_id).ok, custom_id).toBe(true);
        for (const { value } of options ?? []) expect(decode(value).ok, value).toBe(true);
      }
    }
  });
});

describe.each(SPOKEN)('Discord’s own API description takes in $language', ({ t }) => {
  const handOf = handIn(t);
  it('each kind of message', () => {
    const base = { game, view: VIEW, people: PEOPLE, now: NOW };
    const drawn = {
      board: board({ ...base, headline: null, blocked: false }, t),
      field: field(base, t),
      lobby: lobby({ ...base, missing: [...MISSING] }, t),
      end: end(base, t),
      spectator: spectator(base, t),
      hand: handOf(HAND),
      advanced: handOf(
        fullestAdvanced(
          31,
          ability(
            'scavenger',
            'take-discarded',
            'card',
            CARDS.map(({ id }) => id),
          ),
          true,
        ),
        { aiming: true, confirmPass: true },
      ),
      ability: handOf(
        fullestAdvanced(4, ability('transmuter', 'declare-energy', 'energy', ['C', 'F', 'A', 'E']), false),
        { aiming: true },
      ),
      boss: field(
        {
          ...base,
          view: {
            ...VIEW,
            phase: 'field',
            options: { ...VIEW.options, mode: 'advanced' },
            advanced: { boss: null, seats: [] },
          },
        },
        t,
      ),
      advancedLobby: lobby(
        {
          ...base,
          view: {
            ...VIEW,
            phase: 'lobby',
            options: { ...VIEW.options, mode: 'advanced', powers: true, robotsAllowed: true },
          },
          missing: [],
        },
        t,
      ),
      full: handOf(fullest(31), { confirmPass: true }),
      rules: rules({ topic: 'meteors', nonce: 'x' }, t),
      note: note({ game, text: 'Words.', buttons: ['again'] }, t),
    };
    for (const [name, one] of Object.entries(drawn)) expect(discordFaults(one), name).toEqual([]);
  });
});
