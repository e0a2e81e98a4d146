import type { AnswerDraft } from '@waymark/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type CommandHarness } from '../../testing/commandHarness.ts';
import { moreQuestions } from '../../testing/moreQuestions.ts';
import { sampleWorkspace } from '../../testing/sampleWorkspace.ts';
import { parseEvent, streamOf, taskStreamId } from '@waymark/events';
import { followAnswers } from '../../reactions/followAnswers.ts';
import { logLookups } from '../../mail/lookups/lookups.ts';
import { enqueueConsequences } from '../../reactions/enqueueConsequences.ts';
import { react } from '../../reactions/reactionTo.ts';
import { withoutRepeats } from '../../reactions/withoutRepeats.ts';
import { AnswerDrafts } from './answerDrafts.ts';

let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;
const of = { workspaceId: 'w', planId: 'p', taskId: 'fill' };
const where = '/api/drafts/process/p/fill';
type Said = Readonly<Record<string, string>>;

beforeAll(async () => {
  harness = await startHarness();
  world = await sampleWorkspace(harness);
  await moreQuestions(harness, world.olga, 'a', 'b', 'c', 'also', 'z');
});
afterAll(() => harness.stop());

const keep = (
  who: string,
  answers: Said,
  seen: Readonly<Record<string, number>> = {},
  gone: string[] = [],
) =>
  harness.post<AnswerDraft & { code: string; field: string }>(who, where, { answers, gone, seen });
const there = () => new AnswerDrafts(harness.pool, harness.vault).read(of);

test('two people who fill in one form find each other’s answers; only the same question is refused, the others are kept', async () => {
  const first = await keep(world.anna, { a: 'Anna', b: 'both' });
  expect(first.body.fields).toMatchObject({
    a: { value: 'Anna', revision: 1, by: world.anna },
    b: { revision: 1 },
  });
  expect((await keep(world.ben, { b: 'Ben' }, { b: 1 })).body.fields).toMatchObject({
    a: { value: 'Anna' },
    b: { value: 'Ben', revision: 2, by: world.ben },
  });
  const late = await keep(world.anna, { a: 'Anna again', b: 'mine' }, { a: 1, b: 1 });
  expect(late).toMatchObject({ status: 409, body: { code: 'answer-changed', field: 'answers.b' } });
  expect(await there()).toMatchObject({
    a: { value: 'Anna again', revision: 2 },
    b: { value: 'Ben', revision: 2 },
  });
  expect((await keep(world.anna, {}, { b: 2 }, ['b'])).body.fields).toMatchObject({
    b: { value: null, revision: 3 },
  });
});

test('what stands in the table says nothing, and nothing is left of who was erased', async () => {
  const { rows } = await harness.pool.query('SELECT sealed FROM identity.answer_drafts');
  expect(JSON.stringify(rows)).not.toMatch(/Anna|Ben/);
  await keep(world.ben, { c: 'Ben was here' });
  await harness.vault.erase(world.ben);
  expect(Object.keys(await there())).toEqual(['a', 'b']);
});

test('of who may answer the form alone', async () => {
  const eve = await harness.account('eve@example.com');
  expect((await keep(eve, { a: 'x' })).body.code).toBe('no-permission');
  expect((await keep(world.olga, { z: 'x' })).status).toBe(200);
  const at = (path: string) => harness.post(world.anna, path, { answers: {}, gone: [], seen: {} });
  expect((await at('/api/drafts/process/p/own')).body.code).toBe('task-not-form');
  expect((await at('/api/drafts/process/p/secret')).body.code).toBe('task-not-found');
  expect((await at('/api/drafts/blueprint/b/b-own')).status).toBe(422);
  await new AnswerDrafts(harness.pool, harness.vault).forget(of);
  expect(await there()).toEqual({});
});

test('an answer to what no version of the form asks is refused, and nothing is kept', async () => {
  expect(await keep(world.anna, { field: 'other', unasked: 'x' })).toMatchObject({
    ...{ status: 422, body: { code: 'answer-invalid', field: 'answers.unasked' } },
  });
  expect((await keep(world.anna, {}, {}, ['unasked'])).status).toBe(422);
  expect(await there()).toEqual({});
});

test('sending lets go of the draft by itself, for every device and also late; what was written after it stays', async () => {
  const plan = { kind: 'process', id: 'p' } as const;
  const sent = async (field: string) => {
    await harness.give(world.anna, 'SendAnswers', {
      ...{ plan, taskId: 'fill', formId: 'form', version: 1, answers: { field } },
    });
    const [event] = (
      await harness.eventsOf(streamOf.answers('w', taskStreamId('p', 'fill')))
    ).slice(-1);
    return event ?? expect.unreachable();
  };
  const followed = async (event: Awaited<ReturnType<typeof sent>>) => {
    const what = await react(followAnswers, parseEvent(event), logLookups(harness.log));
    const client = await harness.pool.connect();
    const drafts = what.filter(({ kind }) => kind === 'sent');
    await enqueueConsequences(client, followAnswers, [{ event, what: drafts }], {
      unlessTold: withoutRepeats(harness.pool),
      clock: () => new Date(),
    });
    client.release();
  };
  await keep(world.anna, { field: 'other' });
  await keep(world.olga, { also: 'Olga' });
  await followed(await sent('other'));
  expect(await there()).toEqual({});
  const corrected = await sent('entra');
  const afterwards = new Date(Date.parse(corrected.metadata.at) + 1);
  const written = { answers: { also: 'Olga, afterwards' }, gone: [], seen: {} };
  await new AnswerDrafts(harness.pool, harness.vault).write(of, written, world.olga, afterwards);
  await followed(corrected);
  expect(await there()).toMatchObject({ also: { value: 'Olga, afterwards' } });
});
