import { benchActivity } from './bench/activity/activity.js';
import { benchClick } from './bench/click.js';
import { benchEngine } from './bench/engine.js';
import { benchHistory } from './bench/history.js';
import { benchMemory } from './bench/memory.js';
import { benchPersist } from './bench/persist.js';
import { benchPostgres, benchPostgresHistory } from './bench/postgres.js';
import { benchRecover } from './bench/recover.js';
import { benchReplay } from './bench/replay.js';
import { benchRequests } from './bench/requests.js';
import { benchThinking } from './bench/thinking.js';
import { benchTurns } from './bench/turns.js';

export const BENCHES = {
  engine: benchEngine,
  persist: benchPersist,
  click: benchClick,
  'slow-disk': (full: boolean) => benchClick(full, 'slow'),
  activity: benchActivity,
  thinking: benchThinking,
  memory: benchMemory,
  recover: benchRecover,
  replay: benchReplay,
  requests: benchRequests,
  history: (full: boolean) => benchHistory(full ? 100_000 : 10_000),
  postgres: (full: boolean) => benchPostgres(full ? 100_000 : 10_000),
  'postgres-history': (full: boolean) => benchPostgresHistory(full ? 100_000 : 10_000),
  turns: (full: boolean) => benchTurns(full ? 100_000 : 10_000),
} as const;
