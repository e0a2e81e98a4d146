import type { Audience } from '@waymark/events';

/**
 * Who may fill a role: INTERN somebody of the team, EXTERN somebody of the client (PRODUCT 1.6).
 */
export const audienceWord = {
  INTERN: 'settings.internal',
  EXTERN: 'settings.external',
} as const satisfies Record<Audience, string>;
