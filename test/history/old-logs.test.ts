import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fromLogFile } from '../../src/history/logs/log-file.js';
import { checkLog } from '../../src/history/logs/replay.js';
import { HISTORIES } from '../support/registered.js';

/** Logs that released rules of games other than Meteor wrote: `<kind>-<rules version>.json`. They stay. */
const LOGS = join(import.meta.dirname, '../fixtures/logs-of-games');

test.each(readdirSync(LOGS))('%s folds as it was played', (name) => {
  const [, kind = '', version = ''] = /^(.+)-(\d+)\.json$/.exec(name) ?? [];
  const adapter = HISTORIES.find(({ game }) => game.kind === kind);
  const log = fromLogFile(readFileSync(join(LOGS, name), 'utf8'));
  if ('fault' in log || adapter === undefined) throw new Error(`${name} is no log of a game that is played here`);
  expect(checkLog(log, adapter)).toMatchObject({
    ok: true,
    finished: true,
    rulesVersion: version,
    redecided: version === adapter.game.rulesVersion,
  });
});
