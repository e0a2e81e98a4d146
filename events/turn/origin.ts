import type { WaymarkEvent } from '../registry.ts';
import { turnReason, type TurnFacts, type TurnOrigin } from './whoseTurn.ts';

/**
 * Why it was whose turn a task is before something happened.
 * @param before undefined where there was no such task
 */
export function turnOrigin(event: WaymarkEvent, before: TurnFacts | undefined): TurnOrigin {
  if (before === undefined) return 'new';
  if (event.type === 'TaskAwaitsSet' && event.data.waived) return 'waived';
  if (event.type === 'TaskStatusSet' && event.data.changeAsked === true) return 'changeAsked';
  return turnReason(before);
}
