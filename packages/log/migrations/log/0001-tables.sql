-- `head` has one row: whoever appends locks it first, so transactions that write events commit one after the other, in the
-- order of their positions. A reader that has seen position n can therefore never miss one below n. `json`, not `jsonb`:
-- data comes back with its keys and numbers as they were written.
CREATE SCHEMA log;

CREATE TABLE log.events (
  position   bigint PRIMARY KEY,
  stream     text COLLATE "C" NOT NULL,
  revision   bigint NOT NULL,
  id         uuid NOT NULL UNIQUE,
  type       text NOT NULL,
  data       json NOT NULL,
  metadata   json NOT NULL,
  bytes      integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (stream, revision)
);

CREATE TABLE log.head (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  position bigint NOT NULL
);

-- Streams that an operator has deleted for good: nothing reads or writes them any more. Subscribers still see those of
-- their events that are left in log.events.
CREATE TABLE log.tombstones (
  stream     text COLLATE "C" PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now()
);

INSERT INTO log.head (position) VALUES (0);
