/**
 * The id of a stream that is about one task of a process: ids hold no underscore, so that it can be
 * told apart again.
 */
export const taskStreamId = (processId: string, taskId: string): string => `${processId}_${taskId}`;

/** `<processId>_<taskId>` -> its parts. */
export function taskOfStreamId(id: string): {
  readonly processId: string;
  readonly taskId: string;
} {
  const underscore = id.indexOf('_');
  return { processId: id.slice(0, underscore), taskId: id.slice(underscore + 1) };
}
