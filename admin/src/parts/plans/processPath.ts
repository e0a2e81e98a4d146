import type { ExecutionRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';

/** The address of an execution's own page. */
export const processPath = ({ projectId, id }: Pick<ExecutionRow, 'projectId' | 'id'>): string =>
  adminAddress.process({ projectId, processId: id });
