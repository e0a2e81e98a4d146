import type { TaskContent, TaskType } from '@waymark/events';
import { Suspense } from 'react';
import type { ComponentType } from 'react';
import type { TaskRow } from '../api/reads.ts';
import { withWords } from '../texts/language.ts';
import { latePart } from '../page/latePart.tsx';

type Work = ComponentType<{ task: TaskRow; content: never }>;

/** Where the work is done, of types whose work needs more script than the first task may: it comes when one of them is shown. */
export const laterWorks: Readonly<Record<Exclude<TaskType, 'simple'>, Work>> = {
  form: latePart(() => withWords('form', formWork)),
  schedule: latePart(() => import('../booking/Booking.tsx')),
};

/** A form, once what a killed browser had kept of its answers is there again. */
async function formWork() {
  const [work, { ownLines }] = await Promise.all([
    import('../form/FormWork.tsx'),
    import('../offline/index.ts'),
  ]);
  await ownLines.ready;
  work.keepIn(ownLines);
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
