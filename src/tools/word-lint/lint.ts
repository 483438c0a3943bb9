import type { WordException } from './exceptions.js';
import type { WordPattern } from './patterns.js';

/** A text to read: a message under its key, or a line of a document. */
export interface Passage {
  /** The message's key, or the document's file name. */
  readonly where: string;
  /** Of a document; absent: a message. */
  readonly line?: number;
  readonly text: string;
}

export interface WordHit extends Passage {
  readonly pattern: WordPattern;
  readonly found: string;
}

export interface WordReport {
  readonly hits: readonly WordHit[];
  /** Exceptions that nothing needs any more. */
  readonly unused: readonly WordException[];
}

/** What reads as translated in these passages, but for the exceptions. */
export function lintWords(
  passages: readonly Passage[],
  patterns: readonly WordPattern[],
  exceptions: readonly WordException[],
): WordReport {
  const used = new Set<WordException>();
  const hits = passages.flatMap((passage) =>
    patterns.flatMap((pattern): readonly WordHit[] => {
      const found = [...passage.text.matchAll(pattern.pattern)].map(([words]) => words);
      if (found.length === 0) return [];
      const exception = exceptions.find((one) => one.where === passage.where && one.pattern === pattern.name);
      if (exception !== undefined) used.add(exception);
      return exception === undefined ? found.map((words) => ({ ...passage, pattern, found: words })) : [];
    }),
  );
  return { hits, unused: exceptions.filter((one) => !used.has(one)) };
}

/** The lines of a Markdown document outside code blocks, code spans and links' addresses left out. */
export function passagesOf(file: string, markdown: string): readonly Passage[] {
  let fenced = false;
  return markdown.split('\n').flatMap((line, at): readonly Passage[] => {
    if (/^\s*```/.test(line)) {
      fenced = !fenced;
      return [];
    }
    if (fenced) return [];
    return [{ where: file, line: at + 1, text: line.replace(/`[^`]*`/g, '`…`').replace(/\]\([^)]*\)/g, ']') }];
  });
}
