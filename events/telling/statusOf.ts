import { isPhrase } from './phrase.ts';
import type { Change, Value } from './telling.ts';

/** A change of the status of a task or a module, by which what shows it chooses its look. */
export type StatusChange = {
  readonly of: 'task' | 'module';
  readonly from: string | null;
  readonly to: string | null;
};

/** The status before and after; null where something else has changed. */
export function statusOf({ oldValue, newValue }: Change): StatusChange | null {
  const [from, to] = [statusIn(oldValue), statusIn(newValue)];
  const of = from?.of ?? to?.of;
  return of === undefined ? null : { of, from: from?.status ?? null, to: to?.status ?? null };
}

function statusIn(value: Value) {
  if (!isPhrase(value)) return null;
  const [status] = value.about;
  switch (value.key) {
    case 'value.taskStatus':
      return { of: 'task', status: `${status as string}` } as const;
    case 'value.moduleStatus':
      return { of: 'module', status: `${status as string}` } as const;
    default:
      return null;
  }
}
