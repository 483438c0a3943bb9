/** What an engine tells of itself in `/metrics`; NaN: it can't be known. */
export interface StorageFigures {
  /** The write-ahead log, in bytes; `inThread`: the thread that writes it works. */
  wal(): { readonly total: number; readonly pending: number; readonly inThread: boolean };
  /** Of the database, in bytes. */
  bytes(): number;
  /** On its disk, in bytes. */
  freeBytes(): number;
  /** Seconds since the last backup; infinite: there has been none. */
  backupAgeSeconds(): number;
}
