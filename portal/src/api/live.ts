import { followChanges as follow } from '@waymark/client';
import { refetch } from './queryCache.ts';
import { wire } from './wire.ts';

/** Fetches again what a change touches, as long as the page is open. @param signal ends it */
export const followChanges = (
  workspaceId: string,
  signal: AbortSignal,
): Promise<void> =>
  follow(wire, {
    workspaceId,
    signal,
    onReload: () => void refetch(),
    onChange: (topics) => void refetch(touchedBy(topics)),
  });

/** Which queries a change with these topics makes old; their keys begin with the resource and hold the plan's id. */
export function touchedBy(topics: readonly string[]): (key: string) => boolean {
  const plans = topics
    .filter((topic) => topic.startsWith('plan:'))
    .map((topic) => topic.slice('plan:'.length));
  const others = topics.filter((topic) => !topic.startsWith('plan:'));
  return (key) =>
    plans.some((id) => key.includes(id)) ||
    others.some((topic) => key.startsWith(`${topic} `)) ||
    (plans.length > 0 && key.startsWith('executions '));
}
