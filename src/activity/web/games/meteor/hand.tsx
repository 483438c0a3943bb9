import type { VNode } from 'preact';
import type { OwnSeat, ShownCard, TableCard, TableView } from '../../../games/meteor/table-view.js';
import { t } from '../../words.js';
import { drawAbility } from './ability.js';
import { cardFace } from './cards.js';
import { drawGestures } from './gestures.js';
import { shortcutsAreOn } from './keys.js';
import { drawPiece } from './piece.js';
import type { Table } from './table-model.js';

/** The own hand: cards that fit somewhere stand up. */

function drawCard(table: Table, card: TableCard, at: number): VNode {
  const isChosen = table.state.card === card.card;
  const classes = [
    'card',
    card.sites.length > 0 ? 'fits' : 'rests',
    card.completes.length > 0 && 'finishes',
    isChosen && 'chosen',
    table.marks.card(card.card) && 'hinted',
  ];
  const pressed = {
    'aria-pressed': isChosen,
    'aria-keyshortcuts': at < 9 && shortcutsAreOn() ? String(at + 1) : undefined,
  };
  return drawPiece(
    table,
    card.card,
    {
      label: t('meteor.activity.card-label', { name: card.name, count: card.count }),
      attributes: {
        class: classes.filter((name) => name !== false).join(' '),
        'data-card': card.card,
        ...(table.isLive ? pressed : {}),
      },
      onPress: () => {
        table.pressCard(card.card);
      },
      onHold: (event) => {
        table.drag.begin(event, { kind: 'card', card: card.card });
      },
    },
    <>
      <span class="card-face" aria-hidden="true">
        {cardFace(card.card)}
      </span>
      {card.count > 1 && (
        <span class="card-count" aria-hidden="true">
          ×{card.count}
        </span>
      )}
    </>,
  );
}

/** The damages to choose from, where a card lets its launcher change a Rocket's. */
function drawChanges(table: Table, { launchable }: OwnSeat): readonly VNode[] {
  const first = launchable.find(({ site }) => site === table.state.rocket) ?? launchable[0];
  const choices = launchable.filter(({ site }) => site === first?.site);
  if (choices.length < 2) return [];
  return choices.map(({ damage, change }) => (
    <button
      key={`change ${change}`}
      class={`quiet-button change${change === table.state.change ? ' chosen' : ''}${table.marks.change(change) ? ' hinted' : ''}`}
      type="button"
      aria-pressed={change === table.state.change}
      onClick={() => {
        table.chooseChange(change);
      }}
    >
      {t('meteor.card.rocket-plain', { damage })}
    </button>
  ));
}

const hintIcon = (): VNode => (
  <svg viewBox="0 0 28 20" aria-hidden="true" focusable="false">
    <path d="M11 14c-3-2-4-4-4-6a7 6 0 0 1 14 0c0 2-1 4-4 6ZM11 18h6" />
    <path class="hints-off" d="M3 19 25 1" />
  </svg>
);

const drawHintSwitch = ({ props: { view, hintSwitch } }: Table): VNode | false =>
  hintSwitch !== undefined && (
    <button
      class={`quiet-button hints-button${view.you?.advice === null ? '' : ' is-on'}`}
      type="button"
      aria-label={hintSwitch.label}
      title={hintSwitch.label}
      onClick={hintSwitch.press}
    >
      {hintIcon()}
    </button>
  );

/** What to do next. */
function prompt(table: Table, you: OwnSeat): VNode | string {
  const { view, advice } = table.props;
  const { card, rocket } = table.state;
  const held = you.hand.find((one) => one.card === card);
  if (held !== undefined)
    return held.sites.length > 0
      ? t('meteor.activity.choose-site', { card: held.name })
      : t('meteor.activity.fits-nowhere', { card: held.name });
  const chosen = you.launchable.find(({ site, change }) => site === rocket && change === table.state.change);
  if (chosen !== undefined) return t('meteor.activity.choose-target', { damage: chosen.damage });
  if (advice !== undefined) return advice;
  if (view.phase !== 'play' || view.pause !== null) return '';
  const [ready] = you.launchable;
  if (ready !== undefined) return t('meteor.activity.choose-target', { damage: ready.damage });
  const fits = you.hand.some(({ sites }) => sites.length > 0);
  return fits ? t('meteor.activity.choose-card') : t('meteor.activity.nothing-fits');
}

/** A hand in a replay, as its player saw it. */
const drawLookedAt = (table: Table, you: OwnSeat): VNode => (
  <section class="hand" aria-label={t('meteor.activity.hand')}>
    <div class="cards">{you.hand.map((card, at) => drawCard(table, card, at))}</div>
  </section>
);

const drawOpen = ({ card, name }: ShownCard, at: number): VNode => (
  <li key={at} class="card open">
    <span class="card-face" role="img" aria-label={name}>
      {cardFace(card)}
    </span>
  </li>
);

/** In a replay that shows everything: each seat's hand, and what comes next in the deck. */
function drawRevealed({ props: { view } }: Table, { hands, next }: NonNullable<TableView['revealed']>): VNode {
  const rows = [
    ...hands.map(({ seat, cards }) => ({ name: view.seats.find((one) => one.seat === seat)?.name ?? '', cards })),
    { name: t('meteor.activity.next-cards'), cards: next },
  ];
  return (
    <section class="hand revealed" tabIndex={0} aria-label={t('meteor.activity.hands')}>
      {rows.map(({ name, cards }, at) => (
        <div key={at} class="open-hand">
          <h2 class="open-name">{name}</h2>
          <ul class="open-cards">{cards.map(drawOpen)}</ul>
        </div>
      ))}
    </section>
  );
}

export function drawHand(table: Table): VNode | null {
  const { you, revealed } = table.props.view;
  if (revealed !== undefined) return drawRevealed(table, revealed);
  if (!table.isLive) return you === null ? null : drawLookedAt(table, you);
  if (you === null)
    return (
      <section class="hand watching" aria-label={t('meteor.activity.hand')}>
        <p class="prompt">{t('meteor.activity.no-hand')}</p>
      </section>
    );
  const isScrapping = table.state.rocket === null && table.state.card === null && you.scrappable.length > 0;
  return (
    <section class={table.props.advice === undefined ? 'hand' : 'hand advised'} aria-label={t('meteor.activity.hand')}>
      {table.props.notes}
      <div class="prompt">{prompt(table, you)}</div>
      <div class="cards">{you.hand.map((card, at) => drawCard(table, card, at))}</div>
      <div class="hand-actions">
        {table.state.card === null && drawChanges(table, you)}
        {drawAbility(table, you)}
        {isScrapping &&
          you.scrappable.map((site) => (
            <button
              key={`scrap ${site}`}
              class={`quiet-button${table.marks.scrap(site) ? ' hinted' : ''}`}
              type="button"
              data-scrap={site}
              onClick={() => {
                table.act({ type: 'scrap', site });
              }}
            >
              {t('common.told', { head: t('meteor.activity.scrap'), text: table.siteLabel(site) })}
            </button>
          ))}
        {drawHintSwitch(table)}
        {drawGestures(table)}
        {you.mayPass && (
          <button
            class={`pass-button${table.marks.pass() ? ' hinted' : ''}`}
            type="button"
            aria-keyshortcuts={shortcutsAreOn() ? 'Backspace' : undefined}
            onClick={() => {
              table.pass();
            }}
          >
            {t('meteor.activity.pass')}
          </button>
        )}
      </div>
    </section>
  );
}
