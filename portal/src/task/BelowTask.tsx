import { Suspense } from 'react';
import type { TaskRow } from '../api/reads.ts';
import type { Directory } from '../project/who.ts';
import { LaterWork } from '../taskTypes/laterWork.tsx';
import { withWords } from '../texts/language.ts';
import { WhoseTurn } from './WhoseTurn.tsx';
import { latePart } from '../page/latePart.tsx';

const AtHand = latePart(() => withWords('tasks', () => import('./AtHand.tsx')));

/** What stands below a task's words and comes once they are read: what is at hand for it, where it is done, and whose turn it is. */
export const BelowTask = (props: { task: TaskRow; whoIs: Directory }) => (
  <>
    {says(props.task) && (
      <Suspense>
        <AtHand task={props.task} />
      </Suspense>
    )}
    <LaterWork task={props.task} />
    <WhoseTurn {...props} />
  </>
);

/** Rows that a device has kept since before have neither. */
const says = ({ variables, duration }: Partial<TaskRow>): boolean =>
  duration != null || (variables?.length ?? 0) > 0;
