import type { SeatView } from '../../view/seat.js';
import type { Idea } from '../robot.js';

/** Before the clock: the Boss best replaces the meteor that is hardest to destroy. */
export function chooseBossPlace({ seat, field, own }: SeatView): readonly Idea[] {
  return (own?.bossPlaces ?? []).map((letter): Idea => {
    const meteor = field.find((other) => other.letter === letter);
    return {
      action: { type: 'choose-boss-place', by: seat, letter },
      worth: 1 + (meteor?.low ?? 0) + (meteor?.high ?? 0),
    };
  });
}
