import { randomUUID } from 'node:crypto';
import { streamOf, withVersion, type WaymarkEvent } from '@waymark/events';
import type { EventLog } from '@waymark/log';
import { blueprintOfTwenty } from '../../../services/projector/src/testing/builders.ts';

/** The workspace of `blueprintOfTwenty`, which nobody of the drill works in. */
export const BALLAST = 'w';
const AT_ONCE = 25;
const TASKS = 20;

/** What a list of that workspace holds, now and always. */
export type Ballast = Readonly<Record<'blueprints' | 'modules' | 'tasks' | 'history', number>>;

/**
 * A history that takes a while to fold: a workspace of `owner` with so many blueprints, which
 * nobody changes.
 */
export async function layBallast(
  log: EventLog,
  owner: string,
  blueprints: number,
): Promise<Ballast> {
  const append = async (stream: string, events: readonly WaymarkEvent[]) => {
    const made = events.map((event) => ({
      ...event,
      id: randomUUID(),
      metadata: withVersion(event.type, {
        workspaceId: BALLAST,
        actor: { kind: 'system' as const, name: 'drill' },
        commandId: randomUUID(),
        command: 'Drill',
        causationId: randomUUID(),
        correlationId: randomUUID(),
        at: new Date().toISOString(),
      }),
    }));
    await log.append(stream, made, 'any');
  };
  await append(streamOf.workspace(BALLAST), [
    { type: 'WorkspaceCreated', data: { workspaceId: BALLAST, name: 'Ballast' } },
    { type: 'MemberAdded', data: { accountId: owner, role: 'OWNER' } },
  ]);
  for (let n = 0; n < blueprints; n += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, blueprints - n) }, (_, i) =>
        append(...blueprintOfTwenty(n + i)),
      ),
    );
  return { blueprints, modules: blueprints, tasks: blueprints * TASKS, history: blueprints };
}
