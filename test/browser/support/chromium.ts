import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/** The same engine without a window’s own parts, which take more than half of the time that opening a page takes. */
const DEBIANS_SHELL = '/usr/bin/chromium-headless-shell';
/** The last is what `playwright-core install chromium` brings. */
const KNOWN = [DEBIANS_SHELL, '/usr/bin/chromium', chromium.executablePath()];

/** The first that is there, unless CHROMIUM names another. */
export const CHROMIUM = process.env['CHROMIUM'] ?? KNOWN.find((path) => existsSync(path)) ?? DEBIANS_SHELL;

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
