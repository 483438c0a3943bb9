import { Component, type ComponentChildren, type VNode } from 'preact';

export interface ModalProps {
  /** Absent: a dialog that is only read or chosen from. */
  readonly role?: 'alertdialog';
  readonly className: string;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A press beside the dialog counts as one on it. */
function isBeside(dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, top, right, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** A dialog over the page: it has the focus until it closes, which then returns to where it was. */
export class Modal extends Component<ModalProps> {
  #dialog: HTMLDialogElement | null = null;
  #before: Element | null = null;

  override componentDidMount(): void {
    this.#before = document.activeElement;
    this.#dialog?.showModal();
  }

  override componentWillUnmount(): void {
    this.#dialog?.close();
    if (this.#before instanceof HTMLElement && this.#before.isConnected) this.#before.focus();
  }

  override render({ role, className, label, onClose, children }: ModalProps): VNode {
    return (
      <dialog
        role={role}
        class={className}
        aria-label={label}
        ref={(dialog) => {
          this.#dialog = dialog ?? this.#dialog;
        }}
        onClick={(event) => {
          // What asks was perhaps opened by the first of two taps: the second must not answer it.
          if (role === 'alertdialog') return;
          if (event.target === event.currentTarget && isBeside(event.currentTarget, event)) onClose();
        }}
        onCancel={(event) => {
          // Closed by drawing it no more.
          event.preventDefault();
          onClose();
        }}
      >
        {children}
      </dialog>
    );
  }
}
