-- Whether the answer that was about to be sent goes beside another one: then no name that is known beforehand calls it,
-- and it can't be found after a kill, only sent anew.
ALTER TABLE panels ADD COLUMN sent_follow_up INTEGER NOT NULL DEFAULT 0;
