-- Deals of a day that took long to choose, by number of seats: chosen once, the same in every process of a bot.
CREATE TABLE daily_deals (
  day   TEXT NOT NULL,
  kind  TEXT NOT NULL,
  rules TEXT NOT NULL,
  seats INTEGER NOT NULL,
  seed  TEXT NOT NULL,
  -- How often robots won it, in percent.
  share INTEGER,
  PRIMARY KEY (day, kind, rules, seats)
) STRICT, WITHOUT ROWID;
