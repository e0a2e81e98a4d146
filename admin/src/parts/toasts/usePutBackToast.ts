import type { PlanRef } from '@waymark/api';
import { useCallback } from 'react';
import { restoring, type FieldCommand } from '../autosave/editableField.ts';
import { useCommand } from '../../base/dataProvider/useCommand.ts';
import { useUndoToast } from './useUndoToast.tsx';

/** A part of a plan; for the blueprint or execution itself `plan` and its own id. */
export type Deleted = {
  readonly plan: PlanRef;
  readonly part: 'block' | 'task' | 'module' | 'milestone' | 'plan';
  readonly id: string;
};

/**
 * Says that something was deleted, with Undo: the same comes back, under its ids and where it was
 * (ADR 12), wherever its author is by then. What can't be put back is told in a toast.
 */
export function usePutBackToast(): (said: string, ...deleted: readonly Deleted[]) => void {
  const offerUndo = useUndoToast();
  const send = useCommand();
  return useCallback(
    (said, ...deleted) => {
      const putBack = async () => {
        for (const { plan, part, id } of deleted) {
          const { name, payload } = restoring(plan, part, id) as FieldCommand;
          await send(name, payload);
        }
      };
      offerUndo(said, () => void putBack().catch(() => undefined));
    },
    [offerUndo, send],
  );
}
