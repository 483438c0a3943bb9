import type { ComponentChildren, VNode } from 'preact';
import type { Table } from './table-model.js';

interface PieceProps {
  /** What it is, in words. */
  readonly label: string;
  readonly attributes: Readonly<Record<string, string | number | boolean | object | undefined>> & {
    readonly class: string;
  };
  readonly onPress: () => void;
  readonly onHold?: (event: PointerEvent) => void;
}

/** A thing of the table: pressed where the game goes on, and only looked at in a replay. */
export function drawPiece(
  table: Table,
  key: string | number,
  { label, attributes, onPress, onHold }: PieceProps,
  children: ComponentChildren,
): VNode {
  if (!table.isLive)
    return (
      <div key={key} role="img" aria-label={label} {...attributes}>
        {children}
      </div>
    );
  return (
    <button
      key={key}
      type="button"
      aria-label={label}
      {...attributes}
      onClick={onPress}
      {...(onHold === undefined ? {} : { onPointerDown: onHold })}
    >
      {children}
    </button>
  );
}
