import type { PlanRef } from '@waymark/api';
import {
  evolveClient,
  isPending,
  noClient,
  parseEvent,
  streamOf,
  type ClientEvent,
  type Stored,
} from '@waymark/events';
import type { CallersWorld } from '../callers/world.ts';
import type { Ledger } from '../ledger.ts';
import { proveLog } from '../proofs/logProof.ts';
import { streamOfPlan } from '../proofs/logReader.ts';
import { everything, forClients, rowsOfWorkspace } from '../proofs/planRows.ts';
import { ProofReader } from '../proofs/reader.ts';
import { provePlan } from '../proofs/readProof.ts';
import type { SequenceGround } from './ground.ts';
import type { SequenceTable } from './setTheTable.ts';

/**
 * Holds what was played at one table against the log and against what is read: each acknowledged
 * command there once, the rows of every plan equal to a fresh fold, for the team and for a user of
 * the client, and each event once in its history. Notes violations in the ledger, and answers how
 * many plans were compared.
 * @throws Error when the read models do not catch up by themselves
 */
export async function proveTable(
  { workspaceId, clientId, people }: SequenceTable,
  worlds: readonly CallersWorld[],
  ledger: Ledger,
  { log, heard, reads, signingSecret, patience }: SequenceGround,
): Promise<number> {
  const events = await heard.take(workspaceId);
  const revisions = new Map<string, bigint>();
  const options = { log, workspaceId, ledger, revisions };
  await proveLog(events, ledger.takeFresh(), options);
  const byStream = Map.groupBy(events, ({ stream }) => stream);
  const eventsOf = (stream: string) => byStream.get(stream) ?? [];
  const clientUsers = peopleOf(eventsOf(streamOf.client(workspaceId, clientId)));
  const plans = worlds.flatMap((world) =>
    [...world.plans].map(([id, { kind }]): PlanRef => ({ kind, id })),
  );
  const after = events.at(-1)?.position ?? 0n;
  for (const [accountId, party, resources] of [
    [people.owner, 'team', everything],
    [people.clientUsers[0], 'client', forClients],
  ] as const) {
    const projectorUrl = reads.url;
    const from = { projectorUrl, signingSecret, workspaceId, accountId };
    const reader = new ProofReader({ ...from, patience });
    const rowsOf = await rowsOfWorkspace(reader, resources, after);
    for (const plan of plans)
      provePlan(plan, {
        events: eventsOf(streamOfPlan(workspaceId, plan)),
        rows: rowsOf(plan.id),
        ...{ party, ledger, clientUsers },
      });
  }
  return plans.length;
}

/** Its users, and whoever was invited and has not answered. */
function peopleOf(clientEvents: readonly Stored[]): ReadonlySet<string> {
  const { users, invitations } = clientEvents
    .map((event) => parseEvent(event) as unknown as ClientEvent)
    .reduce(evolveClient, noClient);
  const invited = [...invitations.keys()].filter((id) => isPending(invitations, id));
  return new Set([...users, ...invited]);
}
