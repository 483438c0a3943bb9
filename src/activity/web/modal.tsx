import { Component, type ComponentChildren, type VNode } from 'preact';

export interface ModalProps {
  readonly className: string;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
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

  override render({ className, label, onClose, children }: ModalProps): VNode {
    return (
      <dialog
        class={className}
        aria-label={label}
        ref={(dialog) => {
          this.#dialog = dialog ?? this.#dialog;
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
