import type { ModuleRow, TaskRow } from '@waymark/api';
import type { Names } from '../../../parts/people/useNames.ts';

/** Somebody of the client, by first name. */
export type Receiver = {
  readonly id: string;
  readonly first: string;
  /** Was invited and has not come yet: mails wait until they accept. */
  readonly invited?: true;
};

/** The client's users whose turn the start of a module makes it. */
export const receiversOf = (
  { id: moduleId }: Pick<ModuleRow, 'id'>,
  tasks: readonly Pick<TaskRow, 'moduleId' | 'status' | 'assignee'>[],
  names: Names,
): readonly Receiver[] =>
  [
    ...new Set(
      tasks
        .filter((task) => task.moduleId === moduleId && task.status !== 'DONE')
        .map(({ assignee }) => assignee),
    ),
  ].flatMap((id) => {
    const who = id === null ? undefined : names.get(id);
    return id !== null && who?.kind === 'client'
      ? [{ ...{ id, first: who.first }, ...(who.invited === true && { invited: true as const }) }]
      : [];
  });
