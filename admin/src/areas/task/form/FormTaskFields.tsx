import { ClipboardList } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { ChooseFormDialog } from './ChooseFormDialog.tsx';
import { Field } from '../fields/Field.tsx';
import { isShapedHere } from '../fields/isShapedHere.ts';
import type { TaskTypeEditor } from '../fields/taskTypeEditor.ts';
import { useTexts } from '../../../base/texts/index.ts';
import type { PlanRef } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import './formTask.css';

const TaskForm = lazy(async () => ({ default: (await import('./TaskForm.tsx')).TaskForm }));

/** Where the form of a task is made, from where one then comes back to the task (PRODUCT 2.2). */
function taskFormAddress({ kind, id }: PlanRef, moduleId: string, taskId: string): string {
  switch (kind) {
    case 'process':
      return adminAddress.moduleForm({ processId: id, moduleId, taskId });
    case 'project':
      return adminAddress.jobForm({ projectId: id, jobId: moduleId, taskId });
    case 'blueprint':
      return adminAddress.blueprintTaskForm({ templateId: id, taskId });
  }
}

/** Which version of which form a task asks for; in a process as it comes from the blueprint. */
export const FormTaskFields: TaskTypeEditor<'form'>['Fields'] = ({
  task,
  around: { plan },
  content,
  set,
}) => {
  const t = useTexts();
  const [choosing, setChoosing] = useState(false);
  const { formId, name, version } = content;
  const chosen = formId !== '' && (
    <span className="form-chosen">
      {name}
      <small>{t('formTask.version', { version })}</small>
    </span>
  );
  return (
    <>
      <Field icon={ClipboardList} label={t('formTask.form')}>
        {!isShapedHere(task) && chosen ? (
          <span className="task-value">{chosen}</span>
        ) : (
          <button
            type="button"
            className="task-value task-value-button"
            aria-haspopup="dialog"
            onClick={() => setChoosing(true)}
          >
            {chosen || <span className="task-none">{t('words.none')}</span>}
          </button>
        )}
        {formId !== '' && (
          <Link className="form-edit" to={taskFormAddress(plan, task.moduleId, task.id)}>
            {t('formTask.edit')}
          </Link>
        )}
      </Field>
      {plan.kind !== 'blueprint' && formId !== '' && (
        <div className="form-of-task">
          <dt className="visually-hidden">{t('formTask.answers')}</dt>
          <dd>
            <Suspense>
              <TaskForm key={task.id} task={task} content={content} />
            </Suspense>
          </dd>
        </div>
      )}
      {choosing && (
        <ChooseFormDialog
          content={content}
          isNew={false}
          onClose={() => setChoosing(false)}
          onSubmit={(next) =>
            set(
              'SetTaskContent',
              { plan, taskId: task.id, content: next },
              {
                what: t('formTask.form'),
                value: next,
                tell: (value) => (value as typeof next | null)?.name ?? '',
              },
            )
          }
        />
      )}
    </>
  );
};
