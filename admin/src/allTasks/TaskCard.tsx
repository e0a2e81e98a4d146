import type { TaskRow } from '@waymark/api';
import type { ReactNode } from 'react';
import type { Group } from './groups.ts';
import { groupWords } from './groupWords.ts';
import { WhereItIs } from './WhereItIs.tsx';
import type { CardHandle } from '../board/index.ts';
import { StatusCard } from '../modulePage/StatusCard.tsx';
import { useTexts } from '../texts/index.ts';

export type BoardTask = {
  readonly id: string;
  readonly title: string;
  readonly task: TaskRow;
  /** The group that it is the first of. */
  readonly head: { readonly group: Group; readonly count: number } | undefined;
};

/** A task on the board: where it is, until when, and who does it. */
export function TaskCard({
  card: { task, head },
  handle,
}: {
  card: BoardTask;
  handle: CardHandle;
}): ReactNode {
  const t = useTexts();
  return (
    <>
      {head !== undefined && (
        <h3
          className={`task-group${head.group === 'overdue' ? ' is-late' : ''}`}
        >
          {t(groupWords[head.group], { count: head.count })}
        </h3>
      )}
      <StatusCard
        task={task}
        handle={handle}
        where={<WhereItIs task={task} />}
      />
    </>
  );
}
