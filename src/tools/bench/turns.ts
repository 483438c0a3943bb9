/** Watches the event loop while something runs: the most CPU that one of its turns took, in milliseconds. Waiting for a disk is none. */
export async function worstTurn(run: () => Promise<unknown>): Promise<number> {
  let worst = 0;
  let watching = true;
  let before = process.threadCpuUsage();
  const look = (): void => {
    const { user, system } = process.threadCpuUsage(before);
    worst = Math.max(worst, (user + system) / 1000);
    before = process.threadCpuUsage();
    if (watching) setImmediate(look);
  };
  setImmediate(look);
  await run();
  await new Promise<void>((resolve) => {
    setImmediate(resolve);
  });
  watching = false;
  return Math.round(worst * 10) / 10;
}
