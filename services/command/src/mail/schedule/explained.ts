import type { Came } from '../lookups/turnsCame.ts';
import type { WaitingNews } from './postTables.ts';

/** Asks by what tasks of a process became whose turn they are. */
export type AskCame = (
  processId: string,
  taskIds: readonly string[],
) => Promise<ReadonlyMap<string, Came>>;

/**
 * Reminders with why it is the reader's turn and since when: they follow from a date, and know
 * nothing of it by themselves.
 */
export async function explained(
  news: readonly WaitingNews[],
  askCame: AskCame,
): Promise<readonly WaitingNews[]> {
  const known = new Map<string, Came>();
  const reminders = news.filter(({ reminds }) => reminds === true);
  for (const [processId, about] of Map.groupBy(reminders, (one) => one.processId)) {
    if (processId === null) continue;
    const taskIds = about.flatMap(({ taskId }) => taskId ?? []);
    for (const [taskId, came] of await askCame(processId, taskIds))
      known.set(`${processId} ${taskId}`, came);
  }
  return news.map((one) => {
    const came = known.get(`${one.processId} ${one.taskId}`);
    if (one.reminds !== true || came === undefined) return one;
    const { by, ...turn } = came;
    return { ...one, by, came: turn };
  });
}
