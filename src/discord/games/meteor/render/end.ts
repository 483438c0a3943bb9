import { cardOf, EMPTY_SEAT_TALLY } from '../../../../games/meteor/index.js';
import type { CardId, SeatTally, Seat, Strike, Tally } from '../../../../games/meteor/state.js';
import type { MeteorView } from '../../../../games/meteor/view/seat.js';
import { escapeText, icon, seatName, seconds, type People, type Translate } from '../../../../text/index.js';
import {
  BOSS_MARK,
  bandName,
  bossName,
  dailyShare,
  sizeText,
  technologyIcon,
  technologyShort,
  traitText,
} from '../../../../text/meteor/index.js';
import { METEOR } from '../../../../games/meteor/index.js';
import { tableButton } from '../../../daily/table.js';
import type { Row } from '../../../messages/parts.js';
import { scoreIn } from '../score.js';
import { crewWithCards } from './advanced.js';
import type { EndModel, Rendered } from './models.js';
import { buttons, container, gallery, text, type Choice } from './parts.js';
import { nextNight, nightTitle } from './night.js';
import { names } from './sky.js';

const ACCENT = { won: 'good', lost: 'bad', abandoned: 'still' } as const;

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
function deedsText(t: Translate, deeds: SeatTally | undefined): string | null {
  const done = ACTS.filter((deed) => (deeds?.[deed] ?? 0) > 0);
  return done.length === 0
    ? null
    : done.map((deed) => t(`meteor.end.deeds.${deed}`, { count: deeds?.[deed] ?? 0 })).join(' · ');
}

/** What each did, a line a player; nobody is named for doing nothing. */
const deedLines = ({ view, people }: EndModel, t: Translate): string[] =>
  view.seats.flatMap(({ seat }) => {
    const deeds = deedsText(t, view.deeds[seat]);
    return deeds === null ? [] : [t('meteor.end.deeds.line', { name: seatName(t, people, seat), deeds })];
  });

const AWARDS: { readonly [A in 'hits' | 'given' | 'built']: (deeds: SeatTally) => number } = {
  hits: ({ hits }) => hits,
  given: ({ given }) => given,
  built: ({ technologies, retrofits }) => technologies + retrofits,
};

/** Up to three awards, where at least two played; equals share one, and what all share is none. */
function awardLines({ view, people }: EndModel, t: Translate): string[] {
  return (Object.keys(AWARDS) as (keyof typeof AWARDS)[]).flatMap((award) => {
    const scores = view.seats.map(({ seat }) => ({ seat, score: AWARDS[award](view.deeds[seat] ?? EMPTY_SEAT_TALLY) }));
    const most = Math.max(0, ...scores.map(({ score }) => score));
    const best = scores.filter(({ score }) => score === most);
    if (most === 0 || best.length === scores.length) return [];
    return [t(`meteor.end.award.${award}`, { names: names(t, people, best) })];
  });
}

function showsMeteors(technology: CardId): boolean {
  const card = cardOf(technology);
  return card?.kind === 'technology' && card.effects.some(({ kind }) => kind === 'meteors-face-up');
}

/** A line on what to try next, and not what the crew did this time. */
function nextLine({ view: { outcome, options, tally } }: EndModel, t: Translate): string | null {
  if (outcome === null || outcome.result === 'abandoned') return null;
  // Advice on a mode would not hold for a night's own rules; one that was lost is there to be tried again.
  if (options.scenario !== undefined) return outcome.result === 'won' ? nextNight(options.scenario, t) : null;
  const kind = `${outcome.result}-${options.mode}` as const;
  const surveyed = tally.built.some(({ technology }) => showsMeteors(technology));
  return t(kind === 'lost-standard' && surveyed ? 'meteor.end.next.lost-surveyed' : `meteor.end.next.${kind}`);
}

/** A day's deal, to be shown to others: it tells them nothing of it. */
function shareBlock({ view }: EndModel, t: Translate): string | null {
  const score = scoreIn(view);
  return score === null ? null : `\`\`\`\n${dailyShare(t, score)}\n\`\`\``;
}

/** On a player's own panel: how it ended, what they did, and another round. */
export function ownEnd(model: EndModel, seat: Seat, t: Translate): Rendered {
  const result = model.view.outcome?.result ?? 'abandoned';
  return {
    components: [
      text(
        t(`meteor.end.own.${result}`),
        deedsText(t, model.view.deeds[seat]),
        shareBlock(model, t),
        nextLine(model, t),
      ),
      ...buttons(model.game, [
        { press: { name: 'end/again-of', kind: 'meteor' }, label: t('end.again'), style: 'primary' },
        ...(model.view.sites.length === 0
          ? []
          : [
              { press: { name: 'past/analysis', by: 'open' }, label: t('analysis.button') } as const,
              { press: { name: 'past/share' }, label: t('share.button') } as const,
            ]),
      ]),
    ],
  };
}

/** What became of the Boss, once it was met. */
function bossText({ advanced, survivors }: EndModel['view'], t: Translate): string | null {
  const boss = advanced?.boss ?? null;
  if (boss === null) return null;
  return t(`meteor.end.boss.${survivors.some((meteor) => meteor.boss === boss) ? 'survived' : 'destroyed'}`, {
    boss: bossName(t, boss),
  });
}

export function outcomeLines({ view }: Pick<EndModel, 'view'>, t: Translate): (string | null)[] {
  const { outcome, survivors, tally } = view;
  if (outcome === null) return [];
  const lost = outcome.result === 'lost';
  return [
    t(`meteor.end.title.${outcome.result}`),
    t(`meteor.end.reason.${outcome.reason}`),
    t('meteor.end.when', { zone: Math.max(1, outcome.zone), seconds: seconds(t, outcome.left) }),
    survivors.length === 0 ? null : t(lost ? 'meteor.end.hit' : 'meteor.end.remained'),
    ...survivors.map((meteor) => trueMeteor(t, meteor)),
    lost ? t('meteor.end.close', { count: survivors.length, destroyed: tally.destroyed }) : null,
  ];
}

export function accountLines({ view, people }: Pick<EndModel, 'view' | 'people'>, t: Translate): (string | null)[] {
  const { tally } = view;
  const built = tally.built.map(({ technology, zone }) =>
    t('meteor.end.built-one', {
      technology: `${technologyIcon(t, technology)} ${technologyShort(t, technology)}`,
      zone,
    }),
  );
  const seed = view.seed === null ? null : escapeText(view.seed, 40);
  return [
    tallyLine(t, tally),
    bossText(view, t),
    tally.best === null ? null : bestLine(t, people, tally.best),
    built.length === 0 ? null : t('meteor.end.built', { technologies: built.join(' · ') }),
    t('meteor.end.crew', { names: crewWithCards(t, view, people) }),
    seed === null ? null : view.options.seeded ? t('end.seed-chosen', { seed }) : t('end.seed', { seed }),
  ];
}

/** A game that never got to its clock is in no list: there is nothing to replay. */
function endButtons({ view, again }: EndModel, t: Translate): readonly Choice[] {
  const past: readonly Choice[] =
    view.sites.length === 0
      ? []
      : [
          { press: { name: 'past/replay', at: null, hands: 'none', by: 'open' }, label: t('history.show.replay') },
          { press: { name: 'past/export' }, label: t('history.show.export') },
          { press: { name: 'past/analysis', by: 'open' }, label: t('analysis.button') },
        ];
  return again === false
    ? past
    : [{ press: { name: 'end/again-of', kind: 'meteor' }, label: t('end.again'), style: 'primary' }, ...past];
}

/** Lines of their own; none where there is nothing to say. */
const sectionOf = (lines: readonly (string | null)[]): ReturnType<typeof text>[] =>
  lines.every((line) => line === null) ? [] : [text(...lines)];

/** After a day's deal: how others did. */
function dayTable({ view: { options } }: EndModel, t: Translate): readonly Row[] {
  const day = options.shared?.day;
  return day === undefined ? [] : tableButton(METEOR.kind, day, t);
}

/** The board's last state. */
export function end(model: EndModel, t: Translate): Rendered {
  const result = model.view.outcome?.result ?? 'abandoned';
  const { scenario } = model.view.options;
  const night = scenario === undefined ? [] : [nightTitle(scenario, t)];
  return {
    components: [
      container(ACCENT[result], [
        ...gallery(model.picture),
        text(...outcomeLines(model, t), ...night, ...(model.extraLines ?? [])),
        text(...accountLines(model, t)),
        ...sectionOf([...deedLines(model, t), ...awardLines(model, t), ...(model.records ?? []), nextLine(model, t)]),
        ...buttons(model.game, endButtons(model, t)),
        ...dayTable(model, t),
      ]),
    ],
  };
}
