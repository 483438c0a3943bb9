import { StorageFault } from '../../table/ports.js';
import type { Translate } from '../../text/index.js';

/** What is said of an error that nobody's move caused: the database is out of reach, or there is a bug. */
export const failureWords = (t: Translate, error: unknown, reference: string): string =>
  error instanceof StorageFault ? t('error.storage') : t('error.unexpected', { reference });
