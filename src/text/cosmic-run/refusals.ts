import { planetOf } from '../../games/cosmic-run/catalogue.js';
import type { PlanetNumber, PublicView, Refusal, Seat } from '../../games/cosmic-run/index.js';
import type { SharedRefusalCode } from '../../games/shared/lobby.js';
import { all, either } from '../lists.js';
import { seatName, type People } from '../names.js';
import { plain, refusalIn, type RefusalWords } from '../refusal-words.js';
import type { Translate } from '../translate.js';
import { alienName, placeName, planetName, powerName } from './names.js';

/** What a sentence about a refusal is filled from. */
export interface RefusalContext {
  readonly view: PublicView;
  readonly people: People;
}

type OwnRefusal = Exclude<Refusal, { readonly code: SharedRefusalCode }>;

const nameOf = (t: Translate, { people }: RefusalContext, seat: Seat): string => seatName(t, people, seat);

const planets = (t: Translate, of: readonly PlanetNumber[]): string =>
  either(
    t,
    of.map((planet) => planetName(t, planet)),
  );

const WORDS: RefusalWords<OwnRefusal, RefusalContext> = {
  'not-your-turn': (t, { seat }, context) =>
    t('cosmic-run.refusal.not-your-turn', { player: nameOf(t, context, seat) }),
  'wrong-step': (t, { step }) => t(`cosmic-run.refusal.wrong-step.${step}`),
  'choose-dice': plain('cosmic-run.refusal.choose-dice'),
  'no-such-die': plain('cosmic-run.refusal.no-such-die'),
  'die-twice': plain('cosmic-run.refusal.die-twice'),
  'die-assigned': (t, { place }) => t('cosmic-run.refusal.die-assigned', { place: placeName(t, place) }),
  'no-such-place': plain('cosmic-run.refusal.no-such-place'),
  'planet-scored': (t, { planet }) => t('cosmic-run.refusal.planet-scored', { planet: planetName(t, planet) }),
  'planet-needs': (t, { planet, number }) =>
    t('cosmic-run.refusal.planet-needs', { planet: planetName(t, planet), number }),
  'number-lies-there': (t, { planet, number }) =>
    t('cosmic-run.refusal.number-lies-there', { planet: planetName(t, planet), number }),
  'alien-needs': (t, { card, needs }) =>
    needs.length === 0
      ? t('cosmic-run.refusal.alien-complete', { alien: alienName(t, card) })
      : t('cosmic-run.refusal.alien-needs', { alien: alienName(t, card), needs: all(t, needs.map(String)) }),
  'most-recruits': (t, { most }) => t('cosmic-run.refusal.most-recruits', { most }),
  'confirm-yellow': (t, { lost }) => t('cosmic-run.refusal.confirm-yellow', { lost }),
  'assign-first': plain('cosmic-run.refusal.assign-first'),
  'no-such-power': plain('cosmic-run.refusal.no-such-power'),
  'power-not-held': (t, { power }) => t('cosmic-run.refusal.power-not-held', { power: powerName(t, power) }),
  'power-used': (t, { power }) => t('cosmic-run.refusal.power-used', { power: powerName(t, power) }),
  'too-few-crystals': (t, { power, needs, held }) =>
    t('cosmic-run.refusal.too-few-crystals', { power: powerName(t, power), needs, held }),
  'too-late-to-reroll': (t, { power }) => t('cosmic-run.refusal.too-late-to-reroll', { power: powerName(t, power) }),
  'choose-die': (t, { power }) => t('cosmic-run.refusal.choose-die', { power: powerName(t, power) }),
  'no-change': (t, { power, legal }) =>
    t('cosmic-run.refusal.no-change', { power: powerName(t, power), legal: either(t, legal.map(String)) }),
  'nothing-to-shield': plain('cosmic-run.refusal.nothing-to-shield'),
  'last-meteor': plain('cosmic-run.refusal.last-meteor'),
  'choose-ship': (t, { power, legal }) =>
    t('cosmic-run.refusal.choose-ship', { power: powerName(t, power), legal: planets(t, legal) }),
  'nothing-to-move': (t, { planet, legal }) =>
    t('cosmic-run.refusal.nothing-to-move', {
      planet: planetOf(planet) === undefined ? String(planet) : planetName(t, planet),
      legal:
        legal.length === 0
          ? t('cosmic-run.refusal.no-moves-left')
          : t('cosmic-run.refusal.moves-left', { planets: planets(t, legal) }),
    }),
  'no-early-stop': (t, { planet }) => t('cosmic-run.refusal.no-early-stop', { planet: planetName(t, planet) }),
  'move-first': (t, { planets: left }) => t('cosmic-run.refusal.move-first', { planets: planets(t, left) }),
  'not-recruiting': plain('cosmic-run.refusal.not-recruiting'),
  'no-room': (t, { card }) => t('cosmic-run.refusal.no-room', { alien: alienName(t, card) }),
  'not-held': plain('cosmic-run.refusal.not-held'),
};

/** Every code, so that a test can see that each has its words. */
export const REFUSAL_CODES = Object.keys(WORDS) as readonly OwnRefusal['code'][];

/** What happened, why, and what would be legal, for the one who was refused. */
export const cosmicRefusal = (t: Translate, refusal: OwnRefusal, context: RefusalContext): string =>
  refusalIn(WORDS, t, refusal, context);

export const isCosmicRefusal = (refusal: { readonly code: string }): refusal is OwnRefusal =>
  Object.hasOwn(WORDS, refusal.code);
