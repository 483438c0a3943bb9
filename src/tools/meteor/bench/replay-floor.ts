import { floor, storedLogs } from './replay-logs.js';

/**
 * A process that does the floor of the replay bench by itself. Speaks with its parent by messages: `{ready}` at first;
 * told anything, it does a round and answers how many games a second of its CPU that was.
 */
const logs = storedLogs();
process.on('message', () => {
  const before = process.cpuUsage();
  for (const log of logs) floor(log);
  const { user, system } = process.cpuUsage(before);
  process.send?.({ perSecond: logs.length / ((user + system) / 1_000_000) });
});
process.send?.({ ready: true });
