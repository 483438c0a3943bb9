import type { CardId, Deal, Letter, Options, SiteId } from '../state.js';

interface Placement {
  readonly type: 'place';
  readonly card: CardId;
  readonly site: SiteId;
}
interface Pass {
  readonly type: 'pass';
}

/** A move of a lesson, whoever makes it. */
export type LessonMove = Placement | { readonly type: 'launch'; readonly target: Letter } | Pass;

/** The same in the script. `meteor`: its index by the order of naming, as a log's rules decide its letter (R18). */
export type ScriptMove = Placement | { readonly type: 'launch'; readonly meteor: number } | Pass;

/** One thing that is taught. Its words are under `lesson.<id>` in `text/`. */
export interface LessonStep {
  readonly id: string;
  /** The moves that the player must make, in any order that the rules allow. */
  readonly you: readonly ScriptMove[];
  /** What the robot partner then does, one after the other. */
  readonly partner: readonly ScriptMove[];
  /** The meteor that its words name, by the order of naming. Absent: they name none. */
  readonly meteor?: number;
}

/** The player's seat and launch site, and the partner's. */
export const LEARNER = 0;
export const PARTNER = 1;
const MINE: SiteId = 0;
const THEIRS: SiteId = 1;

const place = (card: CardId, site: SiteId): ScriptMove => ({ type: 'place', card, site });
const launch = (meteor: number): ScriptMove => ({ type: 'launch', meteor });
const pass: ScriptMove = { type: 'pass' };

/** The cards of the lesson, each in the place of the deck from which the script needs it. */
export const LESSON_DEAL: Deal = {
  sites: [LEARNER, PARTNER],
  hands: [
    ['2C', 'C', 'C', '2F', 'F', '2A', 'A'],
    ['3CF', 'F', 'A', 'E', '5FE', '4CE', '3CE'],
  ],
  deck: [
    // The zone change after the Overkill: two each, by turns.
    ...['C', '1C', 'F', '1F'],
    // The Retrofit: three for its builder, two for the partner.
    ...['supply', '1C', 'C', '1F', '4FA'],
    // The zone change after the pass: two each, and one more by the Supply Factory.
    ...['F', '1C', 'A', '1F', 'C', '1C'],
  ],
  field: ['small-2', 'medium-5', 'small-1', 'medium-4'],
};

/** The steps, about three minutes in all; each is one sentence and at most a few moves of the player. */
export const LESSON_SCRIPT = [
  { id: 'place', you: [place('2C', MINE)], partner: [], meteor: 0 },
  { id: 'complete', you: [place('C', MINE)], partner: [], meteor: 0 },
  { id: 'launch', you: [launch(0)], partner: [place('3CF', THEIRS), place('F', THEIRS)], meteor: 0 },
  { id: 'feed', you: [place('C', THEIRS)], partner: [], meteor: 0 },
  { id: 'second', you: [place('2F', MINE), place('F', MINE)], partner: [launch(1)], meteor: 1 },
  { id: 'join', you: [launch(1)], partner: [], meteor: 1 },
  { id: 'overkill', you: [place('2A', MINE), place('A', MINE), launch(2)], partner: [], meteor: 2 },
  {
    id: 'retrofit',
    you: [place('C', MINE), place('F', MINE)],
    partner: [place('A', MINE), place('E', MINE)],
    meteor: 2,
  },
  { id: 'technology', you: [place('supply', MINE), place('C', MINE)], partner: [] },
  { id: 'pass', you: [pass], partner: [pass] },
  { id: 'alone', you: [place('4FA', MINE), place('F', MINE), place('A', MINE), launch(3)], partner: [], meteor: 3 },
] as const satisfies readonly LessonStep[];

export type LessonStepId = (typeof LESSON_SCRIPT)[number]['id'];

/** No timer of a lesson fires; its launch windows close when all Rockets are in them. */
const NEVER_MS = 10 * 365 * 86_400_000;

/** What a lesson's table is opened with. */
export const LESSON_OPTIONS: Options = {
  mode: 'first',
  relaxed: false,
  zoneMs: NEVER_MS,
  windowMs: NEVER_MS,
  timeOut: 'off',
  silence: 'off',
  seeded: false,
  robotsAllowed: true,
  deal: LESSON_DEAL,
  lesson: true,
};
