import { streamOf, taskStreamId, type WaymarkEvent } from '@waymark/events';
import { sealField } from '@waymark/vault';
import { copied, milestone, module, task, whole } from '../../../testing/builders.ts';
import type { WorldRow, ProjectorWorld } from '../../../testing/world.ts';
import { openSandbox, process } from '../../plans/testing/sandbox.ts';

type Data<Type extends WaymarkEvent['type']> = Extract<WaymarkEvent, { type: Type }>['data'];
type Saying = Partial<Data<'MessageSent'>> & { readonly text?: string };

const team = (accountId: string) => ({ kind: 'user', accountId, party: 'team' }) as const;
export const jonas = { kind: 'clientUser', accountId: 'jonas', clientId: 'c' } as const;
export const place = (taskId: string) => ({
  taskId,
  moduleId: taskId === 'secret' ? 'hidden' : 'm',
});
export const talkAbout = (taskId: string) => streamOf.conversation('w', taskStreamId('p', taskId));

/**
 * Dana owns the workspace, Priya the process; Mikkel follows its first task, which Jonas of the
 * client has. Nothing has begun.
 */
export async function openBells() {
  const world = await openSandbox();
  await world.openAccount('priya', 'Priya', 'Rodriguez');
  await world.openAccount('mikkel', 'Mikkel');
  await world.append(streamOf.workspace('w'), [
    { type: 'MemberAdded', data: { accountId: 'priya', role: 'ADMIN' } },
    { type: 'MemberAdded', data: { accountId: 'mikkel', role: 'ADMIN' } },
  ]);

  const plan = (
    events: readonly WaymarkEvent[],
    actor: Parameters<ProjectorWorld['append']>[2] = team('dana'),
  ) => world.append(streamOf.process('w', 'p'), events, actor);
  await plan([
    process('p'),
    copied(
      [milestone('m')],
      [
        whole(module('m', 'm'), [
          task('t', 'm', { assignee: 'jonas', followers: ['mikkel'] }),
          task('u', 'm', { assignee: 'jonas' }),
          task('v', 'm', { assignee: 'dana' }),
        ]),
        whole(module('hidden', 'm', { audience: 'INTERN', status: 'ACTIVE' }), [
          task('secret', 'hidden', { assignee: 'jonas' }),
        ]),
      ],
    ),
    { type: 'ProcessOwnerSet', data: { processId: 'p', from: null, to: 'priya' } },
  ]);

  const start = () =>
    plan([
      {
        type: 'ModuleStatusSet',
        data: {
          moduleId: 'm',
          from: 'PENDING',
          to: 'ACTIVE',
          on: '2026-11-20',
          completed: [],
          due: [],
        },
      },
    ]);

  async function say(
    accountId: string,
    messageId: string,
    { text = '', ...change }: Saying = {},
    taskId = 't',
  ) {
    const side = accountId === 'jonas' ? 'client' : 'seller';
    const words =
      change.words ??
      (await sealField(world.vault, 'MessageSent', 'words', { accountId }, { text, rest: null }));
    await world.append(
      talkAbout(taskId),
      [
        {
          type: 'MessageSent',
          data: {
            ...{ messageId, ...place(taskId), accountId, side, words, mentions: [], via: 'app' },
            ...{ gives: side === 'client' ? 'seller' : 'client', status: 'TODO', ...change },
          },
        },
      ],
      accountId === 'jonas' ? jonas : team(accountId),
    );
  }

  async function note(noteId: string, text: string, mentions: string[]) {
    const words = await sealField(
      world.vault,
      'NoteAdded',
      'words',
      { accountId: 'dana' },
      { text },
    );
    await world.append(streamOf.notes('w', taskStreamId('p', 't')), [
      { type: 'NoteAdded', data: { noteId, ...place('t'), accountId: 'dana', words, mentions } },
    ]);
  }

  const attend = (accountId: string, ...events: WaymarkEvent[]) =>
    world.append(
      streamOf.attention('w', accountId),
      events,
      accountId === 'jonas' ? jonas : team(accountId),
    );

  const bell = (who: string) => world.rows(who, 'w', 'notices', { range: [0, 99] });
  const newest = async (who: string): Promise<WorldRow | undefined> => (await bell(who))[0];
  const kinds = async (who: string) => (await bell(who)).map(({ kind }) => kind);
  return { world, plan, start, say, note, attend, bell, newest, kinds };
}
export type Bells = Awaited<ReturnType<typeof openBells>>;
