-- People whom the bot has server-muted in voice for a silent game, and whom it must unmute. `sent`: a request is out and
-- what became of it is not known; `muted`: Discord said that they are muted; `spared`: a moderator unmuted them, and nothing
-- is owed while their game lasts.
CREATE TABLE owed_mutes (
  guild TEXT NOT NULL,
  user  TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('sent', 'muted', 'spared')),
  PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;
