import { streamOf, taskStreamId, type WaymarkEvent } from '@waymark/events';
import { fieldOf } from '@waymark/events/testing';
import type { Keys } from '@waymark/vault';
import { beforeEach, expect, test } from 'vitest';
import { changesForMail } from './changesForMail.ts';
import { mailing } from '../../reactions/mailing.ts';
import { mailJob, type EventMail } from '../../outbox/mailJob.ts';
import { react } from '../../reactions/reactionTo.ts';
import {
  module,
  planCopied,
  processCreated,
  SampleWorld,
  streams,
  task,
  team,
} from '../../reactions/testing/sampleWorld.ts';

const answers = streamOf.answers('w', taskStreamId('p', 't'));
const about = {
  plan: { kind: 'process' as const, id: 'p' },
  ...{ clientId: 'c', taskId: 't', moduleId: 'm', headline: 'Company' },
  ...{ formId: 'f', version: 1 },
};
const sent: WaymarkEvent = { type: 'AnswersSent', data: { ...about, answers: [] } };
/** `gone` was erased since. */
const asks = (...asked: readonly [fieldId: string, by: string][]): WaymarkEvent => ({
  type: 'AnswersChangeAsked',
  data: {
    ...about,
    asked: asked.map(([fieldId, accountId]) => ({ fieldId, accountId, words: `about ${fieldId}` })),
  },
});
/** What is sealed opens to itself, unless who wrote it was erased. */
const keys = {
  open: (id: string, sealed: string) => Promise.resolve(id === 'gone' ? null : sealed),
} as unknown as Keys;

let world: SampleWorld;
beforeEach(() => {
  world = new SampleWorld();
  world.happens(streams.process, processCreated);
  const form = { type: 'form', formId: 'f', version: 1, name: 'Company' } as const;
  world.happens(
    streams.process,
    planCopied([
      module('m', [task('t', 'm', { assignee: 'anna', content: form })], { status: 'ACTIVE' }),
    ]),
  );
  const field = { ...fieldOf('shortText', 'name'), label: 'Legal name' };
  const named = { formId: 'f', name: 'Company' };
  const made: WaymarkEvent[] = [
    { type: 'FormAdded', data: { ...named, clonedFrom: null } },
    {
      type: 'FormChanged',
      data: {
        ...named,
        intro: null,
        fields: [{ from: null, to: field }],
        order: { from: [], to: ['name'] },
      },
    },
    { type: 'FormPublished', data: { ...named, version: 1 } },
  ];
  for (const event of made) world.happens(streamOf.form('w', 'f'), event);
});

const status = (
  from: 'TODO' | 'DONE',
  to: 'DONE' | 'IN_PROGRESS',
  changeAsked?: true,
): WaymarkEvent => ({
  type: 'TaskStatusSet',
  data: { taskId: 't', moduleId: 'm', from, to, reason: null, ...(changeAsked && { changeAsked }) },
});
const line = { taskId: 't', headline: 'Company' };
const toAnna = { eventId: 'e', to: 'anna', workspaceId: 'w', workspaceName: 'Acme' };
const place = { processId: 'p', processName: 'Onboarding' };
const tasks = mailJob.parse({
  mail: 'tasks',
  ...toAnna,
  ...place,
  tasks: [line],
  count: 1,
}) as EventMail;
const digest = mailJob.parse({
  ...{ mail: 'digest', ...toAnna, today: '2026-11-20' },
  processes: [
    {
      ...{
        ...place,
        clientName: 'Buyer',
        ofClient: true,
        turn: [{ ...line, moduleId: 'm' }],
        turnCount: 1,
      },
      ...{ stuck: [], stuckCount: 0, others: [], othersCount: 0 },
    },
  ],
}) as EventMail;
const changesIn = async (job: EventMail) => [
  ...(await changesForMail(job, { look: world.look, keys })).values(),
];

test('a mail has what is asked to be changed of its tasks, by question, until it was sent again', async () => {
  world.happens(answers, sent);
  expect(await changesIn(tasks)).toEqual([]);
  world.happens(answers, asks(['name', 'olga'], ['gone', 'gone']), team('olga'));
  const change = {
    by: 'olga',
    asked: [
      { question: 'Legal name', words: 'about name' },
      { question: '', words: null },
    ],
  };
  expect([await changesIn(tasks), await changesIn(digest)]).toEqual([[change], [change]]);
  world.happens(answers, { type: 'AnswersCorrected', data: { ...about, answers: [], gone: [] } });
  expect(await changesIn(tasks)).toEqual([]);
});

test('a mail that lists no tasks as somebody’s has none', async () => {
  world.happens(answers, asks(['name', 'olga']), team('olga'));
  const invitation = mailJob.parse({ mail: 'invitation', ...toAnna, by: null }) as EventMail;
  expect(await changesIn(invitation)).toEqual([]);
});

const told = async (event: ReturnType<SampleWorld['happens']>) =>
  (await react(mailing, event, world.look)).flatMap((each) =>
    each.kind === 'news' ? [[each.news.to, each.news.about.kind, each.news.about.came?.from]] : [],
  );

test('whoever has the task is told once: by its opening where it was done, else by the request', async () => {
  world.happens(streams.process, status('TODO', 'DONE'));
  expect(await told(world.happens(answers, asks(['name', 'olga']), team('olga')))).toEqual([]);
  const opened = world.happens(streams.process, status('DONE', 'IN_PROGRESS', true), team('olga'));
  expect(await told(opened)).toEqual([['anna', 'turn', 'changeAsked']]);
  expect(await told(world.happens(answers, asks(['name', 'olga']), team('olga')))).toEqual([
    ['anna', 'turn', 'changeAsked'],
  ]);
});

test('nobody is told of what they asked themselves', async () => {
  const asked = world.happens(answers, asks(['name', 'anna']), {
    kind: 'clientUser',
    accountId: 'anna',
    clientId: 'c',
  });
  expect(await told(asked)).toEqual([]);
});
