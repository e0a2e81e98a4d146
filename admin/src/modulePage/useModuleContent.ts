import type { BlockRow, TaskRow } from '@waymark/api';
import { useMemo } from 'react';
import { useGetList } from 'react-admin';

const all = { page: 1, perPage: 1000 };

/** The blocks of a module by weight and its tasks by id; undefined while they are not known. */
export function useModuleContent(planId: string, moduleId: string) {
  const blockList = useGetList<BlockRow>('blocks', {
    filter: { planId, moduleId },
    sort: { field: 'weight', order: 'ASC' },
    pagination: all,
  });
  const taskList = useGetList<TaskRow>('tasks', {
    filter: { planId, moduleId },
    sort: { field: 'place', order: 'ASC' },
    pagination: all,
  });
  const tasks = useMemo(
    () =>
      taskList.data && new Map(taskList.data.map((task) => [task.id, task])),
    [taskList.data],
  );
  const reload = () =>
    void [blockList, taskList].forEach((list) => void list.refetch());
  return {
    blocks: blockList.data,
    tasks,
    error: blockList.error ?? taskList.error,
    reload,
  };
}
