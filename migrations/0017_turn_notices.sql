-- What people who asked for it are told of a turn of theirs that a table waits for: one message a person and game, which
-- is deleted when the turn is over. `stage`: what comes next, the first message or the reminder, or nothing more.
CREATE TABLE turn_notices (
  game    TEXT NOT NULL REFERENCES games (game) ON DELETE CASCADE,
  user    TEXT NOT NULL,
  turn    TEXT NOT NULL,
  stage   TEXT NOT NULL CHECK (stage IN ('first', 'reminder', 'done')),
  -- When the first message is due.
  due     INTEGER NOT NULL,
  -- Where the message is that was sent, and whether that is the person's direct messages.
  channel TEXT,
  message TEXT,
  direct  INTEGER NOT NULL CHECK (direct IN (0, 1)),
  PRIMARY KEY (game, user)
) STRICT, WITHOUT ROWID;

-- In which servers the line of the daily deal was posted, and for which day it was last.
CREATE TABLE daily_lines (
  guild TEXT NOT NULL PRIMARY KEY,
  day   TEXT NOT NULL
) STRICT, WITHOUT ROWID;
