-- Which places the cards of a hand panel have, so that its buttons stay where they are after a restart.
ALTER TABLE panels ADD COLUMN layout TEXT NOT NULL DEFAULT '';
