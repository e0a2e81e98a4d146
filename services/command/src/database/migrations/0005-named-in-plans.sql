-- In which blueprints, processes and boards somebody was ever named, so that what they have there is found when they leave.
CREATE TABLE identity.named_in_plans (
  workspace_id text NOT NULL,
  account_id text NOT NULL,
  plan_kind text NOT NULL,
  plan_id text NOT NULL,
  PRIMARY KEY (workspace_id, account_id, plan_kind, plan_id)
);
CREATE INDEX named_in_plans_by_plan ON identity.named_in_plans (workspace_id, plan_kind, plan_id);
