import { personOf, taskStreamId, type FormDefinition } from '@waymark/events';
import { openEvent, type Keys } from '@waymark/vault';
import type { Lookups, TaskOfProcess } from '../lookups/lookups.ts';
import type { EventMail } from '../../outbox/mailJob.ts';

/** What somebody asks to be changed, to be read in a mail. */
export type ChangeForMail = {
  /** The account. */
  readonly by: string | null;
  readonly asked: readonly {
    /** As the form asks it; '' where that is not known any more. */
    readonly question: string;
    /** null: who wrote it was erased, and their words with them. */
    readonly words: string | null;
  }[];
};

export type ChangeDeps = {
  readonly look: Pick<Lookups, 'changeAsked' | 'form'>;
  readonly keys: Keys;
};

/**
 * Of the tasks that a mail calls somebody's, what is asked to be changed as it stands at the moment
 * of sending: `changeKey` -> it.
 */
export async function changesForMail(
  job: EventMail,
  deps: ChangeDeps,
): Promise<ReadonlyMap<string, ChangeForMail>> {
  const changes = new Map<string, ChangeForMail>();
  for (const of of tasksIn(job)) {
    const change = await changeOf(of, deps);
    if (change !== null) changes.set(changeKey(of), change);
  }
  return changes;
}

export const changeKey = ({
  processId,
  taskId,
}: Pick<TaskOfProcess, 'processId' | 'taskId'>): string => taskStreamId(processId, taskId);

function tasksIn(job: EventMail): TaskOfProcess[] {
  const { workspaceId } = job;
  switch (job.mail) {
    case 'newProcess':
    case 'tasks':
      return (job.tasks ?? []).map(({ taskId }) => ({
        ...{ workspaceId, processId: job.processId, taskId },
      }));
    case 'digest':
      return job.processes.flatMap(({ processId, turn }) =>
        turn.map(({ taskId }) => ({ workspaceId, processId, taskId })),
      );
    case 'invitation':
    case 'stuck':
    case 'talk':
      return [];
    default:
      return job satisfies never;
  }
}

async function changeOf(
  of: TaskOfProcess,
  { look, keys }: ChangeDeps,
): Promise<ChangeForMail | null> {
  const request = await look.changeAsked(of);
  if (request === null) return null;
  const { data, metadata } = await openEvent(keys, request);
  const { versions } = await look.form(of.workspaceId, data.formId);
  const questions = labelsOf(versions.get(String(data.version)));
  return {
    by: personOf(metadata.actor),
    asked: data.asked.map(({ fieldId, words }) => ({
      question: questions.get(fieldId) ?? '',
      words: words.erased ? null : words.value,
    })),
  };
}

const labelsOf = (form: FormDefinition | undefined) =>
  new Map(form?.fields.map(({ fieldId, label }) => [fieldId, label]) ?? []);
