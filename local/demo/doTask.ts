import type { Answers, Task } from '@waymark/events';
import { appRegistration } from './files.ts';
import { answersOf } from './forms/answers.ts';
import type { Giver } from './giver.ts';
import { answered } from './onboarding/answered.ts';

/** The form that asks for a file, too. */
const SIGN_ON = 'Single sign-on setup';

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
    const answers = {
      ...answered((of) => giver.date(of), day)[name],
      ...(name === SIGN_ON && (await withFile(giver, by, day, inTask))),
    };
    await giver.give(by, day, 'SendAnswers', {
      ...{ ...inTask, formId, version, answers },
    });
  }
  await giver.give(by, day, 'SetTaskStatus', { ...inTask, status: 'DONE' });
}

async function withFile(
  giver: Giver,
  by: string,
  day: number,
  { plan, taskId }: InTask,
): Promise<Answers> {
  const of = { processId: plan.id, taskId, carrier: 'answers' } as const;
  const fileId = await giver.file(by, day, of, appRegistration);
  return answersOf(SIGN_ON, { 'Metadata file': [fileId] });
}
