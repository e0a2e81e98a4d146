import { Suspense } from 'react';
import type { TaskRow } from '../../base/api/reads.ts';
import type { Directory } from '../../parts/project/who.ts';
import { LaterWork } from '../../parts/taskTypes/laterWork.tsx';
import { factsOf } from './factsAtHand.ts';
import { withWords } from '../../base/texts/language.ts';
import { WhoseTurn } from '../../parts/task/WhoseTurn.tsx';
import { lazyWithFallback } from '../../base/page/lazyWithFallback.tsx';

const TaskVariables = lazyWithFallback(() =>
  withWords('tasks', () => import('./TaskVariables.tsx')),
);

const WordTask = lazyWithFallback(() => withWords('wording', () => import('./WordTask.tsx')));

/**
 * The part below a task's words, which comes once they are read: what is at hand for it, where it
 * is done, and whose turn it is.
 */
export const BelowTask = (props: { task: TaskRow; whoIs: Directory }) => (
  <>
    {says(props.task) && (
      <Suspense>
        <TaskVariables task={props.task} />
      </Suspense>
    )}
    {props.task.mayWord && (
      <Suspense>
        <WordTask task={props.task} />
      </Suspense>
    )}
    <LaterWork task={props.task} />
    <WhoseTurn {...props} />
  </>
);

/** Rows that a device has kept since before have neither. */
const says = (task: Partial<TaskRow>): boolean =>
  factsOf(task).length > 0 || (task.variables?.length ?? 0) > 0;
