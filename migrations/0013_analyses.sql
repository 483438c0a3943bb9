-- What a look back at a game that is over found, by the digest of its log's last entry: made once, with much work.
CREATE TABLE analyses (
  digest  TEXT PRIMARY KEY,
  game    TEXT NOT NULL REFERENCES games (game) ON DELETE CASCADE,
  -- Of what made it: what an older one found is made anew.
  version TEXT NOT NULL,
  -- JSON; it names seats, never people.
  result  TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX analyses_by_game ON analyses (game);
