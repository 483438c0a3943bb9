import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';

/** Milliseconds that each of `writes` took: 4 KiB appended and fdatasync'ed, one after the other. */
export function timeFdatasync(path: string, writes: number): readonly number[] {
  const file = openSync(path, 'w');
  const page = Buffer.alloc(4096, 1);
  const took: number[] = [];
  for (let at = 0; at < writes; at += 1) {
    const began = performance.now();
    writeSync(file, page);
    fdatasyncSync(file);
    took.push(performance.now() - began);
  }
  closeSync(file);
  return took;
}

/** The value that a share of the others do not exceed; two decimals. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 100) / 100;
}
