import type { PoolClient } from 'pg';

/** What holds a plan. */
export type PlanThere = {
  readonly workspaceId: string;
  readonly kind: 'blueprint' | 'process' | 'project';
  readonly id: string;
};

/**
 * What may name somebody: a plan, or a conversation, whose id is that of its stream
 * (`taskStreamId`).
 */
export type NamingPlace = Omit<PlanThere, 'kind'> & {
  readonly kind: PlanThere['kind'] | 'conversation';
};

/** Somebody who is named there. */
export type NamedThere = NamingPlace & { readonly accountId: string };

export async function keepNamed(
  client: PoolClient,
  { workspaceId, kind, id, accountId }: NamedThere,
): Promise<void> {
  await client.query(
    `INSERT INTO identity.named_in_plans (workspace_id, account_id, plan_kind, plan_id) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING`,
    [workspaceId, accountId, kind, id],
  );
}

type Row = { plan_kind: NamingPlace['kind']; plan_id: string };

/** Wherever somebody was named in a workspace. */
export async function placesNaming(
  client: PoolClient,
  workspaceId: string,
  accountId: string,
): Promise<NamingPlace[]> {
  const { rows } = await client.query<Row>(
    `SELECT plan_kind, plan_id FROM identity.named_in_plans
      WHERE workspace_id = $1 AND account_id = $2 ORDER BY plan_kind, plan_id`,
    [workspaceId, accountId],
  );
  return rows.map(({ plan_kind: kind, plan_id: id }) => ({ ...{ workspaceId, kind, id } }));
}

/** Whoever was named in a plan. */
export async function namedIn(
  client: PoolClient,
  { workspaceId, kind, id }: PlanThere,
): Promise<string[]> {
  const { rows } = await client.query<{ account_id: string }>(
    `SELECT account_id FROM identity.named_in_plans
      WHERE workspace_id = $1 AND plan_kind = $2 AND plan_id = $3 ORDER BY account_id`,
    [workspaceId, kind, id],
  );
  return rows.map(({ account_id: accountId }) => accountId);
}
