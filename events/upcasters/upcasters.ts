import type { PastVersion, RetiredEvent } from '../versions.ts';
import { blueprints } from './blueprints.ts';
import { ownTexts } from './ownTexts.ts';
import { invitations } from './invitations.ts';
import { mails } from './mails.ts';
import { planParts } from './planParts.ts';
import { profiles } from './profiles.ts';
import { retired } from './retired.ts';

/**
 * Event type -> what its data was before, oldest first; a type that is not in here is at version 1.
 * A new version of an event: its schema changes where it is defined; the schema it had, and a pure
 * function from its data to that of the next version, become an entry in a file of this folder,
 * which is listed here; `examples/<Type>.v<n>.json` shows it.
 */
export const pastVersions: ReadonlyMap<string, readonly PastVersion[]> = new Map(
  Object.entries({
    ...planParts,
    ...invitations,
    ...blueprints,
    ...ownTexts,
    ...mails,
    ...profiles,
  }),
);

/** Event types that are written no more -> how they are read. */
export const retiredEvents: ReadonlyMap<string, RetiredEvent> = new Map(Object.entries(retired));
