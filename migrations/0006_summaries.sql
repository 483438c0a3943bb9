-- What is one game's own (Meteor's zones, Rockets, …) goes into a summary that the game's history adapter reads and
-- writes; what every game has stays in columns. Statistics are kept by kind of game and never mixed.

DROP INDEX games_listed;

-- What the game counts in, if it counts in one number; whole tables of honour are ordered by it.
ALTER TABLE games ADD COLUMN score REAL;
-- JSON: what the game's own line in a list says. Written as the game is counted.
ALTER TABLE games ADD COLUMN summary TEXT NOT NULL DEFAULT '{}';
UPDATE games SET summary = json_object(
  'relaxed', json(iif(relaxed = 1, 'true', 'false')), 'zone', coalesce(zone, 0), 'left', coalesce(left_ms, 0),
  'destroyed', destroyed, 'rockets', rockets, 'overkills', overkills, 'retrofits', retrofits, 'satellites', satellites)
WHERE listed = 1;

-- A game of two may be drawn.
ALTER TABLE games RENAME COLUMN result TO result_before;
ALTER TABLE games ADD COLUMN result TEXT CHECK (result IN ('won', 'lost', 'drawn', 'abandoned'));
UPDATE games SET result = result_before;
ALTER TABLE games DROP COLUMN result_before;
CREATE INDEX games_listed ON games (guild, ended_at, game, kind, mode, result) WHERE listed = 1;

-- One row a listed game and person, and one of the server (user ''). `bucket`: what the game's statistics are split by,
-- as Meteor's by zones. `points` are summed, the best `score` is kept; `sums`: JSON, numbers by name.
CREATE TABLE plays_by_kind (
  guild      TEXT NOT NULL,
  user       TEXT NOT NULL,
  ended_at   INTEGER NOT NULL,
  game       TEXT NOT NULL REFERENCES games (game) ON DELETE CASCADE,
  kind       TEXT NOT NULL,
  company    TEXT NOT NULL,
  mode       TEXT NOT NULL,
  crew       INTEGER NOT NULL,
  result     TEXT NOT NULL,
  bucket     TEXT NOT NULL,
  play_ms    INTEGER NOT NULL,
  points     INTEGER NOT NULL,
  score      REAL,
  sums       TEXT NOT NULL,
  PRIMARY KEY (guild, user, ended_at, game)
) STRICT, WITHOUT ROWID;
INSERT INTO plays_by_kind
  SELECT guild, user, ended_at, game, 'meteor', company, mode, crew, result, CAST(zone AS TEXT), play_ms, rockets, NULL,
    json_object('rockets', rockets, 'overkills', overkills, 'retrofits', retrofits, 'satellites', satellites) FROM plays;
INSERT INTO plays_by_kind
  SELECT guild, '', ended_at, game, 'meteor',
    CASE WHEN seeded = 1 THEN 'seeded' WHEN robots > 0 THEN 'robots' ELSE 'people' END,
    mode, coalesce(crew, 0), result, CAST(zone AS TEXT), coalesce(play_ms, 0), rockets, NULL,
    json_object('rockets', rockets, 'overkills', overkills, 'retrofits', retrofits, 'satellites', satellites)
  FROM games WHERE listed = 1;
DROP TABLE plays;
ALTER TABLE plays_by_kind RENAME TO plays;
CREATE INDEX plays_by_game ON plays (game);

ALTER TABLE games DROP COLUMN relaxed;
ALTER TABLE games DROP COLUMN zone;
ALTER TABLE games DROP COLUMN left_ms;
ALTER TABLE games DROP COLUMN destroyed;
ALTER TABLE games DROP COLUMN rockets;
ALTER TABLE games DROP COLUMN overkills;
ALTER TABLE games DROP COLUMN retrofits;
ALTER TABLE games DROP COLUMN satellites;

-- Sums of `plays`.
CREATE TABLE tallies_by_kind (
  guild   TEXT NOT NULL,
  user    TEXT NOT NULL,
  kind    TEXT NOT NULL,
  company TEXT NOT NULL,
  mode    TEXT NOT NULL,
  crew    INTEGER NOT NULL,
  result  TEXT NOT NULL,
  bucket  TEXT NOT NULL,
  games   INTEGER NOT NULL,
  sums    TEXT NOT NULL,
  PRIMARY KEY (guild, user, kind, company, mode, crew, result, bucket)
) STRICT, WITHOUT ROWID;
INSERT INTO tallies_by_kind
  SELECT guild, user, 'meteor', company, mode, crew, result, CAST(zone AS TEXT), games,
    json_object('rockets', rockets, 'overkills', overkills, 'retrofits', retrofits, 'satellites', satellites) FROM tallies;
DROP TABLE tallies;
ALTER TABLE tallies_by_kind RENAME TO tallies;

CREATE TABLE days_by_kind (
  guild TEXT NOT NULL,
  user  TEXT NOT NULL,
  kind  TEXT NOT NULL,
  day   INTEGER NOT NULL,
  games INTEGER NOT NULL,
  won   INTEGER NOT NULL,
  PRIMARY KEY (guild, user, kind, day)
) STRICT, WITHOUT ROWID;
INSERT INTO days_by_kind SELECT guild, user, 'meteor', day, games, won FROM days;
DROP TABLE days;
ALTER TABLE days_by_kind RENAME TO days;

CREATE TABLE standings_by_kind (
  guild       TEXT NOT NULL,
  user        TEXT NOT NULL,
  kind        TEXT NOT NULL,
  -- As the person was called in the newest game.
  name        TEXT NOT NULL,
  games       INTEGER NOT NULL,
  wins        INTEGER NOT NULL,
  points      INTEGER NOT NULL,
  streak      INTEGER NOT NULL,
  best_streak INTEGER NOT NULL,
  fastest_ms  INTEGER,
  best_score  REAL,
  PRIMARY KEY (guild, user, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO standings_by_kind
  SELECT guild, user, 'meteor', name, games, wins, rockets, streak, best_streak, fastest_ms, NULL FROM standings;
DROP TABLE standings;
ALTER TABLE standings_by_kind RENAME TO standings;
CREATE INDEX standings_by_wins ON standings (guild, kind, wins DESC, games, user) WHERE user <> '';
CREATE INDEX standings_by_streak ON standings (guild, kind, best_streak DESC, wins DESC, user) WHERE user <> '';
CREATE INDEX standings_by_points ON standings (guild, kind, points DESC, games, user) WHERE user <> '';
CREATE INDEX standings_by_speed ON standings (guild, kind, fastest_ms, wins DESC, user) WHERE user <> '' AND fastest_ms IS NOT NULL;
CREATE INDEX standings_by_score ON standings (guild, kind, best_score DESC, wins DESC, user) WHERE user <> '' AND best_score IS NOT NULL;

-- Tables of more than five, and seats beyond Meteor's.
DROP INDEX seats_by_user;
CREATE TABLE seats_of_any_game (
  game TEXT NOT NULL REFERENCES games (game) ON DELETE CASCADE,
  seat INTEGER NOT NULL CHECK (seat >= 0),
  user TEXT NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO seats_of_any_game SELECT game, seat, user, name FROM seats;
DROP TABLE seats;
ALTER TABLE seats_of_any_game RENAME TO seats;
CREATE INDEX seats_by_user ON seats (user, game);
