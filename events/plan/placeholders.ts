import { z } from 'zod';
import { definePart } from './part.ts';
import { personRef } from './people.ts';

/**
 * Somebody not yet known (PRODUCT 1.6). In a process also the roles that its blueprint used: then
 * `placeholderId` is the role's id (`r::…`). `matchedTo` is the account that it was rolled out to.
 */
export const placeholderPart = definePart(
  'placeholderId',
  {
    placeholderId: personRef,
    name: z.string(),
    description: z.string(),
    matchedTo: z.string().nullable(),
  },
  {},
  {},
);
export type Placeholder = ReturnType<typeof placeholderPart.read>;
export type Placeholders = ReadonlyMap<string, Placeholder>;
