import type { VNode } from 'preact';
import type { OwnSeat, TableCard } from '../../../games/meteor/table-view.js';
import { t } from '../../words.js';
import { cardFace } from './cards.js';
import { shortcutsAreOn } from './keys.js';
import type { Table } from './table-model.js';

/** The own hand: cards that fit somewhere stand up. */

function drawCard(table: Table, card: TableCard, at: number): VNode {
  const isChosen = table.state.card === card.card;
  const classes = [
    'card',
    card.sites.length > 0 ? 'fits' : 'rests',
    card.completes.length > 0 && 'finishes',
    isChosen && 'chosen',
    table.hintsCard(card.card) && 'hinted',
  ];
  return (
    <button
      key={card.card}
      class={classes.filter((name) => name !== false).join(' ')}
      type="button"
      data-card={card.card}
      aria-pressed={isChosen}
      aria-label={t('meteor.activity.card-label', { name: card.name, count: card.count })}
      aria-keyshortcuts={at < 9 && shortcutsAreOn() ? String(at + 1) : undefined}
      onPointerDown={(event) => {
        table.drag.begin(event, { kind: 'card', card: card.card });
      }}
      onClick={() => {
        table.pressCard(card.card);
      }}
    >
      <span class="card-face" aria-hidden="true">
        {cardFace(card.card)}
      </span>
      {card.count > 1 && (
        <span class="card-count" aria-hidden="true">
          ×{card.count}
        </span>
      )}
    </button>
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
      class={`quiet-button change${change === table.state.change ? ' chosen' : ''}`}
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

/** What to do next, in a line. */
function prompt(table: Table, you: OwnSeat): string {
  const { view } = table.props;
  const { card, rocket } = table.state;
  const held = you.hand.find((one) => one.card === card);
  if (held !== undefined) return t('meteor.activity.choose-site', { card: held.name });
  const ready = you.launchable.find(({ site, change }) => site === rocket && change === table.state.change);
  if (ready !== undefined) return t('meteor.activity.choose-target', { damage: ready.damage });
  switch (you.hint?.kind) {
    case 'place': {
      const named = you.hand.find((one) => one.card === (you.hint?.kind === 'place' ? you.hint.card : ''));
      return named === undefined ? '' : t('meteor.activity.hint-place', { card: named.name });
    }
    case 'launch':
      return t('meteor.activity.hint-launch', { letter: you.hint.target });
    case 'pass':
      return t('meteor.activity.hint-pass');
    default:
      return view.phase === 'play' && view.pause === null ? t('meteor.activity.choose-card') : '';
  }
}

export function drawHand(table: Table): VNode {
  const { you } = table.props.view;
  if (you === null)
    return (
      <section class="hand watching" aria-label={t('meteor.activity.hand')}>
        <p class="prompt">{t('meteor.activity.no-hand')}</p>
      </section>
    );
  const isScrapping = table.state.rocket === null && table.state.card === null && you.scrappable.length > 0;
  return (
    <section class="hand" aria-label={t('meteor.activity.hand')}>
      <p class="prompt">{prompt(table, you)}</p>
      <div class="cards">{you.hand.map((card, at) => drawCard(table, card, at))}</div>
      <div class="hand-actions">
        {table.state.card === null && drawChanges(table, you)}
        {isScrapping &&
          you.scrappable.map((site) => (
            <button
              key={`scrap ${site}`}
              class="quiet-button"
              type="button"
              data-scrap={site}
              onClick={() => {
                table.act({ type: 'scrap', site });
              }}
            >
              {`${t('meteor.activity.scrap')}: ${table.siteLabel(site)}`}
            </button>
          ))}
        {you.mayPass && (
          <button
            class={`pass-button${you.hint?.kind === 'pass' ? ' hinted' : ''}`}
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
