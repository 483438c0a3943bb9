-- All that the SQLite file has (migrations/*.sql says what each column is for), with the same names, so that both engines
-- are asked in the same words. Texts compare by their bytes, as SQLite's do; JSON is text, so that digests hold.

CREATE TABLE games (
  game       TEXT COLLATE "C" PRIMARY KEY,
  kind       TEXT COLLATE "C" NOT NULL DEFAULT 'meteor',
  guild      TEXT COLLATE "C" NOT NULL,
  channel    TEXT COLLATE "C" NOT NULL,
  owner      TEXT COLLATE "C",
  rules      TEXT COLLATE "C" NOT NULL,
  mode       TEXT COLLATE "C" NOT NULL,
  seeded     BIGINT NOT NULL CHECK (seeded IN (0, 1)),
  status     TEXT COLLATE "C" NOT NULL DEFAULT 'live' CHECK (status IN ('live', 'over')),
  crew       BIGINT,
  created_at BIGINT NOT NULL,
  started_at BIGINT,
  ended_at   BIGINT,
  result     TEXT COLLATE "C" CHECK (result IN ('won', 'lost', 'drawn', 'abandoned')),
  reason     TEXT COLLATE "C",
  robots     BIGINT NOT NULL DEFAULT 0,
  play_ms    BIGINT,
  score      DOUBLE PRECISION,
  summary    TEXT COLLATE "C" NOT NULL DEFAULT '{}',
  listed     BIGINT NOT NULL DEFAULT 0 CHECK (listed IN (0, 1, 2)),
  packed     BIGINT NOT NULL DEFAULT 0 CHECK (packed IN (0, 1)),
  -- PostgreSQL's own: whose lease it is written under.
  shard      BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX games_live ON games (game) WHERE status = 'live';
CREATE INDEX games_listed ON games (guild, ended_at, game, kind, mode, result) WHERE listed = 1;
CREATE INDEX games_ended ON games (guild, ended_at) WHERE status = 'over';
CREATE INDEX games_unlisted ON games (ended_at) WHERE status = 'over' AND listed = 0;
CREATE INDEX games_unpacked ON games (game) WHERE status = 'over' AND packed = 0;
CREATE INDEX games_owned ON games (owner) WHERE owner IS NOT NULL;
CREATE INDEX games_won_scenarios ON games (guild, kind, (summary::json ->> 'scenario'))
  WHERE listed = 1 AND result = 'won' AND seeded = 0 AND (summary::json ->> 'scenario') IS NOT NULL;

CREATE TABLE entries (
  game     TEXT COLLATE "C" NOT NULL REFERENCES games (game) ON DELETE CASCADE,
  sequence BIGINT NOT NULL CHECK (sequence >= 0),
  at       BIGINT NOT NULL,
  action   TEXT COLLATE "C" NOT NULL,
  events   TEXT COLLATE "C" NOT NULL,
  digest   TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (game, sequence)
);

CREATE TABLE packed (
  game    TEXT COLLATE "C" PRIMARY KEY REFERENCES games (game) ON DELETE CASCADE,
  entries BIGINT NOT NULL,
  data    BYTEA NOT NULL,
  marks   BYTEA NOT NULL,
  digest  TEXT COLLATE "C" NOT NULL
);

CREATE TABLE seats (
  game   TEXT COLLATE "C" NOT NULL REFERENCES games (game) ON DELETE CASCADE,
  seat   BIGINT NOT NULL CHECK (seat >= 0),
  "user" TEXT COLLATE "C" NOT NULL,
  name   TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (game, seat)
);
CREATE INDEX seats_by_user ON seats ("user", game);

CREATE TABLE sources (
  game     TEXT COLLATE "C" NOT NULL REFERENCES games (game) ON DELETE CASCADE,
  source   TEXT COLLATE "C" NOT NULL,
  sequence BIGINT NOT NULL,
  PRIMARY KEY (game, source)
);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '%', TG_ARGV[0];
END $$;

CREATE FUNCTION refuse_for_live_game() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT status FROM games WHERE game = OLD.game) = 'live' THEN
    RAISE EXCEPTION 'the log of a live game is append-only';
  END IF;
  RETURN OLD;
END $$;

CREATE TRIGGER entries_never_change BEFORE UPDATE ON entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change('the log is append-only');
CREATE TRIGGER packed_never_change BEFORE UPDATE ON packed
  FOR EACH ROW EXECUTE FUNCTION refuse_change('the log is append-only');
CREATE TRIGGER entries_of_live_games_stay BEFORE DELETE ON entries
  FOR EACH ROW EXECUTE FUNCTION refuse_for_live_game();
CREATE TRIGGER live_games_stay BEFORE DELETE ON games
  FOR EACH ROW WHEN (OLD.status = 'live') EXECUTE FUNCTION refuse_change('the log of a live game is append-only');
CREATE TRIGGER games_never_revive BEFORE UPDATE OF status ON games
  FOR EACH ROW WHEN (OLD.status = 'over') EXECUTE FUNCTION refuse_change('a game that is over stays over');

CREATE TABLE guild_settings (
  guild TEXT COLLATE "C" NOT NULL,
  key   TEXT COLLATE "C" NOT NULL,
  value TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (guild, key)
);

CREATE TABLE panels (
  game            TEXT COLLATE "C" NOT NULL REFERENCES games (game) ON DELETE CASCADE,
  "user"          TEXT COLLATE "C" NOT NULL,
  channel         TEXT COLLATE "C" NOT NULL,
  message         TEXT COLLATE "C" NOT NULL,
  message_id      TEXT COLLATE "C",
  token           TEXT COLLATE "C",
  expires_at      BIGINT NOT NULL,
  layout          TEXT COLLATE "C" NOT NULL DEFAULT '',
  sent_token      TEXT COLLATE "C",
  sent_expires_at BIGINT,
  sent_follow_up  BIGINT NOT NULL DEFAULT 0,
  PRIMARY KEY (game, "user")
);

CREATE TABLE silence_notes (
  game   TEXT COLLATE "C" NOT NULL REFERENCES games (game) ON DELETE CASCADE,
  "user" TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (game, "user")
);
CREATE INDEX silence_notes_by_user ON silence_notes ("user");

CREATE TABLE plays (
  guild    TEXT COLLATE "C" NOT NULL,
  "user"   TEXT COLLATE "C" NOT NULL,
  ended_at BIGINT NOT NULL,
  game     TEXT COLLATE "C" NOT NULL REFERENCES games (game) ON DELETE CASCADE,
  kind     TEXT COLLATE "C" NOT NULL,
  company  TEXT COLLATE "C" NOT NULL,
  mode     TEXT COLLATE "C" NOT NULL,
  crew     BIGINT NOT NULL,
  result   TEXT COLLATE "C" NOT NULL,
  bucket   TEXT COLLATE "C" NOT NULL,
  play_ms  BIGINT NOT NULL,
  points   BIGINT NOT NULL,
  score    DOUBLE PRECISION,
  sums     TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (guild, "user", ended_at, game)
);
CREATE INDEX plays_by_game ON plays (game);

CREATE TABLE tallies (
  guild   TEXT COLLATE "C" NOT NULL,
  "user"  TEXT COLLATE "C" NOT NULL,
  kind    TEXT COLLATE "C" NOT NULL,
  company TEXT COLLATE "C" NOT NULL,
  mode    TEXT COLLATE "C" NOT NULL,
  crew    BIGINT NOT NULL,
  result  TEXT COLLATE "C" NOT NULL,
  bucket  TEXT COLLATE "C" NOT NULL,
  games   BIGINT NOT NULL,
  sums    TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (guild, "user", kind, company, mode, crew, result, bucket)
);

CREATE TABLE days (
  guild  TEXT COLLATE "C" NOT NULL,
  "user" TEXT COLLATE "C" NOT NULL,
  kind   TEXT COLLATE "C" NOT NULL,
  day    BIGINT NOT NULL,
  games  BIGINT NOT NULL,
  won    BIGINT NOT NULL,
  PRIMARY KEY (guild, "user", kind, day)
);

CREATE TABLE standings (
  guild       TEXT COLLATE "C" NOT NULL,
  "user"      TEXT COLLATE "C" NOT NULL,
  kind        TEXT COLLATE "C" NOT NULL,
  name        TEXT COLLATE "C" NOT NULL,
  games       BIGINT NOT NULL,
  wins        BIGINT NOT NULL,
  points      BIGINT NOT NULL,
  streak      BIGINT NOT NULL,
  best_streak BIGINT NOT NULL,
  fastest_ms  BIGINT,
  best_score  DOUBLE PRECISION,
  PRIMARY KEY (guild, "user", kind)
);
CREATE INDEX standings_by_wins ON standings (guild, kind, wins DESC, games, "user") WHERE "user" <> '';
CREATE INDEX standings_by_streak ON standings (guild, kind, best_streak DESC, wins DESC, "user") WHERE "user" <> '';
CREATE INDEX standings_by_points ON standings (guild, kind, points DESC, games, "user") WHERE "user" <> '';
CREATE INDEX standings_by_speed ON standings (guild, kind, fastest_ms, wins DESC, "user")
  WHERE "user" <> '' AND fastest_ms IS NOT NULL;
CREATE INDEX standings_by_score ON standings (guild, kind, best_score DESC, wins DESC, "user")
  WHERE "user" <> '' AND best_score IS NOT NULL;

CREATE TABLE standings_due (
  guild  TEXT COLLATE "C" NOT NULL,
  "user" TEXT COLLATE "C" NOT NULL,
  kind   TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (guild, "user", kind)
);

CREATE TABLE departures (
  guild TEXT COLLATE "C" PRIMARY KEY,
  at    BIGINT NOT NULL
);

CREATE TABLE about (
  key   TEXT COLLATE "C" PRIMARY KEY,
  value TEXT COLLATE "C" NOT NULL
);

CREATE TABLE person_settings (
  guild  TEXT COLLATE "C" NOT NULL,
  "user" TEXT COLLATE "C" NOT NULL,
  key    TEXT COLLATE "C" NOT NULL,
  value  TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (guild, "user", key)
);
CREATE INDEX person_settings_by_user ON person_settings ("user", key);

CREATE TABLE person_notes (
  "user" TEXT COLLATE "C" NOT NULL,
  note   TEXT COLLATE "C" NOT NULL,
  guild  TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY ("user", note, guild)
);
CREATE INDEX person_notes_by_guild ON person_notes (guild, "user");

CREATE TABLE bookmarks (
  game     TEXT COLLATE "C" NOT NULL REFERENCES games (game) ON DELETE CASCADE,
  "user"   TEXT COLLATE "C" NOT NULL,
  sequence BIGINT NOT NULL,
  PRIMARY KEY (game, "user")
);

CREATE TABLE daily_deals (
  day   TEXT COLLATE "C" NOT NULL,
  kind  TEXT COLLATE "C" NOT NULL,
  rules TEXT COLLATE "C" NOT NULL,
  seats BIGINT NOT NULL,
  seed  TEXT COLLATE "C" NOT NULL,
  share BIGINT,
  PRIMARY KEY (day, kind, rules, seats)
);

CREATE TABLE daily_lines (
  guild TEXT COLLATE "C" PRIMARY KEY,
  day   TEXT COLLATE "C" NOT NULL
);

CREATE TABLE analyses (
  digest  TEXT COLLATE "C" PRIMARY KEY,
  game    TEXT COLLATE "C" NOT NULL REFERENCES games (game) ON DELETE CASCADE,
  version TEXT COLLATE "C" NOT NULL,
  result  TEXT COLLATE "C" NOT NULL
);
CREATE INDEX analyses_by_game ON analyses (game);

CREATE TABLE duel_sides (
  game       TEXT COLLATE "C" PRIMARY KEY REFERENCES games (game) ON DELETE CASCADE,
  duel       TEXT COLLATE "C" NOT NULL,
  result     TEXT COLLATE "C" CHECK (result IN ('won', 'lost', 'drawn', 'void')),
  other_zone BIGINT,
  other_left BIGINT
);
CREATE INDEX duel_sides_undecided ON duel_sides (duel) WHERE result IS NULL;

CREATE TABLE owed_mutes (
  guild  TEXT COLLATE "C" NOT NULL,
  "user" TEXT COLLATE "C" NOT NULL,
  state  TEXT COLLATE "C" NOT NULL CHECK (state IN ('sent', 'muted', 'spared')),
  PRIMARY KEY (guild, "user")
);

CREATE TABLE turn_notices (
  game    TEXT COLLATE "C" NOT NULL REFERENCES games (game) ON DELETE CASCADE,
  "user"  TEXT COLLATE "C" NOT NULL,
  turn    TEXT COLLATE "C" NOT NULL,
  stage   TEXT COLLATE "C" NOT NULL CHECK (stage IN ('first', 'reminder', 'done')),
  due     BIGINT NOT NULL,
  channel TEXT COLLATE "C",
  message TEXT COLLATE "C",
  direct  BIGINT NOT NULL CHECK (direct IN (0, 1)),
  PRIMARY KEY (game, "user")
);

-- PostgreSQL's own: who may write the games of a shard, and until when by this server's clock. `epoch` grows with each
-- owner. What is written of a shard's games holds this row locked, so that no owner writes after another took over.
CREATE TABLE leases (
  shard      BIGINT PRIMARY KEY,
  owner      TEXT COLLATE "C" NOT NULL,
  epoch      BIGINT NOT NULL,
  expires_at TIMESTAMPTZ NOT NULL
);
