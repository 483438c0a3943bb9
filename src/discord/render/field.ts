import { meteorCount, seatName, seconds, stamp, type Translate } from '../../text/index.js';
import { pauseLines } from './board.js';
import type { FieldModel, Rendered } from './models.js';
import { buttons, container, text, type Choice } from './parts.js';
import { meteorLine, names, playing } from './sky.js';

function controls({ view, blocked }: FieldModel, t: Translate): readonly Choice[] {
  const still = view.pause !== null || blocked === true;
  return [
    { press: { name: 'field/mulligan' }, label: t('board.button.mulligan'), disabled: still || view.mulliganed },
    view.pause === null
      ? { press: { name: 'field/start' }, label: t('board.button.start-clock'), style: 'success', disabled: blocked === true }
      : { press: { name: 'field/resume' }, label: t('board.button.resume'), style: 'success', disabled: blocked === true },
    { press: { name: 'field/rules' }, label: t('board.button.rules') },
  ];
}

/** The dealt field, before the clock (R2). */
export function field(model: FieldModel, t: Translate): Rendered {
  const { game, view, people, now } = model;
  const wait = view.pause === null
    ? [model.blocked === true ? t('board.blocked') : t('board.field-clock', {
        stamp: stamp(view.deadline), seconds: seconds(t, view.deadline - now), host: seatName(t, people, view.host),
      })]
    : pauseLines({ view, people, blocked: model.blocked === true }, t);
  return {
    components: [container(view.pause === null ? 'calm' : 'still', [
      text(
        t('board.field-title', { meteors: meteorCount(t, view.field.length) }),
        model.note ?? null,
        view.options.mode === 'first' ? t('board.field-face-up') : null,
        ...view.field.map((meteor) => meteorLine(t, meteor)),
      ),
      text(
        t('board.crew', { names: names(t, people, playing(view)) }),
        view.mulliganed ? t('board.field-mulliganed') : t('board.field-mulligan'),
        ...wait,
      ),
      ...buttons(game, controls(model, t)),
    ])],
  };
}
