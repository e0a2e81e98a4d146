import type { PlanRef } from '@waymark/api';
import { partsOfStream, streamOf, type Stored } from '@waymark/events';
import type { EventLog } from '@waymark/log';

const kinds = ['blueprint', 'process', 'project'] as const;

/**
 * Looks through all plans of a workspace for booking pages of these hosts. Nothing keeps where they
 * stand, since hosts are named once in years: the log is read for it, of this workspace's plans
 * alone.
 */
export async function plansWithPages(
  log: Pick<EventLog, 'subscribe'>,
  workspaceId: string,
  hosts: readonly string[],
): Promise<readonly PlanRef[]> {
  const found = new Map<string, PlanRef>();
  const ended = new AbortController();
  const prefixes = kinds.map((kind) => streamOf[kind](workspaceId, ''));
  for await (const { events, live } of log.subscribe({ prefixes, signal: ended.signal })) {
    for (const event of events)
      if (!found.has(event.stream) && names(event, hosts))
        found.set(event.stream, planAt(event.stream));
    if (live) ended.abort();
  }
  return [...found.values()];
}

const names = ({ data }: Stored, hosts: readonly string[]): boolean => {
  const text = JSON.stringify(data).toLowerCase();
  return text.includes('"schedule"') && hosts.some((host) => text.includes(host));
};

function planAt(stream: string): PlanRef {
  const { kind, id } = partsOfStream(stream);
  return { kind: kind as PlanRef['kind'], id };
}
