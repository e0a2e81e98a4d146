import type { PlanRef, TaskRow } from '@waymark/api';
import { milestoneMark } from '@waymark/look';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { TaskCount } from '../../../parts/plans/TaskCount.tsx';
import { TaskEditor, type EditedField } from './TaskEditor.tsx';
import { TaskLine } from './TaskLine.tsx';
import { useNames, type Names } from '../../../parts/people/useNames.ts';
import { useProcessTasks } from '../../../parts/plans/useProcessTasks.ts';
import { distinctLabels } from '../../../parts/board/index.ts';
import type { OutlineColumn, OutlineCard } from '../../../parts/plans/outline.ts';
import { ErrorState, Skeleton } from '../../../parts/page/states.tsx';
import { whyNot } from '../../../base/wire/whyNot.ts';
import { moduleAddress } from '../../../parts/plans/planKinds.ts';
import { PlannedStretch } from '../../../parts/plans/PlannedStretch.tsx';
import { StatusTag } from '../../../parts/tasks/StatusTag.tsx';
import { useToday } from '../../../base/dates/useToday.ts';
import { Words } from '../../../parts/references/Words.tsx';
import { useTexts } from '../../../base/texts/index.ts';

type ProcessListProps = { plan: PlanRef; outline: readonly OutlineColumn[]; clientId: string };

/** All tasks by milestone and module; status, date and assignee are changed in place. */
export function ProcessList({ plan, outline, clientId }: ProcessListProps): ReactNode {
  const day = useToday();
  const t = useTexts();
  const { tasks, error, refetch } = useProcessTasks(plan.id);
  const names = useNames(plan.id, clientId);
  const [editing, setEditing] = useState<EditedField | null>(null);
  const newest = useRef(tasks);
  useEffect(() => {
    newest.current = tasks;
  });
  /**
   * A line that a change elsewhere left as it is still holds the old revision: the editor takes the
   * newest row.
   */
  const edit = useCallback((field: EditedField['field'], shown: TaskRow, anchor: HTMLElement) => {
    const task = newest.current?.get(shown.moduleId)?.find(({ id }) => id === shown.id) ?? shown;
    setEditing({ field, task, anchor });
  }, []);
  if (tasks === undefined)
    return error === null ? (
      <Skeleton rows={10} label={t('process.loadingTasks')} />
    ) : (
      <ErrorState what={t('plan.tasksFailed')} onRetry={() => void refetch()} {...whyNot(error)} />
    );
  const labels = distinctLabels(outline.map(({ name }) => name));
  return (
    <div className="process-list">
      {outline.map(({ id, name, mark, cards }, index) => (
        <section key={id} aria-label={labels[index]} className="list-milestone">
          <h2>
            <i style={{ background: milestoneMark(mark) }} aria-hidden="true" />
            {isItself(name, cards) ? (
              <ModuleWords module={cards[0]} />
            ) : (
              <>
                {name}
                {cards.length > 1 && <PlannedStretch modules={cards} className="planned-stretch" />}
              </>
            )}
          </h2>
          {cards.length === 0 && <p className="list-none">{t('process.noModules')}</p>}
          {cards.map((module) => (
            <ModuleTasks
              key={module.id}
              module={module}
              named={isItself(name, cards)}
              tasks={tasks.get(module.id) ?? []}
              names={names}
              day={day}
              onEdit={edit}
            />
          ))}
        </section>
      ))}
      {editing && (
        <TaskEditor
          plan={plan}
          clientId={clientId}
          editing={editing}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
}

/** Whether a milestone is a single module of its own name: that is said once. */
const isItself = (name: string, cards: readonly OutlineCard[]): cards is readonly [OutlineCard] =>
  cards.length === 1 && cards[0]?.title === name;

/** What a module is called, how it stands and how far it is. */
function ModuleWords({ module }: { module: OutlineCard }): ReactNode {
  return (
    <>
      <Link to={moduleAddress(module.planId, module.id, 'tasks')}>
        <Words text={module.title} kind={module.planKind} />
      </Link>
      <StatusTag status={module.status} plain />
      <TaskCount className="list-count" done={module.tasksDone} total={module.tasksTotal} />
      <PlannedStretch modules={[module]} className="planned-stretch" />
    </>
  );
}

type ModuleTasksProps = {
  module: OutlineCard;
  /** The heading above names it already. */
  named: boolean;
  tasks: readonly TaskRow[];
  names: Names;
  day: string;
  onEdit: (field: EditedField['field'], task: TaskRow, anchor: HTMLElement) => void;
};

function ModuleTasks({ module, named, tasks, names, day, onEdit }: ModuleTasksProps): ReactNode {
  const t = useTexts();
  return (
    <div className="list-module">
      {!named && (
        <h3>
          <ModuleWords module={module} />
        </h3>
      )}
      {tasks.length > 0 && (
        <ul aria-label={t('plan.tasksOf', { name: module.title })}>
          {tasks.map((task) => (
            <TaskLine
              key={task.id}
              task={task}
              assignee={
                task.assignee === null
                  ? null
                  : (names.get(task.assignee) ?? {
                      name: t('words.formerUser'),
                      first: t('words.formerUser'),
                      kind: 'team',
                    })
              }
              day={day}
              onEdit={onEdit}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
