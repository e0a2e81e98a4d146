import { jobBoard, streamOf, taskStreamId, type Actor } from '@waymark/events';
import { sealField } from '@waymark/vault';
import { copied, module, task, whole } from './builders.ts';
import type { ProjectorWorld } from './world.ts';

/**
 * On the board of a client's project a job that they see, and one of the team's alone. What is said
 * about their tasks is called after the board, `<client>-board`, and what clients must not hear
 * `hush`.
 */
export async function boardOf(world: ProjectorWorld, w: string, c: string): Promise<void> {
  const [user, team] = [`user-${c}`, `team-${w}`];
  const projectId = `${c}-pr`;
  const shown = { taskId: `${c}-board-t`, moduleId: `${c}-board-job` };
  const inner = { taskId: `${c}-board-hush`, moduleId: `${c}-board-inner` };
  await world.append(streamOf.project(w, projectId), [
    copied(
      [],
      [
        whole(module(shown.moduleId, jobBoard, { status: 'ACTIVE' }), [
          task(shown.taskId, shown.moduleId, { assignee: user }),
        ]),
        whole(
          module(inner.moduleId, jobBoard, { status: 'ACTIVE', audience: 'INTERN', title: 'hush' }),
          [task(inner.taskId, inner.moduleId, { assignee: team })],
        ),
      ],
    ),
  ]);
  const say = async (of: typeof shown, accountId: string, text: string) => {
    const ofClient = accountId === user;
    const actor: Actor = ofClient
      ? { kind: 'clientUser', accountId, clientId: c }
      : { kind: 'user', accountId, party: 'team' };
    const words = await sealField(
      world.vault,
      'MessageSent',
      'words',
      { accountId },
      { text, rest: null },
    );
    await world.append(
      streamOf.conversation(w, taskStreamId(projectId, of.taskId)),
      [
        {
          type: 'MessageSent',
          data: {
            ...{
              messageId: `${text} message`,
              ...of,
              accountId,
              words,
              mentions: [user],
              via: 'app',
            },
            ...{
              side: ofClient ? 'client' : 'seller',
              gives: ofClient ? 'seller' : 'client',
              status: 'TODO',
            },
          },
        },
      ],
      actor,
    );
  };
  await say(shown, user, `${c}-board asks`);
  await say(shown, team, `${c}-board is answered`);
  await say(inner, team, `${c}-board hush`);
  const words = await sealField(
    world.vault,
    'NoteAdded',
    'words',
    { accountId: team },
    { text: `${c}-board hush` },
  );
  await world.append(streamOf.notes(w, taskStreamId(projectId, shown.taskId)), [
    {
      type: 'NoteAdded',
      data: { noteId: `${c}-board-note`, ...shown, accountId: team, words, mentions: [user] },
    },
  ]);
}
