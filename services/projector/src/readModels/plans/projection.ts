import { partsOfStream, prefixOf } from '@waymark/events';
import { PlanStates, type PlanState } from '../planStates.ts';
import type { ReadModel } from '../readModel.ts';
import { shown, type Shown } from './changes.ts';
import { clientUsersChanged, countClientTurns } from './clientTurns.ts';
import { clientAndProjectNames, nameExecutions } from './executionNames.ts';
import { foldWithFacts } from './facts.ts';
import type { PlanKey } from './rows.ts';
import { planTables } from './table.sql.ts';
import { writeRows } from './writeRows.ts';
import { collect, emptyWriting } from './writing.ts';

/** Blueprints and executions with all their parts, as the pages show them. */
export const plans: ReadModel = {
  name: 'plans',
  version: 4,
  prefixes: [
    prefixOf('blueprint'),
    prefixOf('process'),
    prefixOf('client'),
    prefixOf('project'),
  ],
  tables: planTables,
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
        await states.foldEach(events, (stream, before, ofPlan) => {
          const { after, facts } = foldWithFacts(before, ofPlan);
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
        const whoChanged = clientUsersChanged(out, events);
        const named = clientAndProjectNames(out, events);
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
