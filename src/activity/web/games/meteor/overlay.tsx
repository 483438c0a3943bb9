import type { VNode } from 'preact';
import { Modal } from '../../modal.js';
import { t } from '../../words.js';
import type { Table } from './table-model.js';

/** From this zone on meteors are in the sky's upper half. */
const HIGH_ZONE = 3;

/** Meteors are looked at in a Time Out, too: what is said leaves them free. */
const noteBeside = ({ zone, window: salvo }: Table['props']['view']): string =>
  zone < HIGH_ZONE ? 'sky-note above' : salvo === null ? 'sky-note below' : 'sky-note below over-ring';

/** What stands over the sky: before the clock, in a Time Out, at the end. */
export function drawOverlay(table: Table): VNode | null {
  const { view } = table.props;
  const { you, pause } = view;
  if (!table.isLive && view.phase === 'field') return null;
  if (view.result !== null)
    return (
      <div class={`sky-note result-${view.result}`}>
        <strong>{view.result === 'won' ? t('meteor.activity.won') : t('meteor.activity.lost')}</strong>
      </div>
    );
  if (pause !== null && view.phase === 'play') {
    // Of a practice, whose hand lies open, the guide says it.
    if (view.guide.length > 0)
      return table.isLive ? (
        <div class={noteBeside(view)}>
          {actButton(table, t('meteor.activity.start-clock'), { type: 'resume' }, true)}
        </div>
      ) : null;
    return (
      <div class={noteBeside(view)}>
        <strong>
          {pause.by === null ? t('meteor.activity.paused') : t('meteor.activity.paused-by', { name: pause.by })}
        </strong>
        <span>{t('meteor.activity.paused-lead')}</span>
        {table.isLive &&
          you?.mayResume === true &&
          actButton(table, t('meteor.activity.resume'), { type: 'resume' }, true)}
      </div>
    );
  }
  if (view.phase !== 'field') return null;
  return (
    <div class="sky-note">
      <strong>
        {(you?.bossPlaces.length ?? 0) > 0
          ? t('meteor.board.field-choose-boss')
          : view.mode === 'first'
            ? t('meteor.activity.field-first')
            : t('meteor.activity.field-lead')}
      </strong>
      {you?.isHost === true ? (
        <span class="sky-buttons">
          {actButton(table, t('meteor.activity.start-clock'), { type: 'start' }, true)}
          {you.mayMulligan && actButton(table, t('meteor.activity.mulligan'), { type: 'mulligan' }, false)}
        </span>
      ) : (
        <span>{t('meteor.activity.wait-start')}</span>
      )}
    </div>
  );
}

function actButton(table: Table, words: string, act: object, isMain: boolean): VNode {
  return (
    <button
      class={isMain ? 'main-button' : 'quiet-button'}
      type="button"
      onClick={() => {
        table.act(act);
      }}
    >
      {words}
    </button>
  );
}

/** What is asked before something that can't be taken back. */
export function drawQuestion(table: Table): VNode | null {
  const { question } = table.state;
  if (question === null || !table.isLive) return null;
  const close = (): void => {
    table.clear();
  };
  return (
    <Modal key="question" role="alertdialog" className="question" label={question.words} onClose={close}>
      <p>{question.words}</p>
      <button
        class="danger-button"
        type="button"
        onClick={() => {
          table.act(question.act);
          close();
        }}
      >
        {t('meteor.activity.yes')}
      </button>
      <button class="main-button" type="button" autofocus onClick={close}>
        {t('meteor.activity.no')}
      </button>
    </Modal>
  );
}
