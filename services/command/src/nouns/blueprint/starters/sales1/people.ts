import type { StarterPerson } from '../starter.ts';

/** Who works on a software onboarding, on both sides. */
export const people = {
  accountExecutive: {
    name: 'Account executive',
    side: 'INTERN',
    description: 'Sold it, and knows what was promised',
  },
  successManager: {
    name: 'Customer success manager',
    side: 'INTERN',
    description: 'Leads the onboarding on our side',
  },
  solutionEngineer: {
    name: 'Solution engineer',
    side: 'INTERN',
    description: 'Sets up, connects and imports',
  },
  sponsor: {
    name: 'Executive sponsor',
    side: 'EXTERN',
    description: 'Decides on goals, money and the go-live',
  },
  lead: {
    name: 'Project lead',
    side: 'EXTERN',
    description: 'Keeps your side moving and speaks for it',
  },
  it: {
    name: 'IT lead',
    side: 'EXTERN',
    description: 'Owns sign-in, security and connected systems',
  },
  dataOwner: {
    name: 'Data owner',
    side: 'EXTERN',
    description: 'Knows today’s data and decides what moves',
  },
  keyUser: {
    name: 'Key user',
    side: 'EXTERN',
    description: 'Tries everything first and helps colleagues',
  },
} as const satisfies Record<string, StarterPerson>;
export type Sales1Person = keyof typeof people;
