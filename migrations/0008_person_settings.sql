-- What people chose for themselves on a server, as whether "again" may mention them.
CREATE TABLE person_settings (
  guild TEXT NOT NULL,
  user  TEXT NOT NULL,
  key   TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (guild, user, key)
) STRICT, WITHOUT ROWID;
