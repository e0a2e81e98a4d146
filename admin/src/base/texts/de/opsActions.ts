import type { Translated } from '../en/catalogue.ts';
import type { opsActions as english } from '../en/opsActions.ts';

export const opsActions = {
  rebuild: 'Neu aufbauen',
  verify: 'Prüfen',
  pause: 'Anhalten',
  resume: 'Fortsetzen',
  swap: 'Eintauschen',
  rollback: 'Zurückkehren',
  cancel: 'Abbrechen',
  retry: 'Erneut versuchen',
  discard: 'Verwerfen',
} satisfies Translated<typeof english>;
