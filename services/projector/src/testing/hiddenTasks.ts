import { streamOf, taskStreamId, type ProcessEvent, type Sealed } from '@waymark/events';
import { sealField } from '@waymark/vault';
import { task } from './builders.ts';
import type { ProjectorWorld } from './world.ts';

/**
 * Two tasks of a module that the client sees: `…-shut` was seen, given, talked about, asked for a
 * form that was answered, and is hidden since; `…-ours` was the team's alone from its beginning.
 * Their words say `hush`, but what belongs to answers: who sees those, the resource finds by their
 * tasks.
 */
export async function hiddenTasks(world: ProjectorWorld, w: string, c: string): Promise<void> {
  const process = streamOf.process(w, `${c}-p`);
  const [user, team] = [{ accountId: `user-${c}` }, { accountId: `team-${w}` }];
  const moduleId = `${c}-p-open`;
  const [shut, ours] = [`${c}-p-shut`, `${c}-p-ours`];
  const form = { formId: `${c}-shut-form`, name: `${c} form that is not shown` };
  await world.append(streamOf.form(w, form.formId), [
    { type: 'FormAdded', data: { ...form, clonedFrom: null } },
    { type: 'FormPublished', data: { ...form, version: 1 } },
  ]);
  const added = (
    taskId: string,
    change: Parameters<typeof task>[2],
    weight: number,
  ): ProcessEvent => ({
    type: 'TaskAdded',
    data: { task: task(taskId, moduleId, { headline: `${c} hush`, ...change }), weight },
  });
  await world.append(process, [
    added(
      shut,
      { content: { type: 'form', ...form, version: 1 }, followers: [user.accountId] },
      20,
    ),
    added(ours, { seenBy: 'team', variables: [`${c}-p-late-v`] }, 21),
    { type: 'TaskAssigneeSet', data: { taskId: shut, moduleId, from: null, to: user.accountId } },
    {
      type: 'TaskStatusSet',
      data: { taskId: shut, moduleId, from: 'TODO', to: 'STUCKED', reason: `${c} hush` },
    },
    {
      type: 'TaskHeadlineSet',
      data: { taskId: ours, moduleId, from: `${c} hush`, to: `${c} hush, too` },
    },
  ]);
  for (const taskId of [shut, ours]) await said(taskId);
  await answered();
  await world.append(process, [
    { type: 'TaskSeenBySet', data: { taskId: shut, moduleId, from: 'module', to: 'hidden' } },
  ]);

  /** Somebody of the team names the client's user, and a file comes with it. */
  async function said(taskId: string) {
    const [messageId, fileId] = [`${taskId}-said`, `${taskId}-file`];
    const stream = streamOf.conversation(w, taskStreamId(`${c}-p`, taskId));
    const words = await sealField(world.vault, 'MessageSent', 'words', team, {
      text: `${c} hush`,
      rest: null,
    });
    const mentions = [user.accountId];
    await world.append(stream, [
      {
        type: 'MessageSent',
        data: {
          ...{ messageId, taskId, moduleId, ...team, words, mentions, side: 'seller', via: 'app' },
          ...{ gives: 'client', status: 'TODO' },
        },
      },
    ]);
    await stored(fileId, taskId, 'message', team);
    await world.append(stream, [
      {
        type: 'MessageFilesAttached',
        data: { messageId, taskId, moduleId, ...team, files: [fileId] },
      },
    ]);
  }

  async function stored(
    fileId: string,
    taskId: string,
    carrier: 'message' | 'answers',
    by: typeof user,
  ) {
    const name = await sealField(
      world.vault,
      'FileStored',
      'name',
      by,
      carrier === 'answers' ? `${c} scan.pdf` : `${c} hush.pdf`,
    );
    const contents = [{ key: 'e'.repeat(64), bytes: 12, width: null, height: null }];
    const type = 'application/pdf';
    await world.append(streamOf.file(w, fileId), [
      {
        type: 'FileStored',
        data: { fileId, ...by, processId: `${c}-p`, taskId, carrier, name, type, contents },
      },
    ]);
  }

  async function answered() {
    const scan = `${c}-shut-scan`;
    await stored(scan, shut, 'answers', user);
    const value = (await world.vault.seal(user.accountId, [scan])) as Sealed<string>;
    await world.append(streamOf.answers(w, taskStreamId(`${c}-p`, shut)), [
      {
        type: 'AnswersSent',
        data: {
          ...{
            plan: { kind: 'process', id: `${c}-p` },
            clientId: c,
            taskId: shut,
            moduleId,
            headline: c,
          },
          ...{ formId: form.formId, version: 1, answers: [{ fieldId: 'scan', ...user, value }] },
        },
      },
    ]);
  }
}
