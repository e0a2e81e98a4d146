import type { Translated } from '../en/catalogue.ts';
import type { taskStatus as english } from '../en/taskStatus.ts';

export const taskStatus = {
  TODO: 'Zu tun',
  IN_PROGRESS: 'In Arbeit',
  STUCKED: 'Hängt fest',
  DONE: 'Erledigt',
} satisfies Translated<typeof english>;
