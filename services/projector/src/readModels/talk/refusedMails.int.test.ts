import { streamOf, taskStreamId } from '@waymark/events';
import { sealField } from '@waymark/vault';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copied, milestone, module, task, whole } from '../../testing/builders.ts';
import type { ProjectorWorld } from '../../testing/world.ts';
import { openSandbox, process } from '../plans/testing/sandbox.ts';

let world: ProjectorWorld;
const conversation = streamOf.conversation('w', taskStreamId('p', 't'));
beforeAll(async () => {
  world = await openSandbox();
  await world.append(streamOf.process('w', 'p'), [
    process('p'),
    copied(
      [milestone('m')],
      [whole(module('m', 'm', { status: 'ACTIVE' }), [task('t', 'm', { assignee: 'jonas' })])],
    ),
  ]);
});
afterAll(() => world.close());

test('a mail that could not be taken is said to the team with its reason, counts for nothing, and no client reads of it', async () => {
  const filter = { filter: { planId: 'p', taskId: 't' } };
  const messages = (who: string) => world.rows(who, 'w', 'messages', filter);
  const conversations = () => world.rows('dana', 'w', 'conversations', filter);
  const about = { taskId: 't', moduleId: 'm' };
  const words = await sealField(
    world.vault,
    'MessageSent',
    'words',
    { accountId: 'dana' },
    { text: 'Hi', rest: null },
  );
  await world.append(conversation, [
    {
      type: 'MessageSent',
      data: {
        ...{
          messageId: 'first',
          ...about,
          accountId: 'dana',
          side: 'seller',
          words,
          mentions: [],
          via: 'app',
        },
        ...{ gives: 'client', status: 'TODO' },
      },
    },
  ]);
  const before = await conversations();
  await world.append(
    conversation,
    [
      {
        type: 'ReplyRefused',
        data: { messageId: 'refused', ...about, accountId: 'jonas', why: 'tooLarge' },
      },
    ],
    { kind: 'system', name: 'mailIn' },
  );
  const last = (await messages('dana')).at(-1);
  expect(last).toMatchObject({
    id: 'refused',
    state: 'refused',
    refusedFor: 'tooLarge',
    authorId: 'jonas',
  });
  expect((await messages('jonas')).map(({ id }) => id)).not.toContain('refused');
  expect(await conversations()).toEqual(before);
  expect(before).toHaveLength(1);
});
