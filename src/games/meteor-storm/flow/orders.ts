import type { Turn } from '../turn.js';

/** The last order is over: a red alert marker goes with it (MS7). */
export function closeOrder(turn: Turn): void {
  const { order, units } = turn.state;
  if (order === null) return;
  const unit = units[order.unit];
  turn.emit({ type: 'held', unit: order.unit });
  if (unit?.marked === true) turn.emit({ type: 'unmarked', unit: order.unit });
}
