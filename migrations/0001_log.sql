-- One row a game: its header, and what lists and statistics ask for, kept up with each append.
CREATE TABLE games (
  game       TEXT PRIMARY KEY,
  guild      TEXT NOT NULL,
  channel    TEXT NOT NULL,
  rules      TEXT NOT NULL,
  mode       TEXT NOT NULL,
  relaxed    INTEGER NOT NULL CHECK (relaxed IN (0, 1)),
  -- A person chose the seed: the game stays out of leaderboards.
  seeded     INTEGER NOT NULL CHECK (seeded IN (0, 1)),
  status     TEXT NOT NULL DEFAULT 'live' CHECK (status IN ('live', 'over')),
  -- How many players the set-up was for; null before the clock started.
  crew       INTEGER,
  created_at INTEGER NOT NULL,
  started_at INTEGER,
  ended_at   INTEGER,
  result     TEXT CHECK (result IN ('won', 'lost', 'abandoned')),
  reason     TEXT,
  zone       INTEGER,
  left_ms    INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX games_live ON games (game) WHERE status = 'live';
CREATE INDEX games_by_guild ON games (guild, ended_at);

-- The log. Clustered by game, so that one game is read back in one sweep.
-- digest = sha256(digest of the entry before, or the game's id; the entry's canonical text): see digest.ts.
CREATE TABLE entries (
  game     TEXT NOT NULL REFERENCES games (game) ON DELETE CASCADE,
  sequence INTEGER NOT NULL CHECK (sequence >= 0),
  at       INTEGER NOT NULL,
  action   TEXT NOT NULL,
  events   TEXT NOT NULL,
  digest   TEXT NOT NULL,
  PRIMARY KEY (game, sequence)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER entries_never_change BEFORE UPDATE ON entries
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

CREATE TRIGGER entries_of_live_games_stay BEFORE DELETE ON entries
WHEN (SELECT status FROM games WHERE game = OLD.game) = 'live'
BEGIN SELECT RAISE(ABORT, 'the log of a live game is append-only'); END;

CREATE TRIGGER live_games_stay BEFORE DELETE ON games
WHEN OLD.status = 'live'
BEGIN SELECT RAISE(ABORT, 'the log of a live game is append-only'); END;

CREATE TRIGGER games_never_revive BEFORE UPDATE OF status ON games
WHEN OLD.status = 'over'
BEGIN SELECT RAISE(ABORT, 'a game that is over stays over'); END;

-- Who sits or sat where. Beside the log, so that forgetting a person leaves the game whole.
CREATE TABLE seats (
  game      TEXT NOT NULL REFERENCES games (game) ON DELETE CASCADE,
  seat      INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 4),
  user      TEXT NOT NULL,
  name      TEXT NOT NULL,
  PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_user ON seats (user, game);

-- Interactions and messages that acted, while their game is on: none acts twice.
CREATE TABLE sources (
  game     TEXT NOT NULL REFERENCES games (game) ON DELETE CASCADE,
  source   TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  PRIMARY KEY (game, source)
) STRICT, WITHOUT ROWID;

-- What admins set with /settings.
CREATE TABLE guild_settings (
  guild TEXT NOT NULL,
  key   TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (guild, key)
) STRICT, WITHOUT ROWID;

-- Where a game's board and hand panels are, and the newest interaction token that edits each. user '' for the board.
CREATE TABLE panels (
  game       TEXT NOT NULL REFERENCES games (game) ON DELETE CASCADE,
  user       TEXT NOT NULL,
  channel    TEXT NOT NULL,
  -- How the token calls the message: @original or an id.
  message    TEXT NOT NULL,
  -- The message's own id, where it is known.
  message_id TEXT,
  token      TEXT,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (game, user)
) STRICT, WITHOUT ROWID;

-- Who has been told, in which game, why a message of theirs was deleted (R11).
CREATE TABLE silence_notes (
  game TEXT NOT NULL REFERENCES games (game) ON DELETE CASCADE,
  user TEXT NOT NULL,
  PRIMARY KEY (game, user)
) STRICT, WITHOUT ROWID;
