import type { TaskRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAutosave } from '../../../parts/autosave/index.ts';
import { FieldConflict } from '../../../parts/conflict/index.ts';
import { InlineText } from '../../../parts/references/InlineText.tsx';
import type { PlanAround } from '../../../parts/plans/planKinds.ts';
import { isShapedHere } from '../fields/isShapedHere.ts';
import { inWords, Words } from '../../../parts/references/Words.tsx';
import { EditableRichText, isBlank, ReadRichText } from '../../../parts/richText/index.ts';
import { useTexts } from '../../../base/texts/index.ts';

type TaskWordsProps = { task: TaskRow; around: PlanAround };

/** What a new task is called until somebody names it (PRODUCT 6.4). */
// oxlint-disable-next-line house/literal-texts -- it is stored so, whatever the language
const SUGGESTED = 'My New Task';

/**
 * Headline and description, written where the task is shaped, and read elsewhere (PRODUCT 9.4, the
 * read-only flag).
 */
export function TaskWords({ task, around }: TaskWordsProps): ReactNode {
  return isShapedHere(task) ? (
    <WrittenWords task={task} around={around} />
  ) : (
    <ReadWords task={task} around={around} />
  );
}

function ReadWords({ task, around }: TaskWordsProps): ReactNode {
  const t = useTexts();
  return (
    <>
      <p className="task-read-only">
        <Lock size={16} aria-hidden="true" />
        {t('task.editedInBlueprint')}{' '}
        <Link to={adminAddress.blueprint({ typeId: around.blueprintId })}>{t('task.openIt')}</Link>
      </p>
      <h2 className="task-headline">
        <Words text={task.headline} kind={around.plan.kind} />
      </h2>
      {!isBlank(task.description) && (
        <ReadRichText html={task.description} className="task-description" plan={around.plan} />
      )}
    </>
  );
}

function WrittenWords({ task, around: { plan } }: TaskWordsProps): ReactNode {
  const t = useTexts();
  const headline = useAutosave({
    thing: { plan, part: 'task', id: task.id, field: 'headline' },
    of: task.headline,
    value: task.written?.headline ?? task.headline,
    basedOn: task.planRevision,
  });
  const written = task.written?.description ?? task.description;
  const description = useAutosave({
    thing: { plan, part: 'task', id: task.id, field: 'description' },
    of: task.headline,
    value: written,
    basedOn: task.planRevision,
  });
  return (
    <>
      <h2 className="visually-hidden">{inWords(task.headline)}</h2>
      <InlineText
        field={headline}
        label={t('task.headline')}
        className="task-headline"
        plan={plan}
        selected={task.headline === SUGGESTED && headline.phase === 'idle'}
      />
      <FieldConflict field={headline} what={t('task.headline')} of={task.headline} format="text" />
      <EditableRichText
        className="task-description"
        value={description.value}
        reads={description.value === written ? task.description : undefined}
        plan={plan}
        label={t('words.description')}
        placeholder={t('task.addDescription')}
        onChange={description.type}
        onLeave={description.flush}
      />
      <FieldConflict
        field={description}
        what={t('words.description')}
        of={task.headline}
        format="html"
      />
    </>
  );
}
