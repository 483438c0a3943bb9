import type { Registry } from 'prom-client';
import type { StorageFigures } from '../../storage/ports/figures.js';
import { gauge } from './polled.js';

/** The database, its disk and its backups. */
export function registerStorage(registry: Registry, storage: StorageFigures): void {
  gauge(registry, 'meteor_wal_bytes', 'Bytes in the write-ahead log', () => storage.wal().total);
  gauge(
    registry,
    'meteor_wal_pending_bytes',
    'Bytes of it that no checkpoint has put into the database',
    () => storage.wal().pending,
  );
  gauge(
    registry,
    'meteor_checkpoint_thread',
    '1 while the thread that writes the database works, 0 if it died and is not back',
    () => Number(storage.wal().inThread),
  );
  gauge(registry, 'meteor_database_bytes', 'Bytes in the database, with what only the write-ahead log has yet', () =>
    storage.bytes(),
  );
  gauge(registry, 'meteor_disk_free_bytes', 'Bytes free on the database’s disk; NaN: unknown', () =>
    storage.freeBytes(),
  );
  gauge(
    registry,
    'meteor_backup_age_seconds',
    'Seconds since the last backup; +Inf: there has been none, NaN: unknown',
    () => storage.backupAgeSeconds(),
  );
}
