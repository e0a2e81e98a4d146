import type { Ways } from './way.ts';
import { byBodies } from './ways/byBodies.ts';
import { byCommands } from './ways/byCommands.ts';
import { byConnections } from './ways/byConnections.ts';
import { byReads } from './ways/byReads.ts';
import { bySigningIn } from './ways/bySigningIn.ts';

/** All ways in which the stranger attacks, by name. */
export const ways: Ways = {
  ...byCommands,
  ...byBodies,
  ...byReads,
  ...bySigningIn,
  ...byConnections,
};
