import type { GameEventType } from '../event.js';
import type { Moment } from './moments.js';

/** Events whose outcome is random. */
const BY_CHANCE: ReadonlySet<GameEventType> = new Set<GameEventType>([
  'drawn',
  'meteors-revealed',
  'meteor-turned-up',
  'meteor-joined',
  'size-drawn',
  'discarded',
]);

/** What kind of random outcome an entry has. `reveal`: meteors were turned face up. */
export type ChanceKind = 'draw' | 'reveal' | 'other';

const hitUnknown = ({ before, events }: Moment): boolean =>
  events.some(
    (event) =>
      event.type === 'salvo-resolved' &&
      event.strikes.some(({ target }) => {
        const meteor = before.field.find(({ letter }) => letter === target);
        return meteor !== undefined && (!meteor.faceUp || meteor.hidden === true);
      }),
  );

/** The kind of random outcome at a moment; null: nothing was random. */
export function chanceIn(moment: Moment): ChanceKind | null {
  const types = moment.events.map(({ type }) => type);
  if (types.includes('clock-started')) return null;
  if (hitUnknown(moment) || types.includes('meteors-revealed') || types.includes('meteor-turned-up')) return 'reveal';
  if (types.includes('drawn')) return 'draw';
  return types.some((type) => BY_CHANCE.has(type)) ? 'other' : null;
}
