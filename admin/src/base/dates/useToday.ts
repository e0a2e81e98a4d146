import { knownZone, todayIn } from '@waymark/look/dayIn';
import { useMembership } from '../session/me.ts';

/**
 * IANA name, by which the days of the workspace are told; until the workspace is known, that of the
 * reader.
 */
export const useZone = (): string => knownZone(useMembership()?.timeZone);

/**
 * The day that it is in the workspace (PRODUCT 4.13), `YYYY-MM-DD`: by it something is due or late,
 * whatever the clock of the reader says.
 */
export const useToday = (): string => todayIn(useZone());

/** The day that it is where the reader is: for what is about them alone. */
export const todayHere = (): string => todayIn(knownZone(undefined));
