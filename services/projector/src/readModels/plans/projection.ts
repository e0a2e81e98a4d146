import { partsOfStream, prefixOf } from '@waymark/events';
import { isPlanStream, PlanStates, type PlanState } from '../planStates.ts';
import type { Known, ReadModel } from '../readModel.ts';
import { isTakenBy } from '../takenBy.ts';
import { shown, type Shown } from './changes.ts';
import { filesOfBlocks, type OfBlockFiles } from './blockFiles.ts';
import {
  clientUsersChanged,
  countClientTurns,
  type OfClientUsers,
} from './clientTurns.ts';
import {
  clientAndProjectNames,
  nameExecutions,
  type OfNames,
} from './executionNames.ts';
import { endsArrival, factsOfAll, foldWithFacts, putsBack } from './facts.ts';
import type { PlanKey } from './rows.ts';
import { blueprints } from './blueprintQuery.ts';
import { executions } from './overviewQuery.ts';
import {
  blocks,
  milestones,
  modules,
  placeholders,
  tasks,
  variables,
} from './query.ts';
import { planTables } from './table.sql.ts';
import { planUpgrades } from './upgrades.sql.ts';
import { writeRows } from './writeRows.ts';
import { collect, emptyWriting } from './writing.ts';

/** Blueprints, executions and boards of projects with all their parts, as the pages show them. */
export const plans: ReadModel = {
  name: 'plans',
  version: 23,
  upgrades: planUpgrades,
  prefixes: [
    prefixOf('blueprint'),
    prefixOf('process'),
    prefixOf('client'),
    prefixOf('project'),
    prefixOf('file'),
  ],
  tables: planTables,
  resources: [
    executions,
    blueprints,
    milestones,
    modules,
    blocks,
    tasks,
    placeholders,
    variables,
  ],
  open(sources) {
    const states = new PlanStates(sources);
    const orders = new WeakMap<PlanState, Shown>();
    const show = (state: PlanState): Shown => {
      const known = orders.get(state) ?? shown(state);
      orders.set(state, known);
      return known;
    };
    return {
      async apply(out, events) {
        const writing = emptyWriting();
        const pasts = await pastsOfRestored(states, events);
        await states.foldEach(events, (stream, before, ofPlan) => {
          const { after, facts: fresh } = foldWithFacts(before, ofPlan);
          const past = pasts.get(stream);
          const facts =
            past === undefined ? fresh : factsOfAll(past, before, ofPlan);
          collect(
            writing,
            keyOf(stream),
            show(before),
            after,
            show(after),
            facts,
          );
          return after;
        });
        const picked: readonly (OfBlockFiles | OfClientUsers | OfNames)[] =
          events.filter((event) => isTakenBy('plans', event));
        await filesOfBlocks(out, picked, sources.vault);
        const whoChanged = clientUsersChanged(out, picked);
        const named = clientAndProjectNames(out, picked);
        writeRows(out, writing);
        countClientTurns(out, whoChanged);
        nameExecutions(out, named);
      },
      close: () => states.close(),
    };
  },
};

function keyOf(stream: string): PlanKey {
  const { workspaceId, id } = partsOfStream(stream);
  return { workspaceId: workspaceId ?? '', planId: id };
}

/** Of each plan in which something is put back, or which came in parts, all events before this batch. */
async function pastsOfRestored(
  states: PlanStates,
  events: readonly Known[],
): Promise<ReadonlyMap<string, readonly Known[]>> {
  const streams = new Set(
    events
      .filter(
        (event) =>
          (putsBack(event) || endsArrival(event)) && isPlanStream(event.stream),
      )
      .map(({ stream }) => stream),
  );
  const pasts = new Map<string, readonly Known[]>();
  for (const stream of streams) {
    const first = events.find((event) => event.stream === stream);
    if (first !== undefined)
      pasts.set(stream, await states.pastOf(stream, first.revision));
  }
  return pasts;
}
