import type { TaskRow } from '@waymark/api';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAutosave } from '../autosave/index.ts';
import { FieldConflict } from '../conflict/index.ts';
import { InlineText } from '../modulePage/InlineText.tsx';
import type { PlanAround } from '../modulePage/planKinds.ts';
import { EditableRichText, isBlank, ReadRichText } from '../richText/index.ts';

type TaskWordsProps = { task: TaskRow; around: PlanAround };

/** What a new task is called until somebody names it (PRODUCT 6.4). */
const SUGGESTED = 'My New Task';

/** Headline and description: written in the blueprint, read in a process (PRODUCT 9.4, the read-only flag). */
export function TaskWords({ task, around }: TaskWordsProps): ReactNode {
  return around.plan.kind === 'blueprint' ? (
    <WrittenWords task={task} around={around} />
  ) : (
    <ReadWords task={task} around={around} />
  );
}

function ReadWords({ task, around }: TaskWordsProps): ReactNode {
  return (
    <>
      <p className="task-read-only">
        <Lock size={16} aria-hidden="true" />
        Edited in the blueprint.{' '}
        <Link to={`/settings/process/${around.blueprintId}`}>Open it</Link>
      </p>
      <h2 className="task-headline">{task.headline}</h2>
      {!isBlank(task.description) && (
        <ReadRichText html={task.description} className="task-description" />
      )}
    </>
  );
}

function WrittenWords({ task, around: { plan } }: TaskWordsProps): ReactNode {
  const headline = useAutosave({
    thing: { plan, part: 'task', id: task.id, field: 'headline' },
    of: task.headline,
    value: task.headline,
    basedOn: task.planRevision,
  });
  const description = useAutosave({
    thing: { plan, part: 'task', id: task.id, field: 'description' },
    of: task.headline,
    value: task.description,
    basedOn: task.planRevision,
  });
  return (
    <>
      <h2 className="visually-hidden">{headline.value}</h2>
      <InlineText
        field={headline}
        label="Headline"
        className="task-headline"
        selected={task.headline === SUGGESTED && headline.phase === 'idle'}
      />
      <FieldConflict
        field={headline}
        what="Headline"
        of={task.headline}
        format="text"
      />
      <EditableRichText
        className="task-description"
        value={description.value}
        label="Description"
        placeholder="Add a description"
        onChange={description.type}
        onLeave={description.flush}
      />
      <FieldConflict
        field={description}
        what="Description"
        of={task.headline}
        format="html"
      />
    </>
  );
}
