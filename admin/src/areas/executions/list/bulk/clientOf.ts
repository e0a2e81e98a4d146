import type { ExecutionRow } from '@waymark/api';

/** What an execution is called where it could not be changed. */
export const clientOf = ({ clientName }: ExecutionRow): string => clientName;
