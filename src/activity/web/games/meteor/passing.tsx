import type { VNode } from 'preact';
import type { TableView } from '../../../games/meteor/table-view.js';
import { t } from '../../words.js';
import type { Table } from './table-model.js';

/** What is seen for a moment, and said elsewhere too. */

/** A zone is called so long, in milliseconds. */
export const CALL_MS = 1_800;
/** News stay so long, in milliseconds. */
export const NEWS_MS = 4_000;

const BURSTS = 7;

/** A zone that has just begun, across the sky. */
export const drawZoneCall = ({ props: { view }, state }: Table): VNode | null =>
  state.calls && view.phase === 'play' ? (
    <span key="call" class="zone-call" aria-hidden="true">
      {t('meteor.activity.zone', { zone: view.zone })}
    </span>
  ) : null;

/** What the others have just done; the launch ring takes its place. */
export const drawNews = ({ props: { view, news }, state }: Table): VNode | null =>
  state.news === null || view.phase !== 'play' || view.window !== null || view.pause !== null ? null : (
    <p key={`news ${news?.id}`} class="news" aria-hidden="true">
      {state.news}
    </p>
  );

/** Fireworks over a saved Earth; over a lost one, fire. */
export function drawFinale(result: TableView['result']): VNode | null {
  if (result === 'lost') return <span class="burning" aria-hidden="true" />;
  if (result !== 'won') return null;
  return (
    <span class="fireworks" aria-hidden="true">
      {Array.from({ length: BURSTS }, (_, at) => (
        <i key={at} />
      ))}
    </span>
  );
}
