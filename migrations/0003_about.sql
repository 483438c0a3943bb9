-- What this file is: `application`, the Discord application that its games belong to ('local': the embedded server);
-- `sweep`, that deleted rows may have left traces in free parts of pages, which a VACUUM will take away.
CREATE TABLE about (
  key   TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
