import type { Outcome } from '../../activity/index.js';
import type { Translate } from '../../text/index.js';
import { failureWords } from '../messages/failure.js';
import type { Logger } from '../ports.js';

export interface ActGuard {
  readonly log: Logger;
  readonly channelId: string;
  /** The reader's. */
  readonly words: () => Translate;
}

/** An error is a bug, the database's, or a picture that can't be drawn: it is logged, and the page is told nevertheless. */
export async function guarded(
  { log, channelId, words }: ActGuard,
  source: string,
  run: () => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await run();
  } catch (err) {
    log.error({ err, act: source, channel: channelId }, 'an act in the Activity failed');
    return { ok: false, words: failureWords(words(), err, source) };
  }
}
