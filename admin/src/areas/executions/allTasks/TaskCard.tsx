import type { TaskRow } from '@waymark/api';
import type { ReactNode } from 'react';
import type { Group } from './groups.ts';
import { groupTotal, type TasksQuery } from './groupTotals.ts';
import { groupWords } from './groupWords.ts';
import { useGroupTotal } from './useGroupTotal.ts';
import { WhereItIs } from './WhereItIs.tsx';
import type { CardHandle } from '../../../parts/board/index.ts';
import { useToday } from '../../../base/dates/useToday.ts';
import { StatusCard } from '../../task/index.ts';
import { useTexts } from '../../../base/texts/index.ts';

export type BoardTask = {
  readonly id: string;
  readonly title: string;
  readonly task: TaskRow;
  /**
   * The group that it is the first of: how many of it are loaded, and what its column is asked by.
   */
  readonly head:
    | { readonly group: Group; readonly count: number; readonly asked: TasksQuery }
    | undefined;
};

/** A task on the board: where it is, until when, and who does it. */
export function TaskCard({
  card: { task, head },
  handle,
}: {
  card: BoardTask;
  handle: CardHandle;
}): ReactNode {
  return (
    <>
      {head !== undefined && <Head {...head} />}
      <StatusCard task={task} handle={handle} where={<WhereItIs task={task} />} />
    </>
  );
}

function Head({ group, count, asked }: NonNullable<BoardTask['head']>): ReactNode {
  const t = useTexts();
  const total = useGroupTotal(groupTotal('due', group, asked, useToday()), count);
  return (
    <h3 className={`task-group${group === 'overdue' ? ' is-late' : ''}`}>
      {t(groupWords[group], { count: total })}
    </h3>
  );
}
