import type { TaskContent, TaskType } from '@waymark/events';
import { Suspense } from 'react';
import type { ComponentType } from 'react';
import type { TaskRow } from '../../base/api/reads.ts';
import { withWords } from '../../base/texts/language.ts';
import { lazyWithFallback } from '../../base/page/lazyWithFallback.tsx';

type Work = ComponentType<{ task: TaskRow; content: never }>;

/**
 * Parts in which the work is done, of types that need more script than the first task may: each
 * comes when one of them is shown.
 */
export const laterWorks: Readonly<Record<Exclude<TaskType, 'simple'>, Work>> = {
  form: lazyWithFallback(() => withWords('form', formWork)),
  schedule: lazyWithFallback(() => import('../booking/Booking.tsx')),
};

/**
 * A form, once what a killed browser had kept of its answers, or was sealed when a session ended,
 * is there again.
 */
async function formWork() {
  const [work, offline] = await Promise.all([
    import('../form/FormWork.tsx'),
    import('../../base/offline/index.ts'),
  ]);
  await offline.ownLines.ready;
  await offline.arrived;
  work.keepIn(offline.ownLines);
  return work;
}

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
