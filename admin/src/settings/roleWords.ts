import type { Audience } from '@waymark/events';

/** Who may fill a role: INTERN somebody of the team, EXTERN somebody of the client (PRODUCT 1.6). */
export const audienceWord: Record<Audience, string> = {
  INTERN: 'Internal',
  EXTERN: 'External',
};
