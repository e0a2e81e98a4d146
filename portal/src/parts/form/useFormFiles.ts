import { upload } from '@waymark/client';
import type { BringsFiles, AnswerFile } from '@waymark/look/formViewer';
import { useMemo } from 'react';
import type { AnswersRow, TaskRow } from '../../base/api/reads.ts';
import { describeError } from '../../base/api/problem.ts';
import { wire } from '../../base/api/wire.ts';

/** Files that were brought on this page, by their ids: what is not sent yet stands in no row. */
const brought = new Map<string, AnswerFile>();

/**
 * Brings files into the form of a task (PRODUCT 15), and says what is known of those that are
 * there.
 */
export function useFormFiles(
  workspaceId: string,
  { planId: processId, id: taskId }: TaskRow,
  row: AnswersRow | undefined,
): BringsFiles {
  return useMemo(
    () => ({
      known: (id) => brought.get(id) ?? row?.files.find((file) => file.id === id),
      bring: async (file, { onProgress, signal }) => {
        const fileId = crypto.randomUUID();
        const query = { fileId, processId, taskId, carrier: 'answers' } as const;
        try {
          const { id, name, bytes } = await upload(wire, query, file, {
            ...{ onProgress, signal, workspaceId },
          });
          const kept = { id, name, bytes };
          brought.set(id, kept);
          return kept;
        } catch (error) {
          throw new Error(describeError(error).sentence, { cause: error });
        }
      },
    }),
    [processId, taskId, workspaceId, row],
  );
}
