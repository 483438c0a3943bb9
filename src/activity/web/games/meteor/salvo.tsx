import type { VNode } from 'preact';
import type { TableStrike } from '../../../games/meteor/table-view.js';
import { t } from '../../words.js';
import { rocketIcon } from './cards.js';

/** Rockets that fly and land, the sum, and what came of it; over the table, and gone after a moment. */

export const FLIGHT_MS = 1_600;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where everything stood before the salvo was resolved: its meteor may be gone now. */
export type Places = ReadonlyMap<string, Point>;

export function placesNow(): Places {
  const all = document.querySelectorAll<HTMLElement>('[data-site], [data-meteor]');
  return new Map(
    [...all].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const key =
        element.dataset['site'] === undefined
          ? `meteor ${element.dataset['meteor']}`
          : `site ${element.dataset['site']}`;
      const isMeteor = element.dataset['meteor'] !== undefined;
      return [
        key,
        { x: left + width / 2, y: top + (isMeteor ? Math.min(height / 2, width / 2) : height / 2) },
      ] as const;
    }),
  );
}

/** From the window's edge, in CSS pixels. */
const EDGE = 4;

/** Beside the sky's edge a sum moves inward as far as it is wide. */
function keepInside(sum: HTMLElement | null): void {
  if (sum === null) return;
  const half = sum.offsetWidth / 2 + EDGE;
  sum.style.left = `${Math.max(half, Math.min(sum.offsetLeft, window.innerWidth - half))}px`;
}

const outcome = ({ result }: TableStrike): string =>
  result === 'destroyed'
    ? t('meteor.activity.destroyed')
    : result === 'overkill'
      ? t('meteor.activity.salvo-overkill')
      : t('meteor.activity.survived');

export function drawSalvo(strikes: readonly TableStrike[], places: Places): VNode {
  return (
    <div key="salvo" class="effects" aria-hidden="true">
      {strikes.map((strike) => {
        const to = places.get(`meteor ${strike.target}`);
        if (to === undefined) return null;
        const at = { left: `${to.x}px`, top: `${to.y}px` };
        return (
          <div key={strike.target}>
            {strike.rockets.map(({ site, damage }, index) => {
              const from = places.get(`site ${site}`) ?? { x: to.x, y: to.y + 200 };
              const turn = Math.atan2(to.x - from.x, from.y - to.y);
              const style = {
                ...at,
                '--from-x': `${from.x - to.x}px`,
                '--from-y': `${from.y - to.y}px`,
                '--turn': `${turn}rad`,
                'animation-delay': `${index * 80}ms`,
              };
              return (
                <span key={site} class="flight" style={style}>
                  {rocketIcon(damage)}
                </span>
              );
            })}
            <span class={`blast ${strike.result}`} style={at} />
            <span class={`sum ${strike.result}`} style={at} ref={keepInside}>
              <b>
                {strike.rockets.map(({ damage }) => damage).join(' + ')}
                {strike.rockets.length > 1 ? ` = ${strike.sum}` : ''}
              </b>
              {outcome(strike)}
            </span>
          </div>
        );
      })}
    </div>
  );
}
