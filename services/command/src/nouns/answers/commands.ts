import { commandSchemas as schemas, type Command } from '@waymark/api';
import {
  nouns,
  streamOf,
  taskStreamId,
  type Answers,
  type Form,
  type Sealed,
  type TaskAnswers,
} from '@waymark/events';
import type { Fold } from '@waymark/log';
import { besideFiles, filesForAnswers, type FilesRead } from '../../decisions/carriedFiles.ts';
import { callingAuthor } from '../../callers/callingAuthor.ts';
import { callingPerson } from '../../callers/callingPerson.ts';
import { teamOnly } from '../../policies/policies.ts';
import { whoMayAnswer } from '../../policies/whoMayAnswer.ts';
import { whoMayTalk } from '../../policies/whoMayTalk.ts';
import { entry } from '../commandEntry.ts';
import * as answers from './answers.ts';
import { askedTask, type WorkedPlan } from './askedTask.ts';

type TaskOfAnswers = Pick<Command<'WithdrawAnswers'>, 'plan' | 'taskId'>;
type Reads = { plan: WorkedPlan };
type WithForm = Reads & { form: Form } & FilesRead;

/** The plan of the task, which is read beside its answers. */
const besideAnswers = ({ plan }: TaskOfAnswers, workspaceId: string) => ({
  plan: {
    stream: streamOf[plan.kind](workspaceId, plan.id),
    fold: nouns[plan.kind] as Fold<WorkedPlan>,
  },
});

const ownStream = {
  stream: ({ plan, taskId }: TaskOfAnswers, { workspaceId }: { workspaceId: string }) =>
    streamOf.answers(workspaceId, taskStreamId(plan.id, taskId)),
  fold: () => nouns.answers,
  reads: besideAnswers,
  client: (
    _: unknown,
    __: unknown,
    { plan: { state } }: { plan: { readonly state: WorkedPlan } },
  ) => (state.life === 'present' ? state.clientId : null),
};

/** Ids among the answers that may be those of files; which are is known once the form was read. */
const mayBeFiles = (given: Answers): string[] =>
  Object.values(given)
    .flatMap((value) => (Array.isArray(value) ? value : []))
    .filter((id) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id));

export const answersTable = {
  SendAnswers: entry<
    Command<'SendAnswers'>,
    TaskAnswers,
    WithForm,
    Omit<answers.Answering, 'files'>
  >({
    ...ownStream,
    policy: (asker, _, command, { plan }) => whoMayAnswer(asker, plan.state, command),
    schema: schemas.SendAnswers,
    reads: (command, workspaceId) => ({
      ...besideAnswers(command, workspaceId),
      form: { stream: streamOf.form(workspaceId, command.formId), fold: nouns.form },
      ...besideFiles(mayBeFiles(command.answers), workspaceId),
    }),
    prepare: async ({ answers: given }, accounts, { actor }, { fields }) => {
      const accountId = callingAuthor(actor);
      return {
        accountId,
        sealed: await accounts.sealAnswers(accountId, given),
        was: await accounts.openAnswers(fields),
      };
    },
    decide: (state, command, { reads, actor, client, prepared }) =>
      answers.sendAnswers(
        state,
        command,
        askedTask(reads.plan.state, command.taskId, actor, client),
        reads.form.state,
        {
          ...prepared,
          files: (fileIds, field) =>
            filesForAnswers(
              fileIds,
              reads,
              { planId: command.plan.id, taskId: command.taskId },
              field,
            ),
        },
      ),
  }),
  AskForChange: entry<Command<'AskForChange'>, TaskAnswers, Reads, readonly Sealed<string>[]>({
    ...ownStream,
    policy: teamOnly,
    schema: schemas.AskForChange,
    prepare: ({ asked }, accounts, { actor }) =>
      accounts.sealWords(
        callingPerson(actor),
        asked.map(({ words }) => words),
      ),
    decide: (state, command, { reads, actor, client, prepared }) =>
      answers.askForChange(
        state,
        command,
        askedTask(reads.plan.state, command.taskId, actor, client),
        { accountId: callingPerson(actor), words: prepared },
      ),
  }),
  WithdrawAnswers: entry<Command<'WithdrawAnswers'>, TaskAnswers, Reads>({
    ...ownStream,
    policy: whoMayTalk,
    schema: schemas.WithdrawAnswers,
    decide: (state, command, { reads, actor, client }) =>
      answers.withdrawAnswers(
        state,
        command,
        askedTask(reads.plan.state, command.taskId, actor, client),
      ),
  }),
};
