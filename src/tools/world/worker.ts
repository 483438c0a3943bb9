/** Worlds, one after the other, in a process whose clock, timers, chance and network are theirs. */
import { replaceGlobals } from './globals.js';
import type { WorldOrder } from './apart.js';

// Before anything that keeps a timer, the clock, chance or the network.
replaceGlobals();
await import('../../start/unchecked-builders.js');
const { runWorld } = await import('./run.js');

process.on('message', (order: WorldOrder) => {
  const { trace, ...options } = order;
  const onEvent = (line: string): void => {
    process.stdout.write(`${line}\n`);
  };
  void runWorld(trace ? { ...options, onEvent } : options).then((report) => {
    // What is printed is out before the process may be ended.
    process.stdout.write('', () => process.send?.(report));
  });
});
