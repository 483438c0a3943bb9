import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/** The first is the same engine without a window’s own parts, which take more than half of the time that opening a page takes. */
const DEBIANS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const;

/** Debian's, unless CHROMIUM names another. */
export const CHROMIUM = process.env['CHROMIUM'] ?? DEBIANS.find((path) => existsSync(path)) ?? DEBIANS[0];

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
    : `There is no Chromium at ${path}, and these tests press real buttons in it. Install it with “apt-get install chromium-headless-shell”, or name another with CHROMIUM=/path/to/it.`;

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: CHROMIUM, args: FLAGS, chromiumSandbox: false });
