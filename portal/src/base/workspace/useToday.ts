import { knownZone, todayIn } from '@waymark/look/dayIn';
import { useContext } from 'react';
import { WorkspaceContext } from './workspaceContext.ts';

/**
 * IANA name, by which the days of the workspace are told; where none is read, that of the reader.
 */
export const useZone = (): string => knownZone(useContext(WorkspaceContext)?.membership.timeZone);

/**
 * The day that it is in the workspace (PRODUCT 4.13), `YYYY-MM-DD`: by it something is due or late,
 * whatever the clock of the reader says.
 */
export const useToday = (): string => todayIn(useZone());
