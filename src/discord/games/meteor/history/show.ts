import type { MeteorRecord } from '../../../../history/meteor/adapter.js';
import { timelineOf, type ZoneEvent, type Timeline, type ZoneTimeline } from '../../../../history/meteor/timeline.js';
import { publicView } from '../../../../games/meteor/index.js';
import type { Meteor, Millis, Strike } from '../../../../games/meteor/state.js';
import {
  dateStamp,
  escapeText,
  playTime,
  seatName,
  seconds,
  listed,
  type People,
  type Translate,
} from '../../../../text/index.js';
import { meteorName, modeName, technologyIcon, technologyShort } from '../../../../text/meteor/index.js';
import { peopleOf } from '../../../people.js';
import type { Rendered } from '../../../messages/parts.js';
import { buttons, container, text } from '../../../messages/parts.js';
import { crewNames, seededNote } from '../../../history/access.js';

const ACCENT = { won: 'good', lost: 'bad', abandoned: 'still' } as const;

function strikeText(t: Translate, people: People, { rockets, target, size, result }: Strike): string {
  const names = rockets.map(({ seat, damage }) => `${seatName(t, people, seat)} ${damage}`).join(' + ');
  return t('meteor.history.show.strike', {
    names,
    target,
    size,
    result: t(`meteor.history.show.strike-result.${result}`),
  });
}

/** A word or two on what happened; `null` is told elsewhere. */
function happeningText(t: Translate, people: People, one: ZoneEvent): string {
  switch (one.kind) {
    case 'salvo':
      return one.strikes.map((strike) => strikeText(t, people, strike)).join(' · ');
    case 'technology':
      return t('meteor.history.show.technology', {
        icon: technologyIcon(t, one.technology),
        name: seatName(t, people, one.seat),
        technology: technologyShort(t, one.technology),
      });
    case 'retrofit':
      return t('meteor.history.show.retrofit', { name: seatName(t, people, one.seat) });
    case 'time-out':
      return t('meteor.history.show.time-out');
    case 'left':
      return t('meteor.history.show.gone', { name: seatName(t, people, one.seat) });
    case 'meteor-joined':
      return t('meteor.history.show.meteor-joined', { letter: one.letter });
  }
}

function zoneText(t: Translate, people: People, zone: ZoneTimeline, start: Millis): string {
  const head = t('meteor.history.show.zone', {
    zone: zone.zone,
    time: `${playTime(zone.from - start)}–${playTime(zone.to - start)}`,
    end: t(`meteor.history.show.zone-end.${zone.endedBy}`),
    placed: listed(t, [
      t('meteor.history.show.placed', { count: zone.placed }),
      t('meteor.history.show.left', { count: zone.meteorsLeft }),
    ]),
  });
  const told = zone.happened.map((one) => happeningText(t, people, one));
  return told.length === 0 ? head : `${head}\n${told.join('\n')}`;
}

function talkText(t: Translate, people: People, { talkOpened, begunSilent }: Timeline, start: Millis): string {
  if (!begunSilent) return t('meteor.history.show.never-silent');
  if (talkOpened === null) return t('meteor.history.show.no-talk');
  return t('meteor.history.show.talk', {
    zone: talkOpened.zone,
    time: playTime(talkOpened.at - start),
    name: seatName(t, people, talkOpened.seat),
  });
}

function outcomeLines(t: Translate, record: MeteorRecord, { last }: Timeline): readonly (string | null)[] {
  const { result, reason, playMs, endedAt, mode } = record;
  const { zone, left } = record.summary;
  return [
    t('history.show.title', {
      icon: t(`meteor.icon.${result}`),
      result: t(`meteor.result.${result}`),
      game: modeName(t, mode),
      when: dateStamp(endedAt),
    }),
    t('meteor.history.show.reason', {
      reason: t(`meteor.end.reason.${reason}`),
      // Games that count nowhere, as practice, have no summary.
      zone: Math.max(1, Number.isFinite(zone) ? zone : last.zone),
      left: seconds(t, Number.isFinite(left) ? left : 0),
      time: playTime(playMs),
    }),
    t('history.show.crew', { names: crewNames(t, record, escapeText) }),
    record.summary.pace === 'calm' ? t('meteor.history.show.calm') : null,
    seededNote(t, record),
  ];
}

function accountLines(t: Translate, people: People, timeline: Timeline, start: Millis): readonly (string | null)[] {
  const {
    best,
    last: { tally },
  } = timeline;
  return [
    t('meteor.history.show.account', {
      destroyed: tally.destroyed,
      rockets: t('meteor.end.rockets', { count: tally.rockets }),
      overkills: t('meteor.end.overkills', { count: tally.overkills }),
      retrofits: t('meteor.end.retrofits', { count: tally.retrofits }),
    }),
    best === null
      ? null
      : t('meteor.history.show.best', {
          rockets: best.rockets
            .filter(({ counts }) => counts)
            .map(({ seat, damage }) => t('meteor.end.shot', { name: seatName(t, people, seat), damage }))
            .join(' + '),
          target: best.target,
          size: best.size,
        }),
    talkText(t, people, timeline, start),
  ];
}

function fieldLines(t: Translate, record: MeteorRecord, { last }: Timeline): readonly (string | null)[] {
  const dealt = record.entries.flatMap(({ events }) => events).findLast((event) => event.type === 'field-dealt');
  const named = (field: readonly Meteor[]): string =>
    publicView({ ...last, phase: 'over', field })
      .survivors.map((meteor) => meteorName(t, meteor))
      .join(' · ');
  return [
    dealt === undefined ? null : t('meteor.history.show.field', { meteors: named(dealt.meteors) }),
    last.field.length === 0 ? null : t('meteor.history.show.remained', { meteors: named(last.field) }),
  ];
}

/** How a game went, zone by zone, and the way into it. */
export function drawShow(t: Translate, record: MeteorRecord): Rendered {
  const timeline = timelineOf(record.entries);
  const start = timeline.startedAt ?? record.endedAt;
  const { seed, rules } = timeline.last;
  const people = peopleOf({ people: record.people, state: timeline.last });
  return {
    components: [
      container(ACCENT[record.result], [
        text(...outcomeLines(t, record, timeline)),
        text(...accountLines(t, people, timeline, start), ...fieldLines(t, record, timeline)),
        text(...timeline.zones.map((zone) => zoneText(t, people, zone, start))),
        record.withheld === null
          ? text(t('history.show.seed', { seed: escapeText(seed, 40), rules, game: record.game }))
          : text(t('history.show.seed-later', { rules, game: record.game })),
        ...buttons(record.game, [
          {
            press: { name: 'past/replay', at: null, hands: 'none', by: 'open' },
            label: t('history.show.replay'),
            style: 'primary',
          },
          { press: { name: 'past/analysis', by: 'open' }, label: t('analysis.button') },
          { press: { name: 'past/export' }, label: t('history.show.export') },
        ]),
      ]),
    ],
  };
}
