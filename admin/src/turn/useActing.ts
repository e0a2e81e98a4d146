import type { ExecutionRow, TaskRow } from '@waymark/api';
import { whoActs } from '@waymark/events/turn';
import { useGetOne } from 'react-admin';
import { usePerson, type ShownPerson } from '../people/usePerson.ts';

export type ActedOn = Pick<
  TaskRow,
  'planId' | 'planKind' | 'turn' | 'turnWho' | 'assignee'
>;

/** Who has to act on a task. */
export type Acting = {
  readonly id: string | null;
  readonly person: ShownPerson;
  /** Our turn, and nobody of us has the task or owns the process. */
  readonly isNobodys: boolean;
  /** The process whose owner can be set; of a board there is none. */
  readonly execution: ExecutionRow | undefined;
};

/** As the list of executions says it (PRODUCT 7.5): of ours whoever has the task, else the owner of the process, else nobody. */
export function useActing(task: ActedOn): Acting {
  const { planId, planKind, turn, turnWho } = task;
  const isInProcess = planKind === 'process';
  const { data: execution, isPending } = useGetOne<ExecutionRow>(
    'executions',
    { id: planId },
    { enabled: isInProcess && turn === 'seller' },
  );
  const owner = execution?.owner ?? null;
  const has = usePerson(task.assignee ?? '', planId);
  const owns = usePerson(owner ?? '');
  const id = whoActs({ side: turn, who: turnWho }, task.assignee, {
    owner,
    ofTeam: (one) => (one === task.assignee ? has : owns).isOfTeam,
  });
  const person = usePerson(id ?? '', planId);
  return {
    ...{ id, person, execution },
    isNobodys: turn === 'seller' && id === null && !(isInProcess && isPending),
  };
}
