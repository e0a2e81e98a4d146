CREATE TABLE history (
  workspace_id text NOT NULL,
  position bigint NOT NULL,
  revision bigint NOT NULL,
  plan_id text,
  plan_kind text,
  plan_name text,
  client_id text,
  -- what it is about, and what that is in: 'process:<id>', 'project:<id>', 'client:<id>'; with '/itself' behind where it
  -- is about that project or client, and not about what is in it
  about jsonb NOT NULL,
  audience text NOT NULL,
  hidden boolean NOT NULL,
  task_hidden boolean NOT NULL,
  -- 'all', 'team' or 'client'
  for_party text NOT NULL,
  event text NOT NULL,
  command text NOT NULL,
  at text NOT NULL,
  actor_id text,
  actor_party text NOT NULL,
  actor_name text,
  sentence text NOT NULL,
  headline text NOT NULL,
  module_id text,
  task_id text,
  changes jsonb NOT NULL,
  cause text,
  telling jsonb,
  words text NOT NULL,
  words_de text,
  cause_de text,
  people jsonb NOT NULL,
  PRIMARY KEY (workspace_id, position, for_party)
);
CREATE INDEX history_module ON history (workspace_id, module_id);
CREATE INDEX history_about ON history USING gin (about);

CREATE TABLE history_subjects (
  workspace_id text NOT NULL,
  subject text NOT NULL,
  position bigint NOT NULL,
  plan_id text,
  plan_kind text,
  client_id text,
  audience text NOT NULL,
  hidden boolean NOT NULL,
  task_hidden boolean NOT NULL,
  module_id text,
  sentence text NOT NULL,
  headline text NOT NULL,
  changes jsonb NOT NULL,
  cause text,
  telling jsonb,
  words text NOT NULL,
  words_de text,
  cause_de text,
  people jsonb NOT NULL,
  PRIMARY KEY (workspace_id, subject, position)
);
CREATE INDEX history_subjects_module ON history_subjects (workspace_id, plan_id, module_id);
