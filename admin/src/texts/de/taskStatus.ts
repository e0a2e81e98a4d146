import type { Translated } from '../catalogue.ts';
import type { taskStatus as english } from '../en/taskStatus.ts';

export const taskStatus = {
  TODO: 'Offen',
  IN_PROGRESS: 'In Arbeit',
  STUCKED: 'Blockiert',
  DONE: 'Erledigt',
} satisfies Translated<typeof english>;
