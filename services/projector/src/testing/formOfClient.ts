import { streamOf, taskStreamId, type Sealed } from '@waymark/events';
import { sealField } from '@waymark/vault';
import type { ProjectorWorld } from './world.ts';

/** A form that the client's task asks for, in its first version, with what was answered to it. */
export async function formOf(world: ProjectorWorld, w: string, c: string): Promise<void> {
  const named = { formId: `${c}-form`, name: `${c} form` };
  await world.append(streamOf.form(w, named.formId), [
    { type: 'FormAdded', data: { ...named, clonedFrom: null } },
    { type: 'FormPublished', data: { ...named, version: 1 } },
  ]);
  const asks = { type: 'form', ...named, version: 1 } as const;
  await world.append(streamOf.process(w, `${c}-p`), [
    {
      type: 'TaskContentSet',
      data: { taskId: `${c}-p-t`, moduleId: `${c}-p-open`, from: asks, to: asks },
    },
  ]);
  const accountId = `user-${c}`;
  const scan = `${c}-scan`;
  const answer = async (fieldId: string, said: unknown) => ({
    ...{ fieldId, accountId },
    value: (await world.vault.seal(accountId, said)) as Sealed<string>,
  });
  const of = {
    plan: { kind: 'process', id: `${c}-p` },
    clientId: c,
    taskId: `${c}-p-t`,
    moduleId: `${c}-p-open`,
  } as const;
  await world.append(streamOf.file(w, scan), [
    {
      type: 'FileStored',
      data: {
        ...{
          fileId: scan,
          accountId,
          processId: of.plan.id,
          taskId: of.taskId,
          carrier: 'answers',
          type: 'application/pdf',
        },
        name: await sealField(world.vault, 'FileStored', 'name', { accountId }, `${scan}.pdf`),
        contents: [{ key: 'd'.repeat(64), bytes: 12, width: null, height: null }],
      },
    },
  ]);
  await world.append(streamOf.answers(w, taskStreamId(of.plan.id, of.taskId)), [
    {
      type: 'AnswersSent',
      data: {
        ...of,
        headline: c,
        formId: named.formId,
        version: 1,
        answers: [await answer(`${c}-answer`, c), await answer(`${c}-file`, [scan])],
      },
    },
  ]);
}
