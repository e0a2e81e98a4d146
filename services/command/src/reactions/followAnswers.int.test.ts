import {
  nouns,
  parseEvent,
  streamOf,
  taskStreamId,
  type Process,
  type Stored,
} from '@waymark/events';
import { foldStream } from '@waymark/log';
import { openText } from '@waymark/vault';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type CommandHarness } from '../testing/commandHarness.ts';
import { processOn } from '../testing/anotherProcess.ts';
import { sampleWorkspace } from '../testing/sampleWorkspace.ts';
import { followAnswers } from './followAnswers.ts';
import { logLookups } from '../mail/lookups/lookups.ts';
import { react } from './reactionTo.ts';

let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;
const plan = { kind: 'process', id: 'p' } as const;
const fill = { plan, taskId: 'fill' };
const stream = streamOf.answers('w', taskStreamId('p', 'fill'));
const answered = (field: string) => ({ ...fill, formId: 'form', version: 1, answers: { field } });

beforeAll(async () => {
  harness = await startHarness();
  world = await sampleWorkspace(harness);
});
afterAll(() => harness.stop());

/** What the newest event of the answers calls for is done as a worker does it, and once more. */
async function statusThen(): Promise<string | undefined> {
  const events: Stored[] = await harness.eventsOf(stream);
  const last = events.at(-1);
  if (last === undefined) throw new Error('nothing was sent');
  const give = processOn(harness, world.olga);
  for (const what of await react(followAnswers, parseEvent(last), logLookups(harness.log))) {
    if (what.kind === 'sent') continue;
    if (what.kind !== 'command') throw new Error(`${what.kind} follows`);
    const { step, command } = what;
    const { name, payload } = command;
    for (const _ of ['once', 'again'])
      await give(name, payload, `follows ${last.id} ${step}`, {
        kind: 'system',
        name: 'followAnswers',
      });
  }
  return (await foldStream<Process>(harness.log, world.stream, nouns.process)).plan.tasks.get(
    'fill',
  )?.status;
}

test('sending makes the task done, asking for a change and taking back put it in progress, correcting makes it done again', async () => {
  await harness.give(world.anna, 'SendAnswers', answered('other'));
  expect(await statusThen()).toBe('DONE');
  await harness.give(world.olga, 'AskForChange', {
    ...fill,
    asked: [{ fieldId: 'field', words: 'Sure?' }],
  });
  expect(await statusThen()).toBe('IN_PROGRESS');
  await harness.give(world.ben, 'SendAnswers', answered('entra'));
  expect(await statusThen()).toBe('DONE');
  await harness.give(world.anna, 'WithdrawAnswers', fill);
  expect(await statusThen()).toBe('IN_PROGRESS');
  expect((await harness.eventsOf(stream)).map(({ type }) => type)).toEqual([
    ...['AnswersSent', 'AnswersChangeAsked', 'AnswersCorrected', 'AnswersWithdrawn'],
  ]);
  const data = (await harness.eventsOf(stream)).map((event) => event.data);
  expect(JSON.stringify(data)).not.toMatch(/entra|other|Sure/);
  // That a change was asked for is said with the task alone that opens by it.
  const set = (await harness.eventsOf(world.stream)).map(
    ({ data: said }) => said as Record<string, unknown>,
  );
  const opened = set.filter(
    ({ taskId, from, to }) => taskId === 'fill' && from === 'DONE' && to === 'IN_PROGRESS',
  );
  expect(opened.map(({ changeAsked }) => changeAsked)).toEqual([true, undefined]);
});

test('asking for a change in a module that was finished opens it again', async () => {
  const moduleId = (
    await foldStream<Process>(harness.log, world.stream, nouns.process)
  ).plan.tasks.get('fill')!.moduleId;
  const moduleStatus = async () =>
    (await foldStream<Process>(harness.log, world.stream, nouns.process)).plan.modules.get(moduleId)
      ?.status;
  await harness.give(world.anna, 'SendAnswers', answered('other'));
  await statusThen();
  const before = await moduleStatus();
  if (before === 'PENDING')
    await harness.give(world.olga, 'SetModuleStatus', { plan, moduleId, status: 'ACTIVE' });
  await harness.give(world.olga, 'SetModuleStatus', { plan, moduleId, status: 'DONE' });
  await harness.give(world.olga, 'AskForChange', {
    ...fill,
    asked: [{ fieldId: 'field', words: 'Sure?' }],
  });
  expect(await statusThen()).toBe('IN_PROGRESS');
  expect(await moduleStatus()).toBe('ACTIVE');
  await harness.give(world.anna, 'WithdrawAnswers', fill);
  await statusThen();
});

test('what becomes of the task is the doing of whoever sent the answers, asked for a change, or took them back', async () => {
  const { stream: ofProcess, anna, olga } = world;
  const last = async () => {
    const changes = (await harness.eventsOf(ofProcess)).filter(
      ({ metadata }) => metadata.command === 'FollowAnswers',
    );
    const { data, metadata } = changes.at(-1) ?? {};
    return { data, actor: metadata?.actor };
  };
  const follows = (to: string, actor: object) =>
    expect.poll(last).toMatchObject({ data: { taskId: 'fill', to }, actor });
  const byAnna = { kind: 'clientUser', accountId: anna, clientId: 'x' };
  await harness.give(anna, 'SendAnswers', answered('other'));
  await follows('DONE', byAnna);
  await harness.give(olga, 'AskForChange', {
    ...fill,
    asked: [{ fieldId: 'field', words: 'Sure?' }],
  });
  await follows('IN_PROGRESS', { kind: 'user', accountId: olga, party: 'team' });
  await harness.give(anna, 'SendAnswers', answered('other'));
  await follows('DONE', byAnna);
  await harness.give(anna, 'WithdrawAnswers', fill);
  await follows('IN_PROGRESS', byAnna);
});

test('sent twice under one key it is sent once; under another one, it stands there already', async () => {
  await harness.give(world.anna, 'SendAnswers', answered('other'));
  const before = (await harness.eventsOf(stream)).length;
  await harness.give(world.anna, 'SendAnswers', answered('other'));
  expect((await harness.eventsOf(stream)).length).toBe(before);
});

test('who may not, and what asks for no form', async () => {
  const post = async (who: string, name: 'SendAnswers' | 'AskForChange', payload: object) =>
    (await harness.post(who, name, payload)).body.code;
  expect(await post(world.anna, 'SendAnswers', { ...answered('other'), taskId: 'own' })).toBe(
    'task-not-form',
  );
  expect(await post(world.anna, 'SendAnswers', { ...answered('other'), taskId: 'team' })).toBe(
    'no-permission',
  );
  expect(await post(world.anna, 'SendAnswers', { ...answered('other'), taskId: 'secret' })).toBe(
    'task-not-found',
  );
  expect(
    await post(world.anna, 'AskForChange', {
      ...fill,
      asked: [{ fieldId: 'field', words: 'Sure?' }],
    }),
  ).toBe('no-permission');
  const gone = await harness.post(world.anna, 'SendAnswers', answered('gone'));
  expect(gone).toMatchObject({
    status: 422,
    body: { code: 'answer-invalid', field: 'answers.field' },
  });
  expect(await post(world.anna, 'SendAnswers', { ...answered('other'), version: 2 })).toBe(
    'form-moved',
  );
});

test('what was answered becomes the variable that its question names', async () => {
  const question = {
    help: '',
    half: false,
    required: true,
    message: '',
    showIf: null,
    choices: [],
    begins: '',
  };
  const choices = [{ choiceId: 'okta', label: 'Okta' }];
  const field = {
    kind: 'singleChoice',
    fieldId: 'field',
    label: 'Which one?',
    ...question,
    choices,
  } as const;
  await harness.give(world.olga, 'AddForm', { formId: 'of-variables', name: 'Variables' });
  await harness.give(world.olga, 'ChangeForm', {
    ...{ formId: 'of-variables', fields: [{ ...field, variable: 'Provider' }] },
  });
  await harness.give(world.olga, 'PublishForm', { formId: 'of-variables' });
  const form = { formId: 'of-variables', version: 1 };
  await harness.give(world.olga, 'SetTaskContent', {
    ...fill,
    content: { type: 'form', ...form, name: 'Variables' },
  });
  await harness.give(world.anna, 'SendAnswers', { ...fill, ...form, answers: { field: 'okta' } });
  const last = (await harness.eventsOf(stream)).at(-1)!;
  const follows = await react(followAnswers, parseEvent(last), logLookups(harness.log));
  const names = follows.map((what) => (what.kind === 'command' ? what.command.name : what.kind));
  expect(names).toEqual(['FollowAnswers', 'KeepAnswered', 'sent']);
  const kept = follows[1];
  if (kept?.kind !== 'command') throw new Error('nothing follows');
  const itself = { kind: 'system', name: 'followAnswers' } as const;
  for (const _ of ['once', 'again'])
    await harness.follow('KeepAnswered', kept.command.payload as object, itself);
  const { plan: after } = await foldStream<Process>(harness.log, world.stream, nouns.process);
  const [provider, ...more] = [...after.variables.values()].filter(
    ({ name }) => name === 'Provider',
  );
  expect(more).toEqual([]);
  // Sealed, as the answer is, by whoever gave it.
  expect(provider).toMatchObject({ type: 'STRING', value: { accountId: world.anna } });
  expect(await openText(harness.vault, provider!.value)).toBe('Okta');
});
