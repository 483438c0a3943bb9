import type { VNode } from 'preact';
import type { TableMeteor, TablePromise, TableView } from '../../../games/meteor/table-view.js';
import { t } from '../../words.js';
import { drawZoneCall } from './passing.js';
import { drawPiece } from './piece.js';
import { drawRock } from './rock.js';
import type { Table } from './table-model.js';

/** Meteors that fall toward Earth by zone and by the second. */

/** The zones, from the farthest. */
const ZONES = 5;

export const sizeWords = ({ size, low, high }: TableMeteor): string =>
  size !== null ? String(size) : low === high ? String(low) : `${low}–${high}`;

/** How far the sky has come, from 0 to 1. */
export function fallOf({ zone, deadline, zoneMs, pause, phase }: TableView, now: number): number {
  const left = pause !== null ? pause.zoneLeft : deadline - now;
  if (phase === 'field') return 0;
  const gone = Math.min(1, Math.max(0, 1 - left / zoneMs));
  return Math.min(1, Math.max(0, (ZONES - zone + gone) / ZONES));
}

export function promiseWords(promise: TablePromise | undefined): string {
  switch (promise?.kind) {
    case 'hit':
      return t('meteor.activity.hit');
    case 'wins':
      return t('meteor.activity.wins');
    case 'overkill':
      return t('meteor.activity.overkill');
    case 'absorbed':
      return t('meteor.activity.absorbed');
    case 'short':
      return t('meteor.activity.short', { by: promise.by });
    case 'none':
      return t('meteor.activity.none');
    case 'chance':
      return t('meteor.activity.chance', { percent: promise.percent });
    default:
      return '';
  }
}

const tone = (promise: TablePromise | undefined): string =>
  promise === undefined
    ? ''
    : promise.kind === 'hit' || promise.kind === 'wins' || promise.kind === 'absorbed'
      ? ' good'
      : promise.kind === 'overkill'
        ? ' bad'
        : ' open';

/** From the left edge of the sky to its right one, in percent: labels need room beside the first and the last. */
const EDGE = 9;
const SPREAD = 100 - 2 * EDGE;

function drawMeteor(table: Table, meteor: TableMeteor): VNode {
  const { view, host } = table.props;
  const promise = table.promiseFor(meteor.letter);
  const size = sizeWords(meteor);
  const words = promiseWords(promise);
  const really = meteor.really === undefined ? '' : t('meteor.activity.really', { size: meteor.really });
  const { places } = table;
  const at = places.indexOf(meteor.letter);
  const across = places.length === 1 ? 50 : EDGE + (at / (places.length - 1)) * SPREAD;
  const style = { '--across': String(across), '--fall': String(fallOf(view, host.now())), '--lower': String(at % 2) };
  const isTarget = view.window?.rockets.some(({ target }) => target === meteor.letter) === true;
  const label = [
    t('meteor.activity.meteor-label', { letter: meteor.letter, size }),
    really,
    meteor.trait === null ? '' : t('common.told', { head: meteor.trait.name, text: meteor.trait.effect }),
    words,
  ].filter((part) => part !== '');
  const classes = `meteor band-${meteor.band}${tone(promise)}${isTarget ? ' targeted' : ''}${table.state.aim === meteor.letter ? ' aimed' : ''}${table.marks.target(meteor.letter) || table.mayBecomeBoss(meteor.letter) ? ' hinted' : ''}`;
  return drawPiece(
    table,
    meteor.letter,
    {
      label: label.join(', '),
      attributes: { class: classes, style, 'data-meteor': meteor.letter, title: meteor.trait?.effect },
      onPress: () => {
        table.pressMeteor(meteor.letter);
      },
    },
    <>
      <span class="rock">{drawRock(meteor.letter)}</span>
      <span class="rock-size">
        {size}
        {really !== '' && <span class="rock-trait">{really}</span>}
        {meteor.trait !== null && <span class="rock-trait">{meteor.trait.name}</span>}
      </span>
      {words !== '' && <span class="rock-promise">{words}</span>}
    </>,
  );
}

export function drawSky(table: Table): VNode {
  const { view } = table.props;
  return (
    <section
      class={`sky${table.state.salvo?.isOverkill === true ? ' shakes' : ''}`}
      aria-label={t('meteor.activity.sky')}
    >
      <span class="stars" aria-hidden="true" />
      <span class="earth" aria-hidden="true" />
      {view.technologies.length > 0 && (
        <ul class="built">
          {view.technologies.map(({ name, effect }) => (
            <li key={name} title={effect}>
              {name}
            </li>
          ))}
        </ul>
      )}
      {view.meteors.map((meteor) => drawMeteor(table, meteor))}
      {drawZoneCall(table)}
    </section>
  );
}
