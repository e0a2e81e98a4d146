import type { DraftModule } from '@waymark/api';
import type { Level } from './levels.ts';
import type { Step } from './stepped.ts';

/**
 * One change of a proposal, by the keys of what it is about: it can be made again on the next
 * proposal of the document.
 */
export type Edit =
  | { kind: 'rename'; key: string; to: string }
  | { kind: 'leaveOut'; keys: string[] }
  | { kind: 'putBack'; keys: string[] }
  | { kind: 'merge'; keys: string[] }
  | { kind: 'split'; key: string }
  | { kind: 'move'; keys: string[]; to: string }
  | { kind: 'level'; key: string; by: Level }
  | { kind: 'step'; key: string; by: Step; whole: boolean }
  | { kind: 'audience'; keys: string[]; audience: DraftModule['audience'] }
  | { kind: 'whole'; key: string }
  /**
   * Makes tasks of a text, or a text of a task; of what was made so the other way round what it
   * was.
   */
  | { kind: 'toTasks' | 'toText'; key: string }
  /**
   * Gives tasks to somebody; `name` where they are a placeholder of the draft, which they become if
   * they are none yet.
   */
  | { kind: 'assign'; keys: string[]; to: string; name: string | null };
