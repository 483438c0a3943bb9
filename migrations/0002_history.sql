-- What lists, statistics and tables of honour ask for, kept up as games end; and finished logs packed into one row.

ALTER TABLE games ADD COLUMN robots INTEGER NOT NULL DEFAULT 0;
-- From the clock's start to the end, Time Outs left out, in milliseconds.
ALTER TABLE games ADD COLUMN play_ms INTEGER;
ALTER TABLE games ADD COLUMN destroyed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN rockets INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN overkills INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN retrofits INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN satellites INTEGER NOT NULL DEFAULT 0;
-- 0: not yet looked at. 1: over, listed and counted below. 2: over before its clock started: in no list.
ALTER TABLE games ADD COLUMN listed INTEGER NOT NULL DEFAULT 0 CHECK (listed IN (0, 1, 2));

ALTER TABLE games ADD COLUMN packed INTEGER NOT NULL DEFAULT 0 CHECK (packed IN (0, 1));

DROP INDEX games_by_guild;
CREATE INDEX games_listed ON games (guild, ended_at, game, mode, result) WHERE listed = 1;
CREATE INDEX games_ended ON games (guild, ended_at) WHERE status = 'over';
CREATE INDEX games_unlisted ON games (ended_at) WHERE status = 'over' AND listed = 0;
CREATE INDEX games_unpacked ON games (game) WHERE status = 'over' AND packed = 0;

-- A finished log: its entries as one compressed text (see pack.ts). The rows in `entries` are then gone.
CREATE TABLE packed (
  game    TEXT PRIMARY KEY REFERENCES games (game) ON DELETE CASCADE,
  entries INTEGER NOT NULL,
  data    BLOB NOT NULL,
  -- The first four bytes of each entry's digest, and the last entry's whole: damage is found, and where.
  marks   BLOB NOT NULL,
  digest  TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TRIGGER packed_never_change BEFORE UPDATE ON packed
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

-- One row a listed game and person: whose games, newest first. `company`: 'people' alone, with 'robots', or 'seeded'.
CREATE TABLE plays (
  guild      TEXT NOT NULL,
  user       TEXT NOT NULL,
  ended_at   INTEGER NOT NULL,
  game       TEXT NOT NULL REFERENCES games (game) ON DELETE CASCADE,
  company    TEXT NOT NULL,
  mode       TEXT NOT NULL,
  crew       INTEGER NOT NULL,
  result     TEXT NOT NULL,
  zone       INTEGER NOT NULL,
  play_ms    INTEGER NOT NULL,
  rockets    INTEGER NOT NULL,
  overkills  INTEGER NOT NULL,
  retrofits  INTEGER NOT NULL,
  satellites INTEGER NOT NULL,
  PRIMARY KEY (guild, user, ended_at, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX plays_by_game ON plays (game);

-- Sums of `plays`; user '' is the server, whose sums are those of its games.
CREATE TABLE tallies (
  guild      TEXT NOT NULL,
  user       TEXT NOT NULL,
  company    TEXT NOT NULL,
  mode       TEXT NOT NULL,
  crew       INTEGER NOT NULL,
  result     TEXT NOT NULL,
  zone       INTEGER NOT NULL,
  games      INTEGER NOT NULL,
  rockets    INTEGER NOT NULL,
  overkills  INTEGER NOT NULL,
  retrofits  INTEGER NOT NULL,
  satellites INTEGER NOT NULL,
  PRIMARY KEY (guild, user, company, mode, crew, result, zone)
) STRICT, WITHOUT ROWID;

-- Games and wins by day (days since 1970, UTC), games with a chosen seed left out.
CREATE TABLE days (
  guild TEXT NOT NULL,
  user  TEXT NOT NULL,
  day   INTEGER NOT NULL,
  games INTEGER NOT NULL,
  won   INTEGER NOT NULL,
  PRIMARY KEY (guild, user, day)
) STRICT, WITHOUT ROWID;

-- The table of honour: games of people alone whose seed nobody chose. user '' is the server.
CREATE TABLE standings (
  guild       TEXT NOT NULL,
  user        TEXT NOT NULL,
  -- As the person was called in the newest game.
  name        TEXT NOT NULL,
  games       INTEGER NOT NULL,
  wins        INTEGER NOT NULL,
  rockets     INTEGER NOT NULL,
  streak      INTEGER NOT NULL,
  best_streak INTEGER NOT NULL,
  fastest_ms  INTEGER,
  PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX standings_by_wins ON standings (guild, wins DESC, games, user) WHERE user <> '';
CREATE INDEX standings_by_streak ON standings (guild, best_streak DESC, wins DESC, user) WHERE user <> '';
CREATE INDEX standings_by_rockets ON standings (guild, rockets DESC, games, user) WHERE user <> '';
CREATE INDEX standings_by_speed ON standings (guild, fastest_ms, wins DESC, user) WHERE user <> '' AND fastest_ms IS NOT NULL;

-- Servers that the bot has left, and when: their data goes some time after.
CREATE TABLE departures (
  guild TEXT PRIMARY KEY,
  at    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
