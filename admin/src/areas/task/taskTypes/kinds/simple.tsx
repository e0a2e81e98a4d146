import type { PlanRef } from '@waymark/api';
import { writtenVariable } from '@waymark/look/variables';
import { MousePointerClick, SquareCheckBig } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { bareLink } from '@waymark/look/values';
import type { ContentOfTask, TaskTypeEditor } from '../../fields/taskTypeEditor.ts';
import { labelsOf } from '../../../../parts/references/choices.ts';
import { useChoices } from '../../../../parts/references/useChoices.ts';
import { Words } from '../../../../parts/references/Words.tsx';
import { Field } from '../../fields/Field.tsx';
import { useTexts, type T } from '../../../../base/texts/index.ts';
import { ActionDialog, variableOf } from '../ActionDialog.tsx';

type Simple = ContentOfTask<'simple'>;
type Action = Simple['action'];

/**
 * Where the work is done: a link and the words on its button; the words are asked for only when a
 * link is set (PRODUCT 6.6).
 */
const ActionField: TaskTypeEditor<'simple'>['Fields'] = ({
  task,
  around: { plan },
  content: { action },
  set,
}) => {
  const t = useTexts();
  const [editing, setEditing] = useState(false);
  const saved = task.written?.content;
  const written = saved?.type === 'simple' ? saved.action : action;
  const save = (next: Action) => {
    const content: Simple = { type: 'simple', action: next };
    void set(
      'SetTaskContent',
      { plan, taskId: task.id, content },
      { what: t('task.action'), value: content, tell: tellAction(t) },
    );
  };
  return (
    <Field icon={MousePointerClick} label={t('task.action')}>
      <button
        type="button"
        className="task-value task-value-button"
        aria-haspopup="dialog"
        onClick={() => setEditing(true)}
      >
        <span className="visually-hidden">{t('task.actionIs')} </span>
        {action === null ? (
          <span className="task-none">{t('words.none')}</span>
        ) : (
          <>
            <span className="task-action">
              <Words text={action.text || t('task.doItNow')} kind={task.planKind} />
            </span>
            {action.href === '' ? (
              <EmptyLink href={written?.href ?? ''} plan={plan} />
            ) : (
              <span className="task-href">{bareLink(action.href)}</span>
            )}
          </>
        )}
      </button>
      {editing && (
        <ActionDialog
          plan={plan}
          taskId={task.id}
          action={written}
          onSave={save}
          onClose={() => setEditing(false)}
        />
      )}
    </Field>
  );
};

/** The variable that a button leads to and that leads nowhere yet. */
function EmptyLink({ href, plan }: { href: string; plan: PlanRef }): ReactNode {
  const labels = labelsOf(useChoices(plan) ?? []);
  const name = variableOf(href) ?? '';
  return <Words text={writtenVariable(labels.get(name) ?? name)} kind={plan.kind} />;
}

const tellAction =
  (t: T) =>
  (value: unknown): string => {
    const action = (value as Partial<Simple> | null)?.action;
    return action == null ? t('words.none') : `${action.text || t('task.doItNow')}, ${action.href}`;
  };

const simple: TaskTypeEditor<'simple'> = {
  words: {
    en: { title: 'Simple Task', noun: 'simple task' },
    de: { title: 'Einfache Aufgabe', noun: 'einfache Aufgabe' },
  },
  icon: SquareCheckBig,
  begins: { type: 'simple', action: null },
  Fields: ActionField,
};
export default simple;
