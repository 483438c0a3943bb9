import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/** Debian's browser, unless CHROMIUM names another. */
export const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Says what to install; null where all is there. */
export const missingBrowser = (path = CHROMIUM): string | null =>
  existsSync(path)
    ? null
    : `There is no Chromium at ${path}, and these tests press real buttons in it. Install it with “apt-get install chromium”, or name another with CHROMIUM=/path/to/it.`;

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: CHROMIUM, args: FLAGS, chromiumSandbox: false });
