import { followChanges as follow } from '@waymark/client';
import { refetch } from './queryCache.ts';
import { wire } from './wire.ts';

/** Fetches again what a change touches, as long as the page is open. @param signal ends it */
export const followChanges = (workspaceId: string, signal: AbortSignal): Promise<void> =>
  follow(wire, {
    workspaceId,
    signal,
    onReload: () => void refetch(),
    onChange: (topics) => void refetch(touchedBy(topics)),
  });

/**
 * Which queries a change with these topics makes old; their keys begin with the resource and hold
 * the plan's id.
 */
export function touchedBy(topics: readonly string[]): (key: string) => boolean {
  const isTouched = topics.map((topic) => {
    const [kind, id] = topic.split(':');
    return (key: string) =>
      id === undefined
        ? key.startsWith(`${topic} `)
        : kind === 'plan'
          ? key.includes(id) || key.startsWith('executions ')
          : key.includes(id) && /^(message|conversation)s /.test(key);
  });
  return (key) => isTouched.some((touched) => touched(key));
}
