import { relative } from 'node:path';

/** So deep a way goes at most. */
const DEEPEST = 200;

/** The files below `src/` that led to this call, the nearest first, awaited ones included. */
export function filesCalling(): readonly string[] {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = DEEPEST;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = before;
  const files = [...stack.matchAll(/(?:file:\/\/)?(\/[^():]+\.tsx?)[^():]*:\d+:\d+/g)].flatMap(([, file = '']) => {
    const own = relative(process.cwd(), file);
    return own.startsWith('src/') || own.startsWith('commands/') ? [own] : [];
  });
  return [...new Set(files)];
}
