import { seatName, stamp, type Translate } from '../../../../text/index.js';
import { meteorCount, meteorName, traitEffect, traitName } from '../../../../text/meteor/index.js';
import { pauseLines } from './board.js';
import type { FieldModel, Rendered } from './models.js';
import { buttons, container, gallery, select, small, text, type Choice, type Row } from './parts.js';
import { fieldLines, names, playing } from './sky.js';

/** Picking a place for the Boss ends the Mulligan (R2). */
const bossPlaced = ({ advanced }: FieldModel['view']): boolean => advanced !== null && advanced.boss !== null;

/** The host's choice of the meteor that the Boss replaces, while it is open. */
function bossChoice({ game, view, now, blocked }: FieldModel, t: Translate): readonly Row[] {
  if (view.advanced === null || bossPlaced(view) || view.pause !== null || blocked === true) return [];
  const nonce = now.toString(36).replace(/[^\w-]/g, '');
  return select(
    game,
    { purpose: 'boss', nonce, placeholder: t('meteor.board.field-choose-boss') },
    view.field.map((meteor) => ({
      press: { name: 'field/boss', letter: meteor.letter },
      label: meteorName(t, meteor),
    })),
  );
}

/** What the Traits in sight do, each once: newcomers read them before the clock runs. */
function traitLines({ options, field }: FieldModel['view'], t: Translate): readonly string[] {
  if (options.mode !== 'first') return [];
  const traits = new Set(field.flatMap(({ trait }) => trait ?? []));
  return [...traits].map((id) =>
    small(t('meteor.rules.trait-row', { name: traitName(t, id), effect: traitEffect(t, id) })),
  );
}

/** Whether the Mulligan is open, and in an Advanced game what comes before the clock. */
function beforeClock({ view, people }: FieldModel, t: Translate): (string | null)[] {
  const { powers, challenges } = view.options;
  const parts = [
    powers === true ? t('meteor.lobby.button.powers') : null,
    challenges === true ? t('meteor.lobby.button.challenges') : null,
  ].filter((part) => part !== null);
  const { shared } = view.options;
  const mulligan =
    shared !== undefined
      ? null
      : view.mulliganed
        ? t('meteor.board.field-mulliganed')
        : t('meteor.board.field-mulligan');
  if (view.advanced === null) return [mulligan];
  return [
    bossPlaced(view) ? t('meteor.board.field-boss-placed') : mulligan,
    bossPlaced(view) ? null : t('meteor.board.field-boss', { host: seatName(t, people, view.host) }),
    parts.length === 0 ? null : t('meteor.board.field-parts', { parts: parts.join(' · ') }),
  ];
}

function controls({ view, blocked }: FieldModel, t: Translate): readonly Choice[] {
  const still = view.pause !== null || blocked === true;
  return [
    {
      press: { name: 'field/mulligan' },
      label: t('meteor.board.button.mulligan'),
      disabled: still || view.mulliganed || view.options.shared !== undefined || bossPlaced(view),
    },
    view.pause === null
      ? {
          press: { name: 'field/start' },
          label: t('meteor.board.button.start-clock'),
          style: 'primary',
          disabled: blocked === true,
        }
      : {
          press: { name: 'field/resume' },
          label: t('meteor.board.button.resume'),
          style: 'primary',
          disabled: blocked === true,
        },
    { press: { name: 'board/rules' }, label: t('meteor.board.button.rules') },
  ];
}

/** The dealt field, before the clock (R2). */
export function field(model: FieldModel, t: Translate): Rendered {
  const { game, view, people } = model;
  const wait =
    view.pause === null
      ? [
          model.blocked === true
            ? t('table.blocked')
            : t('meteor.board.field-clock', {
                stamp: stamp(t, view.deadline),
                host: seatName(t, people, view.host),
              }),
        ]
      : pauseLines({ view, people, blocked: model.blocked === true }, t);
  return {
    components: [
      container(view.pause === null ? 'calm' : 'still', [
        text(
          t('meteor.board.field-title', { meteors: meteorCount(t, view.field.length) }),
          model.note ?? null,
          ...(model.extraLines ?? []),
          view.options.mode === 'first' ? t('meteor.board.field-face-up') : null,
          ...fieldLines(t, view.field),
          ...traitLines(view, t),
        ),
        text(t('meteor.board.crew', { names: names(t, people, playing(view)) }), ...beforeClock(model, t), ...wait),
        ...gallery(model.picture),
        ...bossChoice(model, t),
        ...buttons(game, controls(model, t)),
      ]),
    ],
  };
}
