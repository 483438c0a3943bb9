import type { VNode } from 'preact';
import type { Named, TableView } from '../../../games/meteor/table-view.js';
import { Modal } from '../../modal.js';
import { t } from '../../words.js';
import type { Table } from './table-model.js';

/** What the cards that lie on the table do, in words: a finger has no tooltips. */

interface Told extends Named {
  /** Whose it is; absent: everyone's. */
  readonly who?: string;
}

function toldOn({ night, meteors, technologies, extras, seats }: TableView): readonly Told[] {
  const traits = new Map(meteors.flatMap(({ trait }) => (trait === null ? [] : [[trait.name, trait] as const])));
  const ofSeats = extras.flatMap(({ seat, cards }) =>
    cards.map((card) => ({ ...card, who: seats.find((one) => one.seat === seat)?.name ?? '' })),
  );
  return [...(night === null ? [] : [night]), ...traits.values(), ...technologies, ...ofSeats];
}

export function drawAboutButton(table: Table): VNode | null {
  // On a replay nothing is pressed.
  if (!table.isLive || toldOn(table.props.view).length === 0) return null;
  return (
    <button
      class="about-button"
      type="button"
      aria-label={t('meteor.activity.about')}
      title={t('meteor.activity.about')}
      onClick={() => {
        table.open('about');
      }}
    >
      ?
    </button>
  );
}

export function drawAbout(table: Table): VNode | null {
  if (table.state.sheet !== 'about') return null;
  const close = (): void => {
    table.open(null);
  };
  return (
    <Modal key="about" className="sheet" label={t('meteor.activity.about')} onClose={close}>
      <h2>{t('meteor.activity.about')}</h2>
      <dl class="told" tabIndex={0}>
        {toldOn(table.props.view).map(({ who, name, effect }, at) => (
          <div key={at}>
            <dt>{who === undefined ? name : t('common.told', { head: who, text: name })}</dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
      <button class="main-button" type="button" onClick={close}>
        {t('activity.dismiss')}
      </button>
    </Modal>
  );
}
