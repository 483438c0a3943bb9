-- Which game a row is of. Until here there was one.
ALTER TABLE games ADD COLUMN kind TEXT NOT NULL DEFAULT 'meteor';
-- A personal table's person: it takes no channel. Null: the table is its channel's.
ALTER TABLE games ADD COLUMN owner TEXT;
