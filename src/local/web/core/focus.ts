/** Where the focus was before a redraw, so that it can be given to what comes next if that takes it away. */
export interface Place {
  readonly element: HTMLElement;
  readonly messageId: string | undefined;
  readonly customId: string | undefined;
  /** Its number among what can be pressed in its message. */
  readonly index: number;
}

const PRESSABLE = '.components button, .components a[href]';

const pressables = (message: Element): readonly HTMLElement[] => [...message.querySelectorAll<HTMLElement>(PRESSABLE)];

const isEnabled = (element: HTMLElement): boolean => !element.matches(':disabled');

/** What has the focus now; undefined where nothing has. */
export function focusedPlace(): Place | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  const message = element.closest('[data-message-id]');
  return {
    element,
    messageId: message?.getAttribute('data-message-id') ?? undefined,
    customId: element.dataset['customId'],
    index: message === null ? -1 : pressables(message).indexOf(element),
  };
}

/**
 * After a redraw: the focus stays where it was. If that was disabled or is gone it goes to the next enabled button of
 * the same message, else to the one before, else to the message; if the message is gone, to the same button of the
 * newest message that has it. Says whether the focus is anywhere now.
 */
export function keepFocus(before: Place | undefined): boolean {
  if (before === undefined) return true;
  const { element, messageId, customId, index } = before;
  if (element.isConnected && isEnabled(element)) {
    if (document.activeElement !== element) element.focus({ preventScroll: true });
    return true;
  }
  if (index < 0 || messageId === undefined) return false;
  const message = document.querySelector<HTMLElement>(`[data-message-id="${CSS.escape(messageId)}"]`);
  const next =
    message === null
      ? namesake(document, customId)
      : (namesake(message, customId) ?? nearest(pressables(message), index) ?? message);
  next?.focus({ preventScroll: true });
  return next !== undefined;
}

function nearest(all: readonly HTMLElement[], index: number): HTMLElement | undefined {
  return all.slice(index).find(isEnabled) ?? all.slice(0, index).findLast(isEnabled);
}

/** The same button, drawn anew in another place. */
function namesake(within: ParentNode, customId: string | undefined): HTMLElement | undefined {
  if (customId === undefined) return undefined;
  const all = within.querySelectorAll<HTMLElement>(`[data-custom-id="${CSS.escape(customId)}"]`);
  return [...all].findLast(isEnabled);
}
