import { sealField } from '@waymark/vault';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProjectorWorld } from '../../testing/world.ts';
import { openBells, type Bells } from './testing/bells.ts';

let bells: Bells;
let world: ProjectorWorld;
beforeAll(async () => {
  bells = await openBells();
  ({ world } = bells);
  await bells.start();
  await bells.say('jonas', 'a', { text: 'Is it fixed?' });
  await bells.say('dana', 'b', { text: 'Yes' });
  await bells.note('n', '@Mikkel take it', ['mikkel', 'jonas']);
});
afterAll(() => world.close());

describe('what was looked at', () => {
  const unread = async () => (await bells.bell('priya')).filter((each) => each['isUnread']).length;
  test('opening leaves everything unread but nothing new; a line is read, and then all', async () => {
    const lines = await bells.bell('priya');
    const [first] = lines;
    const upTo = `${first?.['at']}`;
    expect(lines.every((each) => each['isNew'])).toBe(true);
    await bells.attend('priya', { type: 'NoticesOpened', data: { accountId: 'priya', upTo } });
    expect((await bells.bell('priya')).some((each) => each['isNew'])).toBe(false);
    expect(await unread()).toBe(lines.length);
    await bells.attend('priya', {
      type: 'NoticeRead',
      data: { accountId: 'priya', noticeId: `${first?.['id']}` },
    });
    expect(await unread()).toBe(lines.length - 1);
    await bells.attend('priya', { type: 'NoticesRead', data: { accountId: 'priya', upTo } });
    expect(await unread()).toBe(0);
    await bells.say('jonas', 'g', { text: 'One more' });
    expect(await bells.newest('priya')).toMatchObject({
      isNew: true,
      isUnread: true,
      text: 'One more',
    });
    expect(await world.rows('priya', 'w', 'notices', { filter: { isNew: true } })).toHaveLength(1);
  });
  test('what was seen in its conversation is read', async () => {
    const upTo = `${(await bells.newest('priya'))?.['at']}`;
    await bells.attend('priya', {
      type: 'ConversationSeen',
      data: { processId: 'p', taskId: 't', accountId: 'priya', upTo },
    });
    expect(await unread()).toBe(0);
  });
});

describe('to a client', () => {
  const plant = (change: Record<string, unknown>) => {
    const row = {
      ...{
        workspace_id: 'w',
        account_id: 'jonas',
        id: 'planted',
        kind: 'message',
        plan_id: 'p',
        client_id: 'c',
        module_id: 'm',
      },
      ...{
        task_id: 't',
        said_id: 'a',
        by_id: 'dana',
        by_side: 'seller',
        audience: 'EXTERN',
        hidden: false,
        task_hidden: false,
      },
      ...{ at: '2099-01-01T00:00:00.000Z', position: 999_999_999, ...change },
    };
    return world.db
      .query(`DELETE FROM read.notices WHERE id = 'planted';`)
      .then(() =>
        world.db.query(
          `INSERT INTO read.notices SELECT * FROM jsonb_populate_record(NULL::read.notices, $1)`,
          [JSON.stringify(row)],
        ),
      );
  };
  const isTold = async () => (await bells.bell('jonas')).some(({ id }) => id === 'planted');
  test.each([
    ['as a control: of what they see', {}, true],
    ['a note', { kind: 'noted', said_id: 'n' }, false],
    ['what was the team’s when it happened', { audience: 'INTERN' }, false],
    [
      'a task of a hidden module',
      { kind: 'given', said_id: null, module_id: 'hidden', task_id: 'secret' },
      false,
    ],
    ['a task that was hidden', { task_hidden: true }, false],
    [
      'a hidden module',
      { kind: 'started', said_id: null, module_id: 'hidden', task_id: null },
      false,
    ],
    ['somebody else’s', { account_id: 'dana' }, false],
  ])('nothing is told of what is planted: %s', async (_, change, told) => {
    await plant(change);
    expect(await isTold()).toBe(told);
    await world.db.query(`DELETE FROM read.notices WHERE id = 'planted'`);
  });

  test('what was told of a module goes with it when it is hidden, and what happens meanwhile is never told', async () => {
    const audience = (from: 'INTERN' | 'EXTERN', to: 'INTERN' | 'EXTERN') =>
      bells.plan([{ type: 'ModuleAudienceSet', data: { moduleId: 'm', from, to } }]);
    const said = async () => (await bells.bell('jonas')).flatMap(({ text }) => text ?? []);
    const before = await said();
    expect(before).toEqual(['Yes']);
    await audience('EXTERN', 'INTERN');
    expect(await bells.bell('jonas')).toEqual([]);
    await bells.say('dana', 'x', { text: 'Among ourselves', mentions: ['jonas'] });
    await audience('INTERN', 'EXTERN');
    expect(await said()).toEqual(before);
  });
});

test('of a person who was erased the words are gone once the row is made, and it says so', async () => {
  const holder = { accountId: 'jonas' };
  const words = await sealField(world.vault, 'MessageSent', 'words', holder, {
    text: 'My number',
    rest: null,
  });
  await world.vault.erase('jonas');
  await bells.say('jonas', 'z', { words });
  expect(await bells.newest('priya')).toMatchObject({ text: '', erased: true });
});
