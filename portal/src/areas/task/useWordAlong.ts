import { useRef } from 'react';
import { act } from '../../base/api/commands.ts';
import type { PersonRow, TaskRow } from '../../base/api/reads.ts';
import type { TaskActs } from '../../parts/task/useTaskActs.ts';

type Unsay = () => Promise<void>;

/**
 * Says a word to whoever takes the task, in its conversation, by their whole name; it asks the
 * seller nothing. Said once, however often it is sent with what it goes along with.
 * @returns what takes it back, undefined where it was refused; why stands in the acts' `error`
 */
export function useWordAlong(
  { planId: processId, id: taskId, headline }: TaskRow,
  acts: Pick<TaskActs, 'run'>,
) {
  const said = useRef<{ text: string; unsay: Unsay }>(null);
  return async (words: string, to: PersonRow): Promise<Unsay | undefined> => {
    if (words === '') return () => Promise.resolve();
    const text = `@${to.name} ${words}`;
    if (said.current?.text === text) return said.current.unsay;
    const about = { processId, taskId, headline };
    const message = { processId, taskId, messageId: crypto.randomUUID() };
    const done = await acts.run(about, 'SendMessage', {
      ...{ ...message, text, mentions: [to.id], keepTurn: true },
    });
    if (done === undefined) return undefined;
    const unsay = () => done.undo(about, () => act('DeleteMessage', message));
    said.current = { text, unsay };
    return unsay;
  };
}
