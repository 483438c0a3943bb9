-- The token of an answer that was about to be sent, and will be the board or panel if it got there: a kill between
-- Discord's taking it and our hearing of it must not leave a message that nobody redraws.
ALTER TABLE panels ADD COLUMN sent_token TEXT;
ALTER TABLE panels ADD COLUMN sent_expires_at INTEGER;
