import type { TaskSeenBy } from '@waymark/events';
import { Eye, EyeOff, Lock, type LucideIcon } from 'lucide-react';

/** By whom a task may be seen, in the order in which it is offered. */
export const seenByIcons = { module: Eye, team: Lock, hidden: EyeOff } as const satisfies Record<
  TaskSeenBy,
  LucideIcon
>;

export const seenByOptions = Object.keys(seenByIcons) as TaskSeenBy[];
