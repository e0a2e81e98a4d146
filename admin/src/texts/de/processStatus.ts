import type { Translated } from '../catalogue.ts';
import type { processStatus as english } from '../en/processStatus.ts';

export const processStatus = {
  PENDING: 'Geplant',
  ACTIVE: 'Aktiv',
  PAUSED: 'Pausiert',
  DONE: 'Erledigt',
  STUCKED: 'Blockiert',
} satisfies Translated<typeof english>;
