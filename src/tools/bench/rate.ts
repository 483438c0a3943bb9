/** How long rounds are repeated: until the compiler has long seen all of the code. */
const SECONDS = 4;
const LEAST_ROUNDS = 12;

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/**
 * How many decisions one core takes a second: `round` takes `count` of them, and the best round counts. Time is that of
 * the processor, the garbage collector's with it, so that other programs on the machine don't slow it.
 */
export function decisionsPerSecond(count: number, round: () => void): number {
  const until = performance.now() + SECONDS * 1000;
  let best = 0;
  for (let rounds = 0; rounds < LEAST_ROUNDS || performance.now() < until; rounds += 1) {
    const began = cpuSeconds();
    round();
    best = Math.max(best, count / (cpuSeconds() - began));
  }
  return Math.round(best);
}
