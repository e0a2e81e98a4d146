import { modulePart, partsOfStream, type Module } from '@waymark/events';
import { instantOf } from '../mail/schedule/localTime.ts';
import type { Lookups } from '../mail/lookups/lookups.ts';
import { processOf, type Consequence, type RecordedEventOf, type Reaction } from './reaction.ts';

/** A module starts by itself as the day begins that somebody chose for it (PRODUCT 7.2). */
export const startOnDay: Reaction = {
  name: 'startOnDay',
  to: {
    ModuleStartSet: async (event, look) => {
      const { moduleId, to: startsOn } = event.data;
      return timersFor(event, look, [{ moduleId, startsOn }]);
    },
    // What came back with a day that is over by now starts at once.
    ModuleRestored: async (event, look) => timersFor(event, look, [modulePart.read(event.data)]),
    ProcessRestored: async (event, look) => {
      const place = processOf(event);
      if (place === null) return [];
      const { workspaceId, processId } = place;
      const { process } = await look.processNow(workspaceId, processId);
      return timersFor(event, look, [...process.plan.modules.values()]);
    },
  },
};

/**
 * One timer for each module: a day that is chosen anew takes the place of the one before, and one
 * taken back finds nothing to do.
 */
async function timersFor(
  event:
    | RecordedEventOf<'ModuleStartSet'>
    | RecordedEventOf<'ModuleRestored'>
    | RecordedEventOf<'ProcessRestored'>,
  look: Pick<Lookups, 'zoneOf'>,
  modules: readonly Pick<Module, 'moduleId' | 'startsOn'>[],
): Promise<Consequence[]> {
  const { kind, workspaceId, id: processId } = partsOfStream(event.stream);
  if (kind !== 'process' || workspaceId === null) return [];
  const zone = await look.zoneOf(workspaceId);
  return modules.flatMap(({ moduleId, startsOn: on }): Consequence[] =>
    on === null
      ? []
      : [
          {
            kind: 'timer',
            step: `start ${moduleId}`,
            at: new Date(instantOf(zone, on, 0)).toISOString(),
            key: `start:${event.stream}:${moduleId}`,
            command: {
              name: 'StartModuleOnItsDay',
              payload: { processId, moduleId, on },
              workspaceId,
            },
          },
        ],
  );
}
