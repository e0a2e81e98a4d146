import { taskPart, type ProjectEvent } from '@waymark/events';
import { test } from 'vitest';
import { addTask } from '../tasks/tasks.ts';
import { inProcess, processOf, projectOf, task, withTasks } from '../testing/samples.ts';

const job: ProjectEvent = {
  type: 'ModuleAdded',
  data: { moduleId: 'a', milestoneId: 'jobs', title: 'Job', weight: 0 },
};
const ids = { taskId: 'new', blockId: 'of-new' };

test('a new task says what it is where that is not as usual; only on a project’s board it waits, or may come again', () => {
  const more = { mandatory: false, active: false, userAddable: true };
  projectOf(job)
    .when(addTask, { plan: { kind: 'project', id: 'j' }, moduleId: 'a', ...ids, ...more })
    .then({
      type: 'TaskAdded',
      data: {
        task: taskPart.write(task('new', { headline: 'My New Task', moduleId: 'a', ...more })),
        weight: 1,
      },
    });
  for (const change of [{ active: false }, { userAddable: true }])
    processOf(withTasks(task('t')))
      .when(addTask, { ...inProcess, moduleId: 'm', ...ids, ...change })
      .refused('conflict', 'only-on-board', 'plan');
});
