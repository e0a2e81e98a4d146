import { nouns, prefixOf, type StreamKind, type WaymarkEvent } from '@waymark/events';
import { exampleOf } from '@waymark/events/testing';
import type { ProjectorWorld } from './world.ts';

/** Those that scenes of people, plans and projects hold anyway. */
const ofEveryScene: readonly StreamKind[] = ['client', 'project', 'blueprint', 'process'];
/** Those that are about one task, or one person, of a scene. */
const aboutSomething: readonly StreamKind[] = [
  'conversation',
  'notes',
  'attention',
  'post',
  'file',
  'share',
];
const others = Object.values(nouns).filter(
  ({ kind, place }) =>
    place === 'workspace' && ![...ofEveryScene, ...aboutSomething].includes(kind),
);

/**
 * One of every other noun of workspaces, begun as its frozen example was and called by the
 * workspace.
 */
export async function beginOthers(world: ProjectorWorld, workspaceId: string): Promise<void> {
  for (const { kind, events } of others) {
    const { type, data } = exampleOf(events[0].type);
    const begun = { type, data: { ...data, name: workspaceId } } as WaymarkEvent;
    await world.append(`${prefixOf(kind)}${workspaceId}_${workspaceId}-${kind}`, [begun]);
  }
}
