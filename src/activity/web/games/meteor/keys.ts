import { KeptSwitch } from './kept.js';
import type { Table } from './table-model.js';

const off = new KeptSwitch('shortcuts-off');

/** Whether single keys do anything: who speaks to a computer, or types by accident, switches them off (WCAG 2.1.4). */
export const shortcutsAreOn = (): boolean => !off.isOn;

export const toggleShortcuts = (): void => {
  off.toggle();
};

/**
 * Digits are cards, letters name meteors, Space launches at the one that was named, Backspace passes, Esc drops what was
 * chosen. Whatever has the focus keeps its own keys.
 */
export function onKey(table: Table, event: KeyboardEvent): void {
  // A key that is held down is pressed once.
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  // A replay is only looked at; and what is open over a table has its own keys.
  if (!table.isLive || document.querySelector('dialog[open]') !== null) return;
  const { view } = table.props;
  const { you } = view;
  if (you === null) return;
  const { key } = event;
  const card = /^[1-9]$/.test(key) ? you.hand[Number(key) - 1] : undefined;
  const letter = key.toUpperCase();
  if (key === 'Escape') table.clear();
  else if (off.isOn) return;
  else if (card !== undefined) table.pressCard(card.card);
  else if (key === 'Backspace' && you.mayPass) {
    event.preventDefault();
    table.pass();
  } else if (key === ' ' && table.state.aim !== null) {
    event.preventDefault();
    table.launchAt(table.state.aim);
  } else if (view.meteors.some((meteor) => meteor.letter === letter)) table.aimAt(letter);
}
