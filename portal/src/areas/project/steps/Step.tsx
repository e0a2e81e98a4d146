import { formatDate } from '@waymark/look';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { TaskRow } from '../../../base/api/reads.ts';
import { latest } from '../../../parts/project/latest.ts';
import type { Waymark } from '../../../parts/project/projectProgress.ts';
import type { Directory } from '../../../parts/project/who.ts';
import { texts as pages } from '../../../base/texts/pages.ts';
import { texts } from '../../../base/texts/steps.ts';
import { useWorkspace } from '../../../base/workspace/workspaceContext.ts';
import { StepTask } from './StepTask.tsx';

type StepProps = {
  mark: Waymark;
  tasks: readonly TaskRow[];
  whoIs: Directory;
  /** Buttons that add to the step. */
  children?: ReactNode;
};

/** A step with its mark and what is in it; of what is done the last one, the rest folded. */
export function Step({ mark, tasks, whoIs, children }: StepProps) {
  const { membership } = useWorkspace();
  const [all, setAll] = useState(false);
  const t = texts();
  const { state, name, done, total, theirs, completedAt } = mark;
  const said =
    state === 'was'
      ? completedAt === null
        ? t.way.done
        : total === 0
          ? pages().due.done(formatDate(completedAt))
          : t.way.doneOn(done, total, formatDate(completedAt))
      : theirs
        ? t.way.theirs(membership.workspaceName)
        : (state === 'now' ? t.way.here : t.way.count)(done, total);
  const walked = tasks.filter(({ status }) => status === 'DONE');
  const last = latest(walked);
  const folds = !all && walked.length > 2;
  const shown = folds ? tasks.filter((task) => task.status !== 'DONE' || task === last) : tasks;
  const head = (
    <>
      <span className="w" aria-hidden="true" />
      <span className="grow">
        <b>{name}</b>
        <small className="num">{said}</small>
      </span>
    </>
  );
  // Of what is only the seller's nothing is shown beneath: there is nothing to unfold.
  if (theirs && tasks.length === 0)
    return (
      <div className="panel step" data-state={state}>
        <p className="step-head">{head}</p>
      </div>
    );
  return (
    <details className="panel step" data-state={state} open={state === 'now' || state === 'part'}>
      <summary>{head}</summary>
      {tasks.length === 0 ? (
        <p className="two">{t.empty}</p>
      ) : (
        <ul className="items">
          {shown.map((task) => (
            <StepTask key={task.id} task={task} whoIs={whoIs} />
          ))}
        </ul>
      )}
      {folds && (
        <button type="button" className="lnk tall small" onClick={() => setAll(true)}>
          {t.moreDone(walked.length - 1)}
        </button>
      )}
      {children}
    </details>
  );
}
