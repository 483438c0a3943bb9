import { seconds, type Translate } from '../../../../../text/index.js';
import type { OfClock } from '../../../../messages/parts.js';
import type { HandModel } from '../models.js';
import { flights } from '../sky.js';

/** What a plain panel says of time. */

type Timed = Pick<HandModel, 'view' | 'people' | 'now'>;

/** In seconds, as of now: a countdown that runs on is read aloud as it was anyway. */
export const timeLine = ({ view, now }: Timed, t: Translate): string =>
  t(view.zone > 1 ? 'meteor.plain-panel.time' : 'meteor.plain-panel.last-time', {
    zone: view.zone,
    seconds: seconds(t, view.deadline - now),
  });

export const windowLine = ({ view, people, now }: Timed, t: Translate): string | null =>
  view.window === null
    ? null
    : t('meteor.plain-panel.window', {
        seconds: seconds(t, view.window.closesAt - now),
        flights: flights(t, view, people),
      });

/** The lines that change with the clock only, each with what it says besides. */
export function plainClock(model: Timed, t: Translate): readonly OfClock[] {
  const { zone, deadline, window } = model.view;
  const flying = windowLine(model, t);
  return [
    [timeLine(model, t), `zone ${zone} ${deadline}`],
    ...(flying === null || window === null
      ? []
      : [[flying, `window ${window.closesAt} ${window.rockets.length}`] as const]),
  ];
}
