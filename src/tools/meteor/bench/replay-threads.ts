import { once } from 'node:events';

import { startThread } from '../../../workers/thread.js';

/**
 * A process with two threads that check the logs of the replay bench side by side, as `replay --all` has them. Speaks with
 * its parent by messages: `{ready}` at first; told anything, both do a round, and it answers how many games a second that
 * is where each has a core: by the CPU of the process, the collector's with it.
 */
const threads = [0, 1].map(() => startThread('tools/meteor/bench/replay-thread.js'));

const answers = (): Promise<readonly [unknown][]> =>
  Promise.all(threads.map((thread) => once(thread, 'message') as Promise<[unknown]>));

async function round(): Promise<number> {
  const before = process.cpuUsage();
  const checked = answers();
  for (const thread of threads) thread.postMessage('go');
  const games = (await checked).reduce((sum, [count]) => sum + Number(count), 0);
  const { user, system } = process.cpuUsage(before);
  return (threads.length * games) / ((user + system) / 1_000_000);
}

await answers();
process.on('message', () => {
  void round().then((perSecond) => process.send?.({ perSecond }));
});
process.once('disconnect', () => process.exit(0));
process.send?.({ ready: true });
