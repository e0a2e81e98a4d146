import type { Task } from '@waymark/events';
import type { Giver } from './giver.ts';
import { answered } from './onboarding/answered.ts';

type InTask = {
  readonly plan: { readonly kind: 'process'; readonly id: string };
  readonly taskId: string;
};

/** Somebody does a task on that day: they fill in its form, book its time, or say that it is done. */
export async function doTask(
  giver: Giver,
  by: string,
  day: number,
  processId: string,
  { taskId, content }: Task,
): Promise<void> {
  const inTask: InTask = { plan: { kind: 'process', id: processId }, taskId };
  if (content.type === 'schedule' && content.link !== '') {
    await giver.give(by, day, 'SayBooked', { ...inTask, by: 'person' });
    return;
  }
  if (content.type === 'form' && content.version > 0) {
    const { formId, version, name } = content;
    const answers = answered((of) => giver.date(of), day)[name] ?? {};
    await giver.give(by, day, 'SendAnswers', {
      ...{ ...inTask, formId, version, answers },
    });
  }
  await giver.give(by, day, 'SetTaskStatus', { ...inTask, status: 'DONE' });
}
