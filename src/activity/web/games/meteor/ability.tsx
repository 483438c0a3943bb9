import type { VNode } from 'preact';
import type { OwnSeat } from '../../../games/meteor/table-view.js';
import { t } from '../../words.js';
import { Modal } from '../../modal.js';
import type { Table } from './table-model.js';

/** The own Power that its player uses by choice: it does its work at once, or asks what it is aimed at. */
export function drawAbility(table: Table, { ability }: OwnSeat): VNode | null {
  if (ability === null) return null;
  const { targets, name } = ability;
  return (
    <button
      class="quiet-button ability-button"
      type="button"
      onClick={() => {
        // Where it can't be used, the rules say why.
        if (targets.length === 0) table.act({ type: 'use', ability: ability.ability, target: null });
        else table.open('aim');
      }}
    >
      {`⚡ ${name}`}
    </button>
  );
}

/** What it may be aimed at, over the table. */
export function drawAim(table: Table): VNode | null {
  const ability = table.props.view.you?.ability ?? null;
  if (table.state.sheet !== 'aim' || ability === null || ability.asks === null) return null;
  const close = (): void => {
    table.open(null);
  };
  return (
    <Modal key="aim" className="sheet" label={ability.asks} onClose={close}>
      <h2>{ability.asks}</h2>
      <div class="sheet-choices">
        {ability.targets.map(({ target, name }) => (
          <button
            key={target}
            class="quiet-button"
            type="button"
            data-aim={target}
            onClick={() => {
              table.act({ type: 'use', ability: ability.ability, target });
              close();
            }}
          >
            {name}
          </button>
        ))}
      </div>
      <button class="main-button" type="button" onClick={close}>
        {t('activity.dismiss')}
      </button>
    </Modal>
  );
}
