import type { Translated } from '../en/catalogue.ts';
import type { processStatus as english } from '../en/processStatus.ts';

export const processStatus = {
  PENDING: 'Nicht gestartet',
  ACTIVE: 'Aktiv',
  PAUSED: 'Pausiert',
  DONE: 'Erledigt',
  STUCKED: 'Hängt fest',
} satisfies Translated<typeof english>;
