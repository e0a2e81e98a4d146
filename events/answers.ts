import { z } from 'zod';
import { eventsOf, type EventOf } from './define.ts';
import { answer } from './forms/schema.ts';
import type { Answer } from './forms/definition.ts';
import { defineNoun } from './noun.ts';
import { pathTo } from './paths.ts';
import { sealed, type Opened, type Sealed } from './sealed.ts';
import { phrase } from './telling/phrase.ts';
import { created, cut, telling, type Change } from './telling/telling.ts';
import { taskOfStreamId } from './taskStream.ts';

/** An answer as it is kept, and by whose key it is sealed. */
export type SealedAnswer = { readonly accountId: string; readonly value: Sealed<Answer> };

/** What was answered to the form of a task (PRODUCT 18.7). */
export type TaskAnswers = {
  readonly life: 'absent' | 'sent' | 'withdrawn';
  readonly formId: string;
  readonly version: number;
  /** By question. */
  readonly fields: ReadonlyMap<string, SealedAnswer>;
  /** Questions of which the team wants the answer changed. */
  readonly asked: ReadonlySet<string>;
  /** What has become of the task by what happened last. */
  readonly makes: 'DONE' | 'IN_PROGRESS' | null;
};

export const noAnswers: TaskAnswers = {
  life: 'absent',
  formId: '',
  version: 0,
  fields: new Map(),
  asked: new Set(),
  makes: null,
};

const define = eventsOf<TaskAnswers>();

const ofTask = {
  plan: z.object({ kind: z.enum(['process', 'project']), id: z.string() }),
  clientId: z.string(),
  taskId: z.string(),
  moduleId: z.string(),
  /** What the task was called then. */
  headline: z.string(),
};
const ofForm = { ...ofTask, formId: z.string(), version: z.number() };
const given = z.array(
  z.object({
    fieldId: z.string(),
    accountId: z.string(),
    value: sealed(answer, { by: 'accountId' }),
  }),
);

const kept = (
  fields: ReadonlyMap<string, SealedAnswer>,
  answers: z.output<typeof given>,
  gone: readonly string[] = [],
): ReadonlyMap<string, SealedAnswer> => {
  const after = new Map(fields);
  for (const fieldId of gone) after.delete(fieldId);
  for (const { fieldId, accountId, value } of answers) after.set(fieldId, { accountId, value });
  return after;
};

type TaskOfAnswers = z.output<z.ZodObject<typeof ofTask>>;
const about = ({ moduleId, taskId }: TaskOfAnswers) => ({ moduleId, taskId });
const nobodyAsks: ReadonlySet<string> = new Set();

/**
 * Answers to the form of one task, stream `answers-<workspaceId>_<planId>_<taskId>`. Each is sealed
 * by the key of who gave it, so that a person can be erased while it stays known that something was
 * answered (ADR 23). What became of the task follows into its plan.
 */
export const answersEvents = [
  define('AnswersSent', {
    data: z.object({ ...ofForm, answers: given }),
    evolve: (_, { formId, version, answers }): TaskAnswers => ({
      ...{ life: 'sent', formId, version, makes: 'DONE' },
      ...{ fields: kept(new Map(), answers), asked: nobodyAsks },
    }),
    touches: () => ['answers'],
    reach: 'team',
    tell: (data) =>
      telling(phrase('did.answersSent', data.headline), data.headline, [], about(data)),
  }),
  /** After they were sent; `gone`: questions that have no answer any more. */
  define('AnswersCorrected', {
    data: z.object({ ...ofForm, answers: given, gone: z.array(z.string()) }),
    evolve: (state, { answers, gone }): TaskAnswers => ({
      ...{ ...state, life: 'sent', makes: 'DONE', asked: nobodyAsks },
      fields: kept(state.fields, answers, gone),
    }),
    touches: ({ answers, gone }) => [
      ...answers.map(({ fieldId }) => pathTo.field(fieldId)),
      ...gone.map((fieldId) => pathTo.field(fieldId)),
    ],
    reach: 'team',
    tell: (data) =>
      telling(
        phrase('did.answersCorrected', data.headline, data.answers.length + data.gone.length),
        data.headline,
        [],
        about(data),
      ),
  }),
  define('AnswersWithdrawn', {
    data: z.object(ofForm),
    evolve: (state): TaskAnswers => ({
      ...{ ...state, life: 'withdrawn', makes: 'IN_PROGRESS' },
      asked: nobodyAsks,
    }),
    touches: () => ['answers'],
    reach: 'team',
    tell: (data) =>
      telling(phrase('did.answersWithdrawn', data.headline), data.headline, [], about(data)),
  }),
  /** The team wants some of them changed, and says what about them. */
  define('AnswersChangeAsked', {
    data: z.object({
      ...ofForm,
      asked: z.array(
        z.object({
          fieldId: z.string(),
          accountId: z.string(),
          words: sealed(z.string(), { by: 'accountId' }),
        }),
      ),
    }),
    evolve: (state, { asked }): TaskAnswers => ({
      ...{ ...state, makes: 'IN_PROGRESS' },
      asked: new Set(asked.map(({ fieldId }) => fieldId)),
    }),
    touches: () => ['asked'],
    reach: 'team',
    tell: (data) =>
      telling(phrase('did.answersChangeAsked', data.headline), data.headline, [], about(data)),
  }),
] as const;
export type AnswersEvent = EventOf<typeof answersEvents>;

/** What the team asked to be changed, as the history shows it; nothing of who was erased since. */
export const wordsAsked = (
  asked: readonly { readonly words: Opened<string> }[],
): readonly Change[] =>
  asked.flatMap(({ words }) => (words.erased ? [] : [created('asked', cut(words.value))]));
export const answersNoun = defineNoun<TaskAnswers, typeof answersEvents>()({
  kind: 'answers',
  heardBy: 'rows',
  place: 'workspace',
  initial: noAnswers,
  events: answersEvents,
  inHistory: true,
  topics: (_, id) => ['answers', `answers:${taskOfStreamId(id).processId}`],
});
