import { lessonPlace, type LessonMove } from '../../../../../games/meteor/index.js';
import type { SiteId } from '../../../../../games/meteor/state.js';
import type { SeatView } from '../../../../../games/meteor/view/seat.js';
import type { Choice } from '../parts.js';

/** Whether a press does a move of the lesson, or chooses the site that it needs. */
function leadsTo(move: LessonMove, { press }: Choice, chosen: SiteId | null): boolean {
  switch (press.name) {
    case 'hand/place':
      // Its site is chosen first: then the button is called as the lesson calls it.
      return move.type === 'place' && move.card === press.card && move.site === press.site && press.site === chosen;
    case 'hand/site':
      return move.type === 'place' && move.site === press.site && press.site !== chosen;
    case 'hand/launch':
      return move.type === 'launch' && move.target === press.target;
    default:
      return press.name === 'hand/pass' && move.type === 'pass';
  }
}

/** In a lesson what its step waits for is green, and nothing else can be pressed; elsewhere all stays as it is. */
export function lessonButtons(
  view: SeatView,
  chosen: SiteId | null,
): (choices: readonly Choice[]) => readonly Choice[] {
  const place = lessonPlace(view);
  if (place === null) return (choices) => choices;
  return (choices) =>
    choices.map((choice) =>
      choice.disabled !== true && place.you.some((move) => leadsTo(move, choice, chosen))
        ? { ...choice, style: 'success' }
        : { ...choice, style: 'secondary', disabled: true },
    );
}
