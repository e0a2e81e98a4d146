import type { AnswerDraft } from '@waymark/api';
import {
  filledIn,
  nouns,
  streamOf,
  taskStreamId,
  type Answers,
  type Form,
  type TaskAnswers,
} from '@waymark/events';
import { fieldOf } from '@waymark/events/testing';
import { foldStream } from '@waymark/log';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type CommandHarness } from '../../testing/commandHarness.ts';
import { sampleWorkspace } from '../../testing/sampleWorkspace.ts';

const PEOPLE = 50;
const REPUBLISHED = 10;
const plan = { kind: 'process', id: 'p' } as const;
const asked = ['name', 'why', 'where'] as const;

let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;
const people: string[] = [];
const taskOf = (nth: number) => `filled-${nth}`;

beforeAll(async () => {
  harness = await startHarness();
  world = await sampleWorkspace(harness);
  await harness.give(world.olga, 'AddForm', { formId: 'busy', name: 'Busy' });
  await harness.give(world.olga, 'ChangeForm', {
    ...{
      formId: 'busy',
      fields: asked.map((id) => fieldOf('shortText', id, { label: id, required: true })),
    },
  });
  await harness.give(world.olga, 'PublishForm', { formId: 'busy' });
  const content = { type: 'form', formId: 'busy', version: 1, name: 'Busy' } as const;
  for (let n = 0; n < PEOPLE; n++) {
    const taskId = taskOf(n);
    const task = { taskId, blockId: `of-${taskId}`, headline: taskId, content };
    await harness.give(world.olga, 'AddTask', { plan, moduleId: 'm', ...task });
    await harness.give(world.olga, 'SetTaskAssignee', { plan, taskId, assignee: world.anna });
    // Both users of the client may answer; half of the forms are filled in by each, fifty pages at
    // once.
    people.push(n % 2 === 0 ? world.anna : world.ben);
  }
});
afterAll(() => harness.stop());

/** What somebody says to a question, letter by letter. */
const words = (nth: number, question: string) => `${question} of ${nth}`;

async function fill(nth: number): Promise<void> {
  const [who = '', taskId] = [people[nth], taskOf(nth)];
  const seen: Record<string, number> = {};
  for (const question of asked)
    for (const said of [words(nth, question).slice(0, 4), words(nth, question)]) {
      const { status, body } = await harness.post<AnswerDraft>(
        who,
        `/api/drafts/process/p/${taskId}`,
        { ...{ answers: { [question]: said }, gone: [], seen } },
      );
      expect(status).toBe(200);
      seen[question] = body.fields[question]?.revision ?? 0;
    }
  const answers = Object.fromEntries(asked.map((question) => [question, words(nth, question)]));
  await harness.give(who, 'SendAnswers', { plan, taskId, formId: 'busy', version: 1, answers });
}

/** Takes a question away, asks another, and asks a third otherwise than before. */
async function republish(): Promise<void> {
  for (let n = 0; n < REPUBLISHED; n++) {
    const asks = [
      fieldOf('number', `new-${n}`, { label: `New ${n}`, required: true }),
      fieldOf(n % 2 === 0 ? 'number' : 'email', 'name', { label: 'Name', required: true }),
    ];
    const removed = n === 0 ? ['why'] : [`new-${n - 1}`];
    await harness.give(world.olga, 'ChangeForm', { formId: 'busy', fields: asks, removed });
    await harness.give(world.olga, 'PublishForm', { formId: 'busy' });
  }
}

/** What was answered, as the team reads it. */
async function openedBy({ fields }: TaskAnswers): Promise<Answers> {
  const opened: Record<string, unknown> = {};
  for (const [fieldId, { accountId, value }] of fields)
    opened[fieldId] = await harness.vault.open(accountId, value);
  return opened as Answers;
}

test('while fifty forms are filled in theirs is published anew ten times: every answer arrives, and holds in the version that was asked', async () => {
  await Promise.all([republish(), ...people.map((_, nth) => fill(nth))]);
  const form = await foldStream<Form>(harness.log, streamOf.form('w', 'busy'), nouns.form);
  expect(form.versions.size).toBe(REPUBLISHED + 1);
  const first = form.versions.get('1')!;
  expect(first.fields.map(({ fieldId }) => fieldId)).toEqual(asked);
  for (const nth of people.keys()) {
    const stream = streamOf.answers('w', taskStreamId('p', taskOf(nth)));
    const state = await foldStream<TaskAnswers>(harness.log, stream, nouns.answers);
    expect(state).toMatchObject({ life: 'sent', formId: 'busy', version: 1 });
    const opened = await openedBy(state);
    expect(opened).toEqual(
      Object.fromEntries(asked.map((question) => [question, words(nth, question)])),
    );
    expect([...filledIn(first, opened).problems]).toEqual([]);
  }
});
