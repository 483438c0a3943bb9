-- PostgreSQL's own: the processes that share the shards out among themselves (SHARDS=lease), each for as long as it renews
-- its row, by this server's clock. `taking`: the shards that it is about to take, as 0,3.
CREATE TABLE replicas (
  replica    TEXT COLLATE "C" PRIMARY KEY,
  release    TEXT COLLATE "C" NOT NULL,
  address    TEXT COLLATE "C" NOT NULL,
  leaving    BIGINT NOT NULL CHECK (leaving IN (0, 1)),
  taking     TEXT COLLATE "C" NOT NULL,
  expires_at TIMESTAMPTZ NOT NULL
);

-- When the next shard may identify, for each `shard % max_concurrency`.
CREATE TABLE identify_slots (
  slot    BIGINT PRIMARY KEY,
  free_at TIMESTAMPTZ NOT NULL
);
