import {
  evolveBlueprint,
  evolveProcess,
  evolveProject,
  noBlueprint,
  noProcess,
  noProject,
  type BlueprintEvent,
  type ProcessEvent,
  type ProjectEvent,
} from '@waymark/events';
import { blueprintCreated, processCreated } from '@waymark/events/testing';
import { given } from '../../../decisions/testing/given.ts';

export * from '@waymark/events/testing';

/** How commands name the plans of `blueprintOf` and `processOf`. */
export const inBlueprint = { plan: { kind: 'blueprint', id: 'b' } } as const;
export const inProcess = { plan: { kind: 'process', id: 'p' } } as const;

export const blueprints = { initial: noBlueprint, evolve: evolveBlueprint };
export const processes = { initial: noProcess, evolve: evolveProcess };

/** A blueprint, an execution, and neither of them yet, in which this happened. */
export const blueprintOf = (...events: BlueprintEvent[]) =>
  given(blueprints, [blueprintCreated, ...events]);
export const processOf = (...events: ProcessEvent[]) =>
  given(processes, [processCreated, ...events]);
/** A project on whose board this happened. */
export const projectOf = (...events: ProjectEvent[]) =>
  given({ initial: noProject, evolve: evolveProject }, [
    { type: 'ProjectAdded', data: { projectId: 'j', clientId: 'c', name: 'Project' } },
    ...events,
  ]);
export const noBlueprintYet = given(blueprints, []);
export const noProcessYet = given(processes, []);
