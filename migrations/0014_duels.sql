-- A table that plays against another one, with the same deal: a row a table, tied by `duel`. What is told of the other side
-- stands in one's own row, for the two may be in files of their own some day.
CREATE TABLE duel_sides (
  game        TEXT PRIMARY KEY REFERENCES games (game) ON DELETE CASCADE,
  duel        TEXT NOT NULL,
  -- Null while it is undecided.
  result      TEXT CHECK (result IN ('won', 'lost', 'drawn', 'void')),
  other_zone  INTEGER,
  other_left  INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX duel_sides_undecided ON duel_sides (duel) WHERE result IS NULL;
