import { describe, expect, it } from 'vitest';
import { METEOR_FACE } from '../../../../../src/discord/games/meteor/face.js';
import { duelLines } from '../../../../../src/discord/duel/lines.js';
import { ANALYSIS } from './analysis.js';
import { drawAnalysis } from '../../../../../src/discord/games/meteor/history/analysis.js';
import { board, field } from '../../../../../src/discord/games/meteor/render/index.js';
import { end, lobby } from './from-views.js';
import type { Options, SharedDeal } from '../../../../../src/games/meteor/state.js';
import type { PublicView } from '../../../../../src/games/meteor/view/seat.js';
import { SCENARIOS } from '../../../../../src/games/meteor/scenarios/index.js';
import { bestText, curveAlt } from '../../../../../src/history/meteor/coach-words.js';
import type { DuelStage } from '../../../../../src/table/duel/duel-sides.js';
import type { DuelView } from '../../../../../src/table/duel/duel-view.js';
import {
  DEFAULT_LOCALE,
  LANGUAGES,
  LOCALES,
  MISSING,
  all,
  translator,
  withIcons,
  type People,
  type Translate,
} from '../../../../../src/text/index.js';
import { pseudo } from '../../../../support/pseudo.js';
import { discordFaults, faults, words } from './limits.js';
import { NOW, VIEW } from './views.js';

/** The fullest messages of the game after the game: the coach, and the boards of a day's deal, a duel and a night. */

const SPOKEN = [
  { language: 'English', t: translator('en') },
  { language: 'a language longer by 40 %', t: pseudo() },
  ...LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => ({
    language: LANGUAGES[locale].name,
    t: translator(locale),
  })),
];

const NAME = 'W'.repeat(32);
const CREW: People = new Map([0, 1, 2, 3, 4].map((seat) => [seat, { name: `${NAME} ${seat}` }]));

const RECORD = { game: 'k3x9k3x9k3x9', result: 'lost', reason: 'impact-overkill' } as const;
const PICTURE = { url: 'attachment://coach.png', alt: 'The curve.' };

const coach = (t: Translate) => drawAnalysis(t, RECORD, ANALYSIS, PICTURE);

const viewOf = (phase: PublicView['phase'], options: Partial<Options>): PublicView => ({
  ...VIEW,
  phase,
  crew: 5,
  seats: [0, 1, 2, 3, 4].map((seat) => ({ seat, status: 'in', passed: false, handSize: 5, robot: seat === 4 })),
  options: { ...VIEW.options, robotsAllowed: true, seeded: true, ...options },
});

const lobbyOf = (options: Partial<Options>, extraLines: readonly string[], t: Translate) =>
  lobby(
    {
      game: 'k3x9',
      view: viewOf('lobby', options),
      people: CREW,
      missing: [...MISSING],
      lastCrew: [...CREW.values()].map(({ name }) => name),
      note: 'N'.repeat(300),
      extraLines,
    },
    t,
  );

const DEAL: SharedDeal = { seeds: { 5: '' }, day: '2026-11-21', shares: { 2: 60, 3: 60, 4: 60, 5: 60 } };

const knownLine = (t: Translate): string =>
  t('daily.known', {
    names: all(
      t,
      [...CREW.values()].map(({ name }) => name),
    ),
  });

const OTHER = { players: 5, ready: true, zone: 5, left: 22, stage: 'play', pausedBy: 'them' } as const;
const DUEL: DuelView = { code: 'ABCD2345', ready: true, result: null, other: OTHER };

/** What the board of one side says, at a stage of its game. */
const duelOf = (stage: DuelStage, view: Partial<DuelView>, t: Translate): readonly string[] =>
  duelLines(
    { of: () => ({ ...DUEL, ...view }), stageOf: () => stage },
    { all: [METEOR_FACE] },
    { game: 'k3x9', kind: 'meteor', state: null },
    t,
  );

describe.each(SPOKEN)('what comes after the game keeps Discord’s limits in $language', ({ t }) => {
  const voices = [t, withIcons(t, (name) => ({ id: '1'.repeat(20), name }))];

  it('the coach, with all that it ever says of one game', () => {
    for (const say of voices) {
      const drawn = coach(say);
      expect(faults(drawn)).toEqual([]);
      expect(discordFaults(drawn)).toEqual([]);
      expect(words(drawn)).toContain(bestText(say, ANALYSIS.best).words);
      expect(curveAlt(say, ANALYSIS, 'Lost: an Overkill blasted the rest into Earth').length).toBeLessThan(1_024);
    }
  });

  it('the lobby of a day’s deal, with its odds and who knows it', () => {
    for (const say of voices) {
      const drawn = lobbyOf({ shared: DEAL }, [knownLine(say)], say);
      expect(faults(drawn)).toEqual([]);
      expect(discordFaults(drawn)).toEqual([]);
      expect(words(drawn)).toContain(knownLine(say));
    }
  });

  it('the boards of a duel, from the code to who has won', () => {
    for (const say of voices) {
      const open = duelOf('lobby', { other: null }, say);
      const drawn = [
        lobbyOf({ shared: { seeds: { 5: '' } } }, open, say),
        lobbyOf({ shared: { seeds: { 5: '' } } }, duelOf('lobby', {}, say), say),
        field(
          { game: 'k3x9', view: viewOf('field', {}), people: CREW, now: NOW, extraLines: duelOf('dealt', {}, say) },
          say,
        ),
        board(
          {
            game: 'k3x9',
            view: viewOf('play', {}),
            people: CREW,
            now: NOW,
            headline: 'H'.repeat(300),
            blocked: false,
            extraLines: duelOf('play', {}, say),
          },
          say,
        ),
        ...(['won', 'lost', 'drawn', 'void'] as const).map((result) =>
          end(
            {
              game: 'k3x9',
              view: viewOf('over', {}),
              people: CREW,
              extraLines: duelOf('over', { result }, say),
            },
            say,
          ),
        ),
      ];
      for (const one of drawn) expect(faults(one)).toEqual([]);
      expect(open.join()).toContain('ABCD2345');
    }
  });

  it('the lobby of each night of the campaign', () => {
    for (const { id, mode, powers, challenges } of SCENARIOS) {
      const options = { scenario: id, mode, powers: powers === true, challenges: challenges === true };
      for (const say of voices) expect(faults(lobbyOf(options, [], say)), id).toEqual([]);
    }
  });
});
