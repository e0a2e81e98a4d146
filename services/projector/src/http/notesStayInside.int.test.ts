import { streamOf, taskStreamId } from '@waymark/events';
import { sealField } from '@waymark/vault';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readModels } from '../readModels/readModels.ts';
import { openSandbox, process } from '../readModels/plans/testing/sandbox.ts';
import { copied, milestone, module, task, whole } from '../testing/builders.ts';
import { listenTo } from '../testing/listenTo.ts';
import type { ProjectorWorld } from '../testing/world.ts';

/** What nobody outside the team must ever get: words and ids that stand in notes alone. */
const secrets = ['Quokka', 'Wombat', 'note-of-the-team', 'note-that-went', 'priya'];
const jonas = { kind: 'clientUser', accountId: 'jonas', clientId: 'c' } as const;
const notes = streamOf.notes('w', taskStreamId('p', 't'));
const ofTask = { taskId: 't', moduleId: 'm' };
const allIn = (text: string) => secrets.filter((secret) => text.includes(secret));

let world: ProjectorWorld;
/** Where all was before the first note. */
let before: string;

beforeAll(async () => {
  world = await openSandbox();
  await world.openAccount('priya', 'Priya');
  await world.append(streamOf.process('w', 'p'), [
    process('p'),
    copied(
      [milestone('m')],
      [
        whole(module('m', 'm', { status: 'ACTIVE' }), [
          task('t', 'm', { assignee: 'jonas' }),
          task('u', 'm'),
        ]),
      ],
    ),
  ]);
  before = await say('asked', 'Is the address fixed?');
});
afterAll(() => world.close());

const words = (text: string) =>
  sealField(world.vault, 'NoteAdded', 'words', { accountId: 'dana' }, { text });

async function say(messageId: string, text: string): Promise<string> {
  const sealed = await sealField(
    world.vault,
    'MessageSent',
    'words',
    { accountId: 'jonas' },
    { text, rest: null },
  );
  return world.append(
    streamOf.conversation('w', taskStreamId('p', 't')),
    [
      {
        type: 'MessageSent',
        data: {
          ...{
            messageId,
            ...ofTask,
            accountId: 'jonas',
            side: 'client',
            words: sealed,
            mentions: [],
            via: 'app',
          },
          ...{ gives: 'seller', status: 'TODO' },
        },
      },
    ],
    jonas,
  );
}

/**
 * One note that stays, edited and seen, with a colleague named in it who stands nowhere else; and
 * one that went.
 */
async function takeNotes(): Promise<string> {
  const of = (noteId: string) => ({ noteId, ...ofTask, accountId: 'dana' });
  await world.append(notes, [
    {
      type: 'NoteAdded',
      data: { ...of('note-of-the-team'), words: await words('Quokka first'), mentions: ['priya'] },
    },
    {
      type: 'NoteAdded',
      data: { ...of('note-that-went'), words: await words('Wombat too'), mentions: [] },
    },
    {
      type: 'NoteEdited',
      data: { ...of('note-of-the-team'), words: await words('Quokka last'), mentions: ['priya'] },
    },
    { type: 'NoteDeleted', data: of('note-that-went') },
  ]);
  // Of a task about which nothing else was said.
  await world.append(streamOf.notes('w', taskStreamId('p', 'u')), [
    {
      type: 'NoteAdded',
      data: {
        ...of('note-of-the-team'),
        taskId: 'u',
        words: await words('Quokka alone'),
        mentions: [],
      },
    },
  ]);
  return world.append(streamOf.attention('w', 'dana'), [
    {
      type: 'ConversationSeen',
      data: { processId: 'p', taskId: 't', accountId: 'dana', upTo: '2026-12-01T00:00:00.000Z' },
    },
  ]);
}

/**
 * Every byte that somebody can read: each resource whole, by plan, by task, by what is searched
 * for, one by one; and all else.
 */
async function allThatIsReadBy(who: string): Promise<string> {
  const filters = [
    {},
    { planId: 'p' },
    { planId: 'p', taskId: 't' },
    ...secrets.map((q) => ({ q })),
  ];
  const paths = readModels
    .flatMap(({ resources }) => resources)
    .flatMap(({ name }) => [
      ...filters.map((filter) => `${name}?filter=${encodeURIComponent(JSON.stringify(filter))}`),
      ...['p_t', 'p', 't', 'note-of-the-team', 'note-that-went'].map((id) => `${name}/${id}`),
    ]);
  let all = '';
  for (const path of [
    ...paths,
    'me',
    'plans/p/workspaces',
    'executions/p/turns',
    'executions/p/tasks/t/turns',
    'operations',
  ]) {
    const answer = await world.fetch(who, 'w', `/api/${path}`);
    // What was asked for, and not found, may be said again.
    const body = (await answer.text()).replaceAll(path, '');
    if (answer.ok) all += `${[...answer.headers].join('\n')}\n${body}\n`;
  }
  return all;
}

test('no read, no search, no history and no number of a client knows of a note', async () => {
  const counts = async () => {
    const rows = await world.rows('jonas', 'w', 'conversations');
    const history = await world.rows('jonas', 'w', 'history', { filter: { planId: 'p' } });
    return { rows, history, notices: await world.rows('jonas', 'w', 'notices') };
  };
  const known = await counts();
  await takeNotes();
  expect(await world.rows('dana', 'w', 'notes')).toHaveLength(3);
  expect(allIn(await allThatIsReadBy('dana'))).toEqual(
    expect.arrayContaining(['Quokka', 'note-of-the-team', 'priya']),
  );
  expect(allIn(await allThatIsReadBy('jonas'))).toEqual([]);
  // What was seen is told of messages, and of nothing else.
  expect(await counts()).toEqual(known);
});

test('were the rows of notes open, this walk would find them', async () => {
  await world.db.query('ALTER TABLE read.notes DISABLE ROW LEVEL SECURITY');
  expect(allIn(await allThatIsReadBy('jonas'))).toContain('Quokka');
  await world.db.query('ALTER TABLE read.notes ENABLE ROW LEVEL SECURITY');
  expect(allIn(await allThatIsReadBy('jonas'))).toEqual([]);
});

test('no live change, and none that is told later, tells a client of a note', async () => {
  const [team, client] = [await listenTo(world, 'dana'), await listenTo(world, 'jonas')];
  const noted = await takeNotesAgain();
  const told = await say('asked-again', 'By when?');
  // What follows closely is told as one, by the position of the last.
  await expect.poll(async () => BigInt((await team.next())?.id ?? -1) >= BigInt(noted)).toBe(true);
  expect(await client.next()).toMatchObject({
    id: told,
    data: { topics: ['talk:p', 'inbox', 'notices'] },
  });
  await Promise.all([team.close(), client.close()]);

  const [asTeam, asClient] = [
    await listenTo(world, 'dana', `?after=${before}`),
    await listenTo(world, 'jonas', `?after=${noted}`),
  ];
  expect(asTeam.missed.flatMap(({ data }) => data.topics)).toContain('talk:p');
  expect(asClient.missed.map(({ event, data }) => [event, data.topics])).toEqual([
    ['change', ['talk:p', 'inbox', 'notices']],
  ]);
  const betweenNotes = await listenTo(world, 'jonas', `?after=${told}`);
  expect(betweenNotes.missed).toEqual([]);
  await Promise.all([asTeam.close(), asClient.close(), betweenNotes.close()]);
});

const takeNotesAgain = async () =>
  world.append(notes, [
    {
      type: 'NoteAdded',
      data: {
        noteId: 'another',
        ...ofTask,
        accountId: 'dana',
        words: await words('Quokka'),
        mentions: [],
      },
    },
  ]);
