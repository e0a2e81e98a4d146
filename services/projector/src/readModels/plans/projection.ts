import { partsOfStream, prefixOf } from '@waymark/events';
import { Slices } from '@waymark/log';
import { isPlanStream, PlanStates, type PlanState } from '../model/planStates.ts';
import type { KnownEvent, ReadModel } from '../model/readModel.ts';
import { isTakenBy } from '../model/takenBy.ts';
import { shown, type ShownPlan } from './changes.ts';
import { filesOfBlocks, type OfBlockFiles } from './blockFiles.ts';
import { clientUsersChanged, countClientTurns, type OfClientUsers } from './clientTurns.ts';
import { clientAndProjectNames, nameExecutions, type OfNames } from './executionNames.ts';
import { endsArrival, factFolding, factsOfAll, putsBack } from './facts.ts';
import type { PlanKey } from './rows.ts';
import { blueprints } from './blueprintQuery.ts';
import { executions } from './overviewQuery.ts';
import { blocks, milestones, modules, placeholders, tasks, variables } from './query.ts';
import { ratings, writeRatings, type OfRatings } from './ratings.ts';
import { planTables } from './table.sql.ts';
import { planUpgrades } from './upgrades.sql.ts';
import { openOwnTexts, writeRows } from './writeRows.ts';
import { collect, emptyRowBatch } from './rowBatch.ts';

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
    ratings,
  ],
  open(sources) {
    const states = new PlanStates(sources);
    const orders = new WeakMap<PlanState, ShownPlan>();
    const show = (state: PlanState): ShownPlan => {
      const known = orders.get(state) ?? shown(state);
      orders.set(state, known);
      return known;
    };
    return {
      async apply(out, events) {
        const writing = emptyRowBatch();
        const slices = new Slices();
        const pasts = await pastsOfRestored(states, events);
        await states.foldEach(events, async (stream, before, ofPlan) => {
          const folding = factFolding(before);
          for (const event of ofPlan) {
            folding.take(event);
            if (slices.isOver) await slices.next();
          }
          const { after, facts: fresh } = folding.done();
          const past = pasts.get(stream);
          const facts = past === undefined ? fresh : factsOfAll(past, before, ofPlan);
          const earlier = show(before);
          if (slices.isOver) await slices.next();
          const later = show(after);
          if (slices.isOver) await slices.next();
          await collect(
            writing,
            keyOf(stream),
            { before: earlier, state: after, after: later, facts },
            slices,
          );
          return after;
        });
        const picked: readonly (OfBlockFiles | OfClientUsers | OfNames | OfRatings)[] =
          events.filter((event) => isTakenBy('plans', event));
        await filesOfBlocks(out, picked, sources.vault);
        await writeRatings(out, picked, sources.vault);
        const whoChanged = clientUsersChanged(out, picked);
        const named = clientAndProjectNames(out, picked);
        await openOwnTexts(writing, sources.vault);
        await writeRows(out, writing, slices);
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

/**
 * Reads all events before this batch for each plan in which something is put back, or which came in
 * parts.
 */
async function pastsOfRestored(
  states: PlanStates,
  events: readonly KnownEvent[],
): Promise<ReadonlyMap<string, readonly KnownEvent[]>> {
  const streams = new Set(
    events
      .filter((event) => (putsBack(event) || endsArrival(event)) && isPlanStream(event.stream))
      .map(({ stream }) => stream),
  );
  const pasts = new Map<string, readonly KnownEvent[]>();
  for (const stream of streams) {
    const first = events.find((event) => event.stream === stream);
    if (first !== undefined) pasts.set(stream, await states.pastOf(stream, first.revision));
  }
  return pasts;
}
