import type { TaskContent, TaskType } from '@waymark/events';
import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import type { TaskRow } from '../api/reads.ts';
import { withWords } from '../texts/language.ts';

type Work = ComponentType<{ task: TaskRow; content: never }>;

/** Where the work is done, of types whose work needs more script than the first task may: it comes when one of them is shown. */
export const laterWorks: Readonly<Record<Exclude<TaskType, 'simple'>, Work>> = {
  form: lazy(() => withWords('form', () => import('../form/FormWork.tsx'))),
  schedule: lazy(() => import('../booking/Booking.tsx')),
};

export function LaterWork({ task }: { task: TaskRow }) {
  const content: TaskContent = task.content;
  const Work = (laterWorks as Readonly<Record<string, Work>>)[content.type];
  return (
    Work && (
      <Suspense>
        <Work task={task} content={content as never} />
      </Suspense>
    )
  );
}
