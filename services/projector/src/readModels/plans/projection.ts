import { partsOfStream, prefixOf } from '@waymark/events';
import { isPlanStream, PlanStates, type PlanState } from '../planStates.ts';
import type { Known, ReadModel } from '../readModel.ts';
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
  version: 3,
  prefixes: [
    prefixOf('blueprint'),
    prefixOf('process'),
    prefixOf('client'),
    prefixOf('project'),
  ],
  tables: planTables,
  open({ log }) {
    const states = new PlanStates(log);
    const orders = new WeakMap<PlanState, Shown>();
    const show = (state: PlanState): Shown => {
      const known = orders.get(state) ?? shown(state);
      orders.set(state, known);
      return known;
    };
    return {
      async apply(out, events) {
        const writing = emptyWriting();
        for (const [stream, ofStream] of byStream(
          events.filter((e) => isPlanStream(e.stream)),
        )) {
          const first = ofStream[0];
          const last = ofStream.at(-1);
          if (first === undefined || last === undefined) continue;
          const before = await states.before(stream, first.revision);
          const { after, facts } = foldWithFacts(before, ofStream);
          states.keep(stream, last.revision, after);
          collect(
            writing,
            keyOf(stream),
            show(before),
            after,
            show(after),
            facts,
          );
        }
        const whoChanged = clientUsersChanged(out, events);
        const named = clientAndProjectNames(out, events);
        writeRows(out, writing);
        countClientTurns(out, whoChanged);
        nameExecutions(out, named);
      },
    };
  },
};

function byStream(events: readonly Known[]): Map<string, Known[]> {
  const streams = new Map<string, Known[]>();
  for (const event of events) {
    const known = streams.get(event.stream);
    if (known === undefined) streams.set(event.stream, [event]);
    else known.push(event);
  }
  return streams;
}

function keyOf(stream: string): PlanKey {
  const { workspaceId, id } = partsOfStream(stream);
  return { workspaceId: workspaceId ?? '', planId: id };
}
