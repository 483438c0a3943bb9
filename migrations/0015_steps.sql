-- What takes one turn of the loop with an index, and hundreds without.

-- Scenarios that a server has won: summaries of thousands of games are not read for them.
CREATE INDEX games_won_scenarios ON games (guild, kind, json_extract(summary, '$.scenario'))
  WHERE listed = 1 AND result = 'won' AND seeded = 0 AND json_extract(summary, '$.scenario') IS NOT NULL;
-- Forgetting a person.
CREATE INDEX games_owned ON games (owner) WHERE owner IS NOT NULL;
CREATE INDEX silence_notes_by_user ON silence_notes (user);

-- Standings to be computed again, since games were taken out of them.
CREATE TABLE standings_due (
  guild TEXT NOT NULL,
  user  TEXT NOT NULL,
  kind  TEXT NOT NULL,
  PRIMARY KEY (guild, user, kind)
) STRICT, WITHOUT ROWID;
