import type { Ways } from './attackWay.ts';
import { byBodies } from './ways/byBodies.ts';
import { byBookings } from './ways/byBookings.ts';
import { byCommands } from './ways/byCommands.ts';
import { byConnections } from './ways/byConnections.ts';
import { byFilling } from './ways/byFilling.ts';
import { byFrames } from './ways/byFrames.ts';
import { byGuests } from './ways/byGuests.ts';
import { byHeavyWork } from './ways/byHeavyWork.ts';
import { byHolding } from './ways/byHolding.ts';
import { byLinks } from './ways/byLinks.ts';
import { byMail } from './ways/byMail.ts';
import { byPasswords } from './ways/byPasswords.ts';
import { byPictures } from './ways/byPictures.ts';
import { byReads } from './ways/byReads.ts';
import { bySigningIn } from './ways/bySigningIn.ts';
import { bySigningInFromMany } from './ways/bySigningInFromMany.ts';

/** All ways in which the stranger attacks, by name. */
export const ways: Ways = {
  ...byCommands,
  ...byBodies,
  ...byReads,
  ...byHeavyWork,
  ...bySigningIn,
  ...bySigningInFromMany,
  ...byPasswords,
  ...byLinks,
  ...byHolding,
  ...byPictures,
  ...byFilling,
  ...byFrames,
  ...byGuests,
  ...byBookings,
  ...byMail,
  ...byConnections,
};
