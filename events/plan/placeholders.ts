import { z } from 'zod';
import { changed, defineEvent, without } from '../define.ts';
import { definePart } from './part.ts';
import { personRef } from './people.ts';
import type { PlanEvent } from './plan.ts';
import { unmoved } from './unmoved.ts';

/**
 * Somebody not yet known (PRODUCT 1.6). In a process also the roles that its blueprint used: then `placeholderId` is the
 * role's id (`r::…`). `matchedTo` is the account that it was rolled out to.
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

const words = z.object({ name: z.string(), description: z.string() });

export const placeholderEvents = [
  defineEvent('PlaceholderAdded', placeholderPart.written),
  defineEvent(
    'PlaceholderChanged',
    z.object({ placeholderId: personRef, from: words, to: words }),
  ),
  defineEvent(
    'PlaceholderRemoved',
    z.object({ placeholderId: personRef, name: z.string() }),
  ),
  /** `taskIds`: every task that it stood for, now the account's; followers and participants are replaced too. */
  defineEvent(
    'PlaceholderRolledOut',
    z.object({
      placeholderId: personRef,
      from: z.string().nullable(),
      to: z.string(),
      taskIds: z.array(z.string()),
    }),
  ),
] as const;
type PlaceholderEvent = z.infer<(typeof placeholderEvents)[number]>;

export function evolvePlaceholders(
  placeholders: Placeholders,
  { type, data }: PlanEvent,
): Placeholders {
  switch (type) {
    case 'PlanCopied':
      return placeholderPart.into(placeholders, data.placeholders);
    case 'PlaceholderAdded':
      return placeholderPart.into(placeholders, [data]);
    case 'PlaceholderChanged':
      return changed(placeholders, data.placeholderId, data.to);
    case 'PlaceholderRemoved':
      return without(
        placeholders,
        (p) => p.placeholderId === data.placeholderId,
      );
    case 'PlaceholderRolledOut':
      return changed(placeholders, data.placeholderId, { matchedTo: data.to });
    default:
      return unmoved<PlaceholderEvent, Placeholders>(placeholders, type);
  }
}
