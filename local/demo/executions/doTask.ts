import { hasNoPage, type Answers, type Task } from '@waymark/events';
import { appRegistration } from '../caller/files.ts';
import { answersOf } from '../forms/answers.ts';
import type { DemoGiver } from '../caller/giver.ts';
import { answered } from '../onboarding/answered.ts';
import { answeredInGerman } from '../onboarding/answeredInGerman.ts';

/** The forms that ask for a file, too, and what they call it. */
const files: Readonly<Record<string, string>> = {
  'Single sign-on setup': 'Metadata file',
  'Einrichtung von Single Sign-on': 'Datei mit den Metadaten',
};

type InTask = {
  readonly plan: { readonly kind: 'process'; readonly id: string };
  readonly taskId: string;
};

/**
 * Somebody does a task on that day: they fill in its form, book its time, or say that it is done.
 */
export async function doTask(
  giver: DemoGiver,
  by: string,
  day: number,
  processId: string,
  { taskId, content }: Task,
): Promise<void> {
  const inTask: InTask = { plan: { kind: 'process', id: processId }, taskId };
  if (content.type === 'schedule' && !hasNoPage(content)) {
    await giver.give(by, day, 'SayBooked', { ...inTask, by: 'person' });
    return;
  }
  if (content.type === 'form' && content.version > 0) {
    const { formId, version, name } = content;
    const answers = {
      ...answered((of) => giver.date(of), day)[name],
      ...answeredInGerman((of) => giver.date(of), day)[name],
      ...(await withFile(name, giver, by, day, inTask)),
    };
    await giver.give(by, day, 'SendAnswers', { ...{ ...inTask, formId, version, answers } });
  }
  await giver.give(by, day, 'SetTaskStatus', { ...inTask, status: 'DONE' });
}

async function withFile(
  form: string,
  giver: DemoGiver,
  by: string,
  day: number,
  { plan, taskId }: InTask,
): Promise<Answers> {
  const asked = files[form];
  if (asked === undefined) return {};
  const of = { processId: plan.id, taskId, carrier: 'answers' } as const;
  const fileId = await giver.file(by, day, of, appRegistration);
  return answersOf(form, { [asked]: [fileId] });
}
