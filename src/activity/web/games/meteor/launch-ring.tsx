import type { VNode } from 'preact';
import { t } from '../../words.js';
import { rocketIcon } from './cards.js';
import { ring, timeWords } from './clock.js';
import type { Table } from './table-model.js';

/** The open launch window: a ring that drains, who flies where, and what may join. */
export function drawLaunchRing(table: Table): VNode | null {
  const { view, host } = table.props;
  const { window: open, you } = view;
  if (open === null) return null;
  const left = Math.max(0, open.closesAt - host.now());
  const share = view.windowMs === 0 ? 0 : Math.min(1, left / view.windowMs);
  const target = open.rockets[0]?.target ?? '';
  return (
    <section class="launch" aria-label={t('meteor.activity.in-flight')}>
      <span class="launch-clock">
        {ring(share, 'launch-ring')}
        <b>{timeWords(left)}</b>
      </span>
      <ul class="flights">
        {open.rockets.map(({ site, target: to, damage }) => (
          <li key={site}>
            <span class="flight-who">{table.siteLabel(site)}</span>
            {rocketIcon(damage)}
            <span>{`${damage} → ${to}`}</span>
          </li>
        ))}
      </ul>
      {(table.isLive ? (you?.launchable ?? []) : []).map(({ site, damage, change }) => (
        <button
          key={`${site} ${change}`}
          class="join-button"
          type="button"
          onClick={() => {
            table.launch(site, target, change);
          }}
        >
          {t('meteor.activity.join', { damage })}
        </button>
      ))}
    </section>
  );
}
