import {
  accountEvents,
  claimEvents,
  evolveAccount,
  evolveClaim,
  noAccount,
  noClaim,
} from './account.ts';
import { blueprintEvents, evolveBlueprint, noBlueprint } from './blueprint.ts';
import { clientEvents, evolveClient, noClient } from './client.ts';
import type { AnyDefinition } from './define.ts';
import type { Path } from './paths.ts';
import { evolveProcess, noProcess, processEvents } from './process.ts';
import { evolveProject, noProject, projectEvents } from './project.ts';
import type { WaymarkEvent } from './registry.ts';
import type { StreamKind } from './streams.ts';
import { evolveWorkspace, noWorkspace, workspaceEvents } from './workspace.ts';

/** Each kind of stream: the state that it is folded to, and its events. */
export const nouns = {
  account: {
    initial: noAccount,
    evolve: evolveAccount,
    events: accountEvents,
  },
  claim: { initial: noClaim, evolve: evolveClaim, events: claimEvents },
  workspace: {
    initial: noWorkspace,
    evolve: evolveWorkspace,
    events: workspaceEvents,
  },
  client: { initial: noClient, evolve: evolveClient, events: clientEvents },
  project: {
    initial: noProject,
    evolve: evolveProject,
    events: projectEvents,
  },
  blueprint: {
    initial: noBlueprint,
    evolve: evolveBlueprint,
    events: blueprintEvents,
  },
  process: {
    initial: noProcess,
    evolve: evolveProcess,
    events: processEvents,
  },
} as const satisfies Record<StreamKind, unknown>;

const definitions = new Map(
  Object.entries(nouns).map(([kind, { events }]) => [
    kind,
    new Map(
      (events as readonly AnyDefinition[]).map((each) => [each.type, each]),
    ),
  ]),
);

/** How an event is defined in streams of this kind; undefined where it has no place in them. */
export const definitionIn = (
  kind: StreamKind,
  type: string,
): AnyDefinition | undefined => definitions.get(kind)?.get(type);

/** The paths of what the event changes; `before`: the state of its stream right before it. */
export function touchedBy(
  kind: StreamKind,
  { type, data }: Pick<WaymarkEvent, 'type' | 'data'>,
  before: unknown,
): readonly Path[] {
  const touches = definitionIn(kind, type)?.touches;
  if (touches === undefined) return [];
  return typeof touches === 'function'
    ? touches(data as never)
    : touches.given(data as never, before as never);
}

/** Whether it takes the state before an event to know what it changes. */
export const needsState = (kind: StreamKind, type: string): boolean =>
  typeof definitionIn(kind, type)?.touches === 'object';
