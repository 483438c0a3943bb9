/** Meteor's pictures: the dealt field, and the end. */
import { publicView } from '../../../../games/meteor/index.js';
import type { MeteorView, PublicView } from '../../../../games/meteor/index.js';
import {
  all,
  altText,
  seatLabel,
  seconds,
  withoutIcons,
  listed,
  type People,
  type Translate,
} from '../../../../text/index.js';
import { meteorName, modeName } from '../../../../text/meteor/index.js';
import { inLanguage } from '../../../../pictures/index.js';
import type { MeteorRecord } from '../../../../history/meteor/adapter.js';
import { timelineOf } from '../../../../history/meteor/timeline.js';
import type { BoardPicture } from '../../presentation.js';
import { peopleOf } from '../../../people.js';
import type { TableHandle } from '../table.js';
import { endSvg } from './end.js';
import { fieldSvg, type DealtField } from './field.js';
import { WIDTH } from './scenery.js';

export { endSvg, fieldSvg };

const namesOf = (t: Translate, view: PublicView, people: People): string =>
  all(
    t,
    view.seats.map(({ seat }) => seatLabel(t, people, seat)),
  );

const leftText = (t: Translate, survivors: readonly MeteorView[]): string =>
  listed(
    t,
    survivors.map(({ letter, size }) => t('meteor.picture.alt.meteor', { letter, size: size ?? 0 })),
  );

/** What the end's picture shows, the result first. */
export function endAlt(t: Translate, view: PublicView, people: People): string {
  const { outcome, fallen, survivors } = view;
  if (outcome === null) return t('meteor.picture.title.abandoned');
  const when = t('meteor.end.when', { zone: Math.max(1, outcome.zone), seconds: seconds(t, outcome.left) });
  const meteors = fallen.map(({ letter, size, zone }) => t('meteor.picture.alt.meteor-zone', { letter, size, zone }));
  return altText(t, [
    t('meteor.picture.alt.end', {
      title: t(`meteor.picture.title.${outcome.result}`),
      reason: t(`meteor.end.reason.${outcome.reason}`),
      when,
      mode: modeName(t, view.options.mode),
      destroyed: t('meteor.picture.destroyed', { destroyed: fallen.length, all: fallen.length + survivors.length }),
    }),
    survivors.length === 0
      ? null
      : t(`meteor.picture.alt.end-left.${outcome.result === 'lost' ? 'lost' : 'other'}`, {
          meteors: leftText(t, survivors),
        }),
    t('meteor.picture.alt.crew', { names: namesOf(t, view, people) }),
    meteors.length === 0 ? null : t('meteor.picture.alt.end-fallen', { meteors: listed(t, meteors) }),
  ]);
}

const fieldAlt = (t: Translate, view: Pick<DealtField, 'field'>): string =>
  altText(t, [
    t('meteor.picture.alt.field', {
      meteors: listed(
        t,
        view.field.map((meteor) => meteorName(t, meteor)),
      ),
    }),
  ]);

/** Whether there is a field to be drawn: a lobby that was closed has none. */
const wasPlayed = ({ sites }: PublicView): boolean => sites.length > 0;

/** The end of a game as a picture; null where it never began. `key` tells it from others. */
export function endPicture(words: Translate, view: PublicView, people: People): BoardPicture | null {
  if (view.outcome === null || !wasPlayed(view)) return null;
  const t = withoutIcons(words);
  return {
    key: 'end',
    width: WIDTH,
    svg: () => inLanguage(t.locale, endSvg(t, { view, people })),
    alt: endAlt(t, view, people),
    follows: true,
  };
}

/** The public message's picture: at the field's reveal, and at the end. None while time runs: it is edited too often. */
export function pictureOf(table: TableHandle, words: Translate): BoardPicture | null {
  if (table.state.phase !== 'field' && table.state.phase !== 'over') return null;
  const view = publicView(table.state);
  const people = peopleOf(table);
  if (view.phase === 'over') return endPicture(words, view, people);
  const t = withoutIcons(words);
  return {
    key: `field ${JSON.stringify(view.field)} ${JSON.stringify([...people])}`,
    width: WIDTH,
    svg: () => inLanguage(t.locale, fieldSvg(t, view, people)),
    alt: fieldAlt(t, view),
    follows: true,
  };
}

/** A first game's field, as an example. */
const EXAMPLE: DealtField = {
  options: { mode: 'first' },
  seats: [0, 1, 2].map((seat) => ({ seat, robot: seat > 0, status: 'in' })),
  field: (['K2', 'L3', 'M1', 'N5', 'P7', 'R4', 'S3'] as const).map(([letter = '', digit]) => {
    const size = Number(digit);
    return { letter, band: 'medium', low: size, high: size, size, trait: null, faceUp: true, boss: null };
  }),
};

/** What a first game looks like when it is dealt, for people who have seen none yet. */
export function welcomePicture(words: Translate): BoardPicture {
  const t = withoutIcons(words);
  const people: People = new Map(
    EXAMPLE.seats.map(({ seat, robot }) => [seat, { name: robot ? '' : t('meteor.picture.you'), robot }]),
  );
  return {
    key: 'welcome',
    width: WIDTH,
    svg: () => inLanguage(t.locale, fieldSvg(t, EXAMPLE, people)),
    alt: fieldAlt(t, EXAMPLE),
    follows: true,
  };
}

/** The same of a game of long ago. */
export function recordPicture(t: Translate, { entries, people }: MeteorRecord): BoardPicture | null {
  const { last } = timelineOf(entries);
  return endPicture(t, publicView(last), peopleOf({ people, state: last }));
}
