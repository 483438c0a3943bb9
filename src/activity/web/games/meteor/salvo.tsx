import type { VNode } from 'preact';
import type { TableStrike, TableView } from '../../../games/meteor/table-view.js';
import { t } from '../../words.js';
import { rocketIcon } from './cards.js';
import { drawRock } from './rock.js';

/** Rockets that fly and land, the sum, and what came of it; over the table, and gone after a moment. */

export const FLIGHT_MS = 1_600;
/** From the salvo's first picture until its Rockets are there. */
export const LANDING_MS = 600;

const SHARDS = 7;

interface Point {
  readonly x: number;
  readonly y: number;
  /** How wide it is. */
  readonly size: number;
}

/** Where everything stood before the salvo was resolved: its meteor may be gone now. */
export type Places = ReadonlyMap<string, Point>;

function centreOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, size: width };
}

export function placesNow(): Places {
  const all = document.querySelectorAll<HTMLElement>('[data-site], [data-meteor]');
  return new Map(
    [...all].map((element) => {
      const { meteor, site } = element.dataset;
      return meteor === undefined
        ? ([`site ${site}`, centreOf(element)] as const)
        : ([`meteor ${meteor}`, centreOf(element.querySelector('.rock') ?? element)] as const);
    }),
  );
}

/** A salvo that lands. */
export interface Landing {
  readonly strikes: readonly TableStrike[];
  readonly places: Places;
  /** The bands of those that were there, by letter: what is destroyed is gone from the view at once. */
  readonly bands: ReadonlyMap<string, string>;
  readonly isOverkill: boolean;
}

export const landingOf = (strikes: readonly TableStrike[], places: Places, before: TableView): Landing => ({
  strikes,
  places,
  bands: new Map(before.meteors.map(({ letter, band }) => [letter, band])),
  isOverkill: strikes.some(({ result }) => result === 'overkill'),
});

/** From the sky's edge, in CSS pixels. */
const EDGE = 6;

/** Beside the sky's edge a sum moves inward, until it is whole. */
function keepInside(sum: HTMLElement | null): void {
  // In a replay the sky is narrower than the window, and so it is on a phone on its side.
  const sky = document.querySelector('.sky')?.getBoundingClientRect();
  if (sum === null || sky === undefined) return;
  const across = sum.offsetWidth / 2 + EDGE;
  const down = sum.offsetHeight / 2 + EDGE;
  sum.style.left = `${Math.max(sky.left + across, Math.min(sum.offsetLeft, sky.right - across))}px`;
  sum.style.top = `${Math.max(sky.top + down, sum.offsetTop)}px`;
}

const outcome = ({ result }: TableStrike): string =>
  result === 'destroyed'
    ? t('meteor.activity.destroyed')
    : result === 'overkill'
      ? t('meteor.activity.salvo-overkill')
      : t('meteor.activity.survived');

/** What was hit stays until the Rockets are there, and breaks. */
function drawDoomed({ target, result }: TableStrike, at: Point, band: string | undefined): VNode | null {
  if (result === 'survived' || band === undefined) return null;
  return (
    <span class={`doomed band-${band}`} style={{ left: `${at.x}px`, top: `${at.y}px`, '--size': `${at.size}px` }}>
      <span class="rock">{drawRock(target)}</span>
      {Array.from({ length: SHARDS }, (_, shard) => (
        <i key={shard} style={{ '--way': `${(shard * 360) / SHARDS}deg` }} />
      ))}
    </span>
  );
}

export function drawSalvo({ strikes, places, bands, isOverkill }: Landing): VNode {
  return (
    <div key="salvo" class={isOverkill ? 'effects overkill' : 'effects'} aria-hidden="true">
      {strikes.map((strike) => {
        const to = places.get(`meteor ${strike.target}`);
        if (to === undefined) return null;
        const at = { left: `${to.x}px`, top: `${to.y}px` };
        return (
          <div key={strike.target}>
            {drawDoomed(strike, to, bands.get(strike.target))}
            {strike.rockets.map(({ site, damage }, index) => {
              const from = places.get(`site ${site}`) ?? { x: to.x, y: to.y + 200, size: 0 };
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
            {/* A function of its own each time: a lesson's words, which grow later, make the sky lower. */}
            <span
              class={`sum ${strike.result}`}
              style={at}
              ref={(sum) => {
                keepInside(sum);
              }}
            >
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
