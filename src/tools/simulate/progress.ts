/** Called with the number of games played so far. */
export type Progress = (played: number) => void;

const WIDTH = 30;

/** A bar on a terminal's error stream, which leaves no trace; nothing where that is no terminal. */
export function progressBar(games: number, stream: NodeJS.WriteStream): { readonly show: Progress; clear(): void } {
  if (!stream.isTTY) return { show: () => undefined, clear: () => undefined };
  let shown = -1;
  return {
    show: (played) => {
      const filled = Math.floor((WIDTH * played) / games);
      const percent = Math.floor((100 * played) / games);
      if (percent === shown) return;
      shown = percent;
      stream.write(`\r[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${percent}%`);
    },
    clear: () => {
      stream.write(`\r${' '.repeat(WIDTH + 10)}\r`);
    },
  };
}
