import { setupFor, type MeteorView, type PublicView } from '../../../../games/meteor/index.js';
import { FIRST_ZONE } from '../../../../games/meteor/setup.js';
import { text } from '../../../../pictures/index.js';
import type { People, Translate } from '../../../../text/index.js';
import { meteorCount, modeName, sizeText } from '../../../../text/meteor/index.js';
import { drawnAt } from '../art/canvas.js';
import { zoneDrawing } from '../art/kinds.js';
import { bossMeteor, meteorFaceDown, meteorOfSize } from '../art/meteors.js';
import { crewOn } from './crew.js';
import { PAPER, scene, WIDTH } from './scenery.js';

const SMALL = 46;
const BIG = 60;

function shape({ size, boss, band }: MeteorView): string {
  if (boss !== null) return bossMeteor();
  return size === null ? meteorFaceDown(band === 'small' ? SMALL : BIG) : meteorOfSize(size);
}

/** Meteors side by side, in turns higher and lower; below each its letter and what it may be. */
function meteorsOn(field: readonly MeteorView[]): string {
  const wide = (WIDTH - 60) / Math.max(5, field.length);
  const side = Math.min(150, wide * 0.9);
  const from = WIDTH / 2 - (wide * field.length) / 2;
  return field
    .map((meteor, at) => {
      const x = from + wide * (at + 0.5);
      const y = at % 2 === 0 ? 212 : 276;
      const style = { anchor: 'middle', fill: PAPER, fit: wide - 8 } as const;
      return [
        drawnAt(x - side / 2, y, side, shape(meteor)),
        text([x, y + side + 38], meteor.letter, { ...style, size: 42, bold: true }),
        text([x, y + side + 76], sizeText(meteor), { ...style, size: 34 }),
      ].join('');
    })
    .join('');
}

/** What of a table is drawn before its clock. */
export interface DealtField {
  readonly seats: readonly Pick<PublicView['seats'][number], 'seat' | 'robot' | 'status'>[];
  readonly options: Pick<PublicView['options'], 'mode'>;
  readonly field: readonly MeteorView[];
}

/** The field as it was dealt, over Earth and its crew. */
export function fieldSvg(t: Translate, view: DealtField, people: People): string {
  const crew = view.seats
    .filter(({ status }) => status === 'in')
    .map(({ seat, robot }) => ({ seat, robot, did: null }));
  return scene(
    {
      mood: 'open',
      title: t('meteor.picture.field-title'),
      facts: [
        [
          modeName(t, view.options.mode),
          meteorCount(t, view.field.length),
          t('common.cards', { count: setupFor(Math.max(1, crew.length)).hand }),
        ].join(' · '),
      ],
    },
    drawnAt(WIDTH - 166, 24, 130, zoneDrawing(FIRST_ZONE)),
    meteorsOn(view.field),
    crewOn(t, people, crew, 652),
  );
}
