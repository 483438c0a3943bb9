import type { VNode } from 'preact';
import { cardOf } from '../../../../games/meteor/catalogue.js';
import type { Named, TableSeat, TableSite, TableView } from '../../../games/meteor/table-view.js';
import { drawAvatar } from '../../avatar.js';
import { t } from '../../words.js';
import { cardWords, energyChip, energyName, pileCard } from './cards.js';
import { timeWords } from './clock.js';
import { drawFloating } from './gestures.js';
import { drawPiece } from './piece.js';
import type { Table } from './table-model.js';

/** Launch sites with outlines of what is missing. */

/** Rocket or Technology first, then Energy. */
const sorted = (pile: readonly string[]): readonly string[] =>
  [...pile].sort((a, b) => Number(cardOf(a)?.kind === 'energy') - Number(cardOf(b)?.kind === 'energy'));

function stateWords({ kind, missing, pile, retrofitMissing }: TableSite): string {
  if (kind === 'ready') return t('meteor.activity.ready');
  if (kind === 'launching') return t('meteor.activity.flying');
  if (pile.length === 0) return t('meteor.activity.empty');
  if (missing !== '') return t('meteor.activity.needs', { energy: [...missing].map(energyName).join(' ') });
  if (kind === 'retrofit' && retrofitMissing !== null)
    return t('meteor.activity.retrofit-needs', { count: retrofitMissing });
  return t('meteor.activity.any');
}

/** Outlines for cards that a Retrofit still needs, where nothing else says what is missing. */
const retrofitGaps = ({ kind, missing, retrofitMissing }: TableSite): number =>
  kind === 'retrofit' && missing === '' ? (retrofitMissing ?? 0) : 0;

/** How a seat stands, where room is short. */
function drawSeatState({ left, passed, cards }: TableSeat): VNode {
  if (left) return <span class="site-cards">{t('meteor.activity.left-game')}</span>;
  return passed ? <span class="site-cards">✋</span> : <span class="site-cards counted">{cards}</span>;
}

const seatWords = ({ left, passed, cards }: TableSeat): readonly string[] =>
  left
    ? [t('meteor.activity.left-game')]
    : [t('meteor.activity.cards', { count: cards }), ...(passed ? [t('meteor.activity.passed')] : [])];

/** Power and Challenge of a seat: shown at the first of its sites. */
const extrasOf = ({ extras }: TableView, seat: number): readonly Named[] =>
  extras.find((one) => one.seat === seat)?.cards ?? [];

const extraWords = ({ name, effect }: Named): string => t('common.told', { head: name, text: effect });

function drawSite(table: Table, site: TableSite): VNode {
  const { view, host, avatars } = table.props;
  const isOwn = view.you !== null && site.owner === view.you.seat;
  const isReady = table.canLaunch(site.id);
  const isLegal = table.fits(site.id);
  const words = stateWords(site);
  const owner = view.seats.find(({ seat }) => seat === site.owner);
  const extras = owner === undefined ? [] : extrasOf(view, owner.seat);
  const pile = sorted(site.pile);
  const lost =
    site.expiresAt === undefined || view.pause !== null ? null : `⌛ ${timeWords(site.expiresAt - host.now())}`;
  const state = [words, ...(owner === undefined ? [] : seatWords(owner)), ...extras.map(extraWords)].join('. ');
  const label =
    pile.length === 0
      ? t('common.told', { head: site.label, text: state })
      : t('meteor.activity.site-label', { site: site.label, pile: pile.map(cardWords).join(', '), state });
  const classes = [
    'site',
    `is-${site.kind}`,
    isOwn && 'own',
    isLegal && 'legal',
    table.completes(site.id) && 'completes',
    isReady && 'launchable',
    table.state.rocket === site.id && 'chosen',
    table.marks.site(site.id) && 'hinted',
    table.state.card !== null && !isLegal && 'closed',
  ];
  return drawPiece(
    table,
    site.id,
    {
      label,
      attributes: { class: classes.filter((name) => name !== false).join(' '), 'data-site': site.id },
      onPress: () => {
        table.pressSite(site.id);
      },
      onHold: (event) => {
        if (isReady) table.drag.begin(event, { kind: 'rocket', site: site.id });
      },
    },
    <>
      <span class="site-head" aria-hidden="true">
        {owner !== undefined && !owner.robot && avatars !== undefined && drawAvatar(owner.name, avatars[owner.seat])}
        <b class="site-name">{site.label}</b>
        {owner !== undefined && drawSeatState(owner)}
      </span>
      {site.owner !== null && drawFloating(table, site.owner)}
      {extras.length > 0 && (
        <span class="site-extras" aria-hidden="true" title={extras.map(extraWords).join('\n')}>
          {extras.map(({ name }) => name).join(' · ')}
        </span>
      )}
      <span class="site-pile" aria-hidden="true">
        {pile.map(pileCard)}
        {[...site.missing].map((letter, at) => energyChip(letter, `missing ${at}`, true))}
        {Array.from({ length: retrofitGaps(site) }, (_, at) => (
          <span key={`gap ${at}`} class="site-empty" />
        ))}
        {pile.length === 0 && <span class="site-empty" />}
      </span>
      <span class="site-state" aria-hidden="true">
        {site.missing !== '' && site.pile.length > 0
          ? t('meteor.activity.needs', { energy: [...site.missing].join(' ') })
          : [words, ...(lost === null ? [] : [lost])].join(' · ')}
      </span>
    </>,
  );
}

export function drawSites(table: Table): VNode {
  const { view } = table.props;
  const mine = view.you?.seat;
  const order = [...view.sites].sort((a, b) => Number(b.owner === mine) - Number(a.owner === mine));
  return (
    <section class={`sites sites-${Math.min(order.length, 7)}`} aria-label={t('meteor.activity.sites')}>
      {order.map((site) => drawSite(table, site))}
    </section>
  );
}
