-- What was noted of a person in a server, in words of the games' own: a first game finished or won, hints switched off,
-- a card explained. Looked for in all servers of the file, forgotten with the person or the server.
CREATE TABLE person_notes (
  user  TEXT NOT NULL,
  note  TEXT NOT NULL,
  guild TEXT NOT NULL,
  PRIMARY KEY (user, note, guild)
) STRICT, WITHOUT ROWID;
CREATE INDEX person_notes_by_guild ON person_notes (guild, user);

INSERT INTO person_notes (user, note, guild) SELECT DISTINCT user, kind || '.finished', guild FROM plays WHERE user <> '';
INSERT INTO person_notes (user, note, guild)
  SELECT DISTINCT user, kind || '.won', guild FROM plays WHERE user <> '' AND result = 'won';
