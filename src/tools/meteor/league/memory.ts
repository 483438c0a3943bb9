import { readFileSync } from 'node:fs';

const PAGE = 4096;

function words(path: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8').trim().split(/\s+/);
  } catch {
    // It has ended, or this system has no /proc.
    return [];
  }
}

/** The resident memory of a process and all that it started, in bytes; 0 where the system has no /proc. */
export function residentBytes(pid: number): number {
  const own = Number(words(`/proc/${pid}/statm`)[1] ?? 0) * PAGE;
  const children = words(`/proc/${pid}/task/${pid}/children`).map(Number).filter(Boolean);
  return children.reduce((sum, child) => sum + residentBytes(child), own);
}
