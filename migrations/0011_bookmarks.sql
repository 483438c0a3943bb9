-- What people chose is looked for in all servers of the file: their language, and panels in plain words.
CREATE INDEX person_settings_by_user ON person_settings (user, key);

-- Up to which entry of a game's log a person has been told what happened.
CREATE TABLE bookmarks (
  game     TEXT NOT NULL REFERENCES games (game) ON DELETE CASCADE,
  user     TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  PRIMARY KEY (game, user)
) STRICT, WITHOUT ROWID;
