import type { TaskStatus } from '@waymark/look';
import { texts } from '../texts/offline.ts';
import type { WaitingChange } from './waits.ts';

/** What was done, in words: `Marked as stuck`, `Handed to Tomasz`. */
export function whatWasDone(waiting: WaitingChange): string {
  const t = texts();
  const status = statusIn(waiting);
  if (status !== undefined) return t.did[status];
  if (isTalk(waiting)) return t.talked[waiting.name];
  return waiting.about.to === undefined ? t.changed : t.handed(waiting.about.to);
}

/** The status that was set; undefined where it was something else. */
export const statusIn = ({ name, payload }: WaitingChange): TaskStatus | undefined =>
  name === 'SetTaskStatus' && 'status' in payload ? (payload.status as TaskStatus) : undefined;

/** What the author wrote with it; empty where there was nothing to write. */
export const wordsIn = ({ payload }: WaitingChange): string =>
  ['reason', 'text', 'words']
    .map((field) => (payload as Readonly<Record<string, unknown>>)[field])
    .find((words): words is string => typeof words === 'string') ?? '';

const isTalk = (waiting: WaitingChange): waiting is WaitingChange & { name: Talk } =>
  Object.hasOwn(texts().talked, waiting.name);
type Talk = keyof ReturnType<typeof texts>['talked'];
