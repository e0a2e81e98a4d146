import { randomUUID } from 'node:crypto';
import type { CommandName } from '@waymark/api';
import { newField } from '@waymark/events';
import type { Possessions } from './attackWay.ts';

/** Gives a command of the tenant and waits until it is taken. */
export type Give = (command: CommandName, payload: object) => Promise<void>;

type OwnedPlan = {
  readonly processId: string;
  readonly moduleId: string;
  readonly taskIds: readonly string[];
};

/** So many tasks are changed by one command. */
const AT_ONCE = 500;

/** Fills the process of a tenant with what some attacks need beside tasks. */
export async function giveMore(
  give: Give,
  { processId, moduleId, taskIds }: OwnedPlan,
  { changes = 0, variables = 0, questions = 0 }: Possessions,
): Promise<void> {
  const plan = { kind: 'process', id: processId };
  for (let n = 0; n < variables; n++)
    await give('AddVariable', {
      ...{ plan, variableId: randomUUID() },
      ...{ name: `Variable ${n}`, type: 'STRING', value: `Value ${n}` },
    });
  for (let made = 0; made < changes;) {
    const mandatory = Math.floor(made / taskIds.length) % 2 === 1;
    const first = made % taskIds.length;
    const some = taskIds.slice(first, first + Math.min(AT_ONCE, changes - made));
    await give('ChangeTasks', { plan, changes: some.map((taskId) => ({ taskId, mandatory })) });
    made += some.length;
  }
  if (questions > 0) await giveForm(give, { plan, moduleId }, questions);
}

/** The task of `questions`, in a process. */
export const formTask = (processId: string) => `form-of-${processId}`;

async function giveForm(
  give: Give,
  { plan, moduleId }: { plan: { kind: string; id: string }; moduleId: string },
  questions: number,
): Promise<void> {
  const formId = randomUUID();
  await give('AddForm', {
    ...{ formId, name: 'Form' },
    fields: Array.from({ length: questions }, (_, n) => ({
      ...newField('shortText', `q${n}`),
      label: `Question ${n}`,
    })),
  });
  await give('PublishForm', { formId });
  await give('AddTask', {
    ...{ plan, moduleId, blockId: randomUUID(), headline: 'Fill in' },
    taskId: formTask(plan.id),
    content: { type: 'form', formId, version: 1, name: 'Form' },
  });
}
