import { cardOf } from '../../../../games/meteor/index.js';
import type { CardId, Outcome, SeatTally, Strike, Tally } from '../../../../games/meteor/state.js';
import type { MeteorView, PublicView } from '../../../../games/meteor/view/seat.js';
import { icon, seatName, seconds, type People, type Translate } from '../../../../text/index.js';
import {
  BOSS_MARK,
  bandName,
  bossName,
  sizeText,
  technologyIcon,
  technologyShort,
  traitText,
} from '../../../../text/meteor/index.js';
import { crewWithCards } from './advanced.js';
import type { EndModel } from './models.js';
import { nextNight } from './night.js';

function trueMeteor(t: Translate, meteor: MeteorView): string {
  if (meteor.boss !== null)
    return t('meteor.end.meteor-boss', {
      letter: meteor.letter,
      icon: icon(t, BOSS_MARK),
      boss: bossName(t, meteor.boss),
      size: sizeText(meteor),
    });
  const filling = { letter: meteor.letter, band: bandName(t, meteor.band), size: sizeText(meteor) };
  return meteor.trait === null
    ? t('meteor.end.meteor', filling)
    : t('meteor.end.meteor-trait', { ...filling, trait: traitText(t, meteor.trait) });
}

function tallyLine(t: Translate, tally: Tally): string {
  const { destroyed, rockets, overkills, retrofits } = tally;
  return [
    t('meteor.end.destroyed', { count: destroyed }),
    t('meteor.end.rockets', { count: rockets }),
    t('meteor.end.overkills', { count: overkills }),
    t('meteor.end.retrofits', { count: retrofits }),
  ].join(' · ');
}

function bestLine(t: Translate, people: People, best: Strike): string {
  const rockets = best.rockets
    .filter(({ counts }) => counts)
    .map(({ seat, damage }) => t('meteor.end.shot', { name: seatName(t, people, seat), damage }));
  return t('meteor.end.best', { rockets: rockets.join(' + '), target: best.target, size: best.size });
}

type Deed = keyof SeatTally;
const ACTS: readonly Deed[] = ['rockets', 'hits', 'given', 'technologies', 'retrofits'];

/** `3 Rockets · 2 exact hits`; null for one who did nothing of that. */
export function deedsText(t: Translate, deeds: SeatTally | undefined): string | null {
  const done = ACTS.filter((deed) => (deeds?.[deed] ?? 0) > 0);
  return done.length === 0
    ? null
    : done.map((deed) => t(`meteor.end.deeds.${deed}`, { count: deeds?.[deed] ?? 0 })).join(' · ');
}

function showsMeteors(technology: CardId): boolean {
  const card = cardOf(technology);
  return card?.kind === 'technology' && card.effects.some(({ kind }) => kind === 'meteors-face-up');
}

/** A line on what to try next, and not what the crew did this time. */
export function nextLine({ outcome, options, tally }: PublicView, t: Translate): string | null {
  if (outcome === null || outcome.result === 'abandoned') return null;
  // Advice on a mode would not hold for a night's own rules; one that was lost is there to be tried again.
  if (options.scenario !== undefined) return outcome.result === 'won' ? nextNight(options.scenario, t) : null;
  const kind = `${outcome.result}-${options.mode}` as const;
  const surveyed = tally.built.some(({ technology }) => showsMeteors(technology));
  return t(kind === 'lost-standard' && surveyed ? 'meteor.end.next.lost-surveyed' : `meteor.end.next.${kind}`);
}

/** What became of the Boss, once it was met. */
function bossText({ advanced, survivors }: EndModel['view'], t: Translate): string | null {
  const boss = advanced?.boss ?? null;
  if (boss === null) return null;
  return t(`meteor.end.boss.${survivors.some((meteor) => meteor.boss === boss) ? 'survived' : 'destroyed'}`, {
    boss: bossName(t, boss),
  });
}

/** Called off before its clock started, a game has been in no zone. */
const hadTime = ({ result, left }: Outcome): boolean => result !== 'abandoned' || left > 0;

const reasonLines = (outcome: Outcome, t: Translate): string[] => [
  t(`meteor.end.title.${outcome.result}`),
  t(`meteor.end.reason.${outcome.reason}`),
  ...(hadTime(outcome)
    ? [t('meteor.end.when', { zone: Math.max(1, outcome.zone), seconds: seconds(t, outcome.left) })]
    : []),
];

const closeLine = ({ outcome, survivors, tally }: PublicView, t: Translate): string | null =>
  outcome?.result === 'lost' ? t('meteor.end.close', { count: survivors.length, destroyed: tally.destroyed }) : null;

/** Who won and why, where the meteors that are left are seen beside it. */
export function decidedLines({ view }: Pick<EndModel, 'view'>, t: Translate): (string | null)[] {
  return view.outcome === null ? [] : [...reasonLines(view.outcome, t), closeLine(view, t)];
}

export function outcomeLines({ view }: Pick<EndModel, 'view'>, t: Translate): (string | null)[] {
  const { outcome, survivors } = view;
  if (outcome === null) return [];
  return [
    ...reasonLines(outcome, t),
    survivors.length === 0 ? null : t(outcome.result === 'lost' ? 'meteor.end.hit' : 'meteor.end.remained'),
    ...survivors.map((meteor) => trueMeteor(t, meteor)),
    closeLine(view, t),
  ];
}

/** `names`: `apart` where each of the crew is named beside it anyway; what cards they held isn't. */
export function accountLines(
  { view, people }: Pick<EndModel, 'view' | 'people'>,
  t: Translate,
  names: 'here' | 'apart' = 'here',
): (string | null)[] {
  const { tally } = view;
  const built = tally.built.map(({ technology, zone }) =>
    t('meteor.end.built-one', {
      technology: `${technologyIcon(t, technology)} ${technologyShort(t, technology)}`,
      zone,
    }),
  );
  return [
    tallyLine(t, tally),
    bossText(view, t),
    tally.best === null ? null : bestLine(t, people, tally.best),
    built.length === 0 ? null : t('meteor.end.built', { technologies: built.join(' · ') }),
    names === 'apart' && view.advanced === null
      ? null
      : t('meteor.end.crew', { names: crewWithCards(t, view, people) }),
  ];
}
