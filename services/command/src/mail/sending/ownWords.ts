import type { WordedMail } from '@waymark/events';
import type { OwnWords } from '../mails/ownWords.ts';
import { plainName } from '../../payloads/plainName.ts';
import type { Lookups } from '../lookups/lookups.ts';
import type { EventMail } from '../../outbox/mailJob.ts';

export type OwnWordsLookups = Pick<Lookups, 'processNow' | 'client' | 'project' | 'wordsOfMails'>;

/** Which words of a blueprint a mail goes by; null: it has none of its own. */
export function wordedAs(job: EventMail): WordedMail | null {
  switch (job.mail) {
    case 'newProcess':
      return 'welcome';
    case 'tasks':
      return job.reminds === true ? 'reminder' : 'turn';
    case 'stuck':
    case 'digest':
      return job.mail;
    case 'invitation':
    case 'talk':
      return null;
    default:
      return job satisfies never;
  }
}

/**
 * The words that the blueprint behind a mail has for it now (PRODUCT 5.5), with the values that are
 * known of all it is about. null: those of Waymark, as for a digest about rollouts of several.
 */
export async function ownWordsOf(job: EventMail, look: OwnWordsLookups): Promise<OwnWords | null> {
  const mail = wordedAs(job);
  if (mail === null) return null;
  const { workspaceId } = job;
  const processes = await Promise.all(
    processesOf(job).map((id) => look.processNow(workspaceId, id)),
  );
  const [blueprintId, ...others] = new Set(processes.map(({ process }) => process.blueprintId));
  if (blueprintId === undefined || others.length > 0) return null;
  const { [mail]: words } = await look.wordsOfMails(workspaceId, blueprintId);
  return words === undefined ? null : { words, values: await valuesOf(job, processes, look) };
}

const processesOf = (job: EventMail): readonly string[] =>
  job.mail === 'digest'
    ? job.processes.map(({ processId }) => processId)
    : 'processId' in job
      ? [job.processId]
      : [];

/** A name that is not the same for all that the mail is about is left out. */
export async function valuesOf(
  { workspaceId, workspaceName }: EventMail,
  processes: readonly Awaited<ReturnType<Lookups['processNow']>>[],
  look: Pick<Lookups, 'client' | 'project'>,
): Promise<OwnWords['values']> {
  const names = await Promise.all(
    processes.map(async ({ process: { name, clientId, projectId } }) => ({
      clientName: (await look.client(workspaceId, clientId)).name,
      projectName: (await look.project(workspaceId, projectId)).name,
      processName: name,
    })),
  );
  const same = (name: keyof (typeof names)[number]) => {
    const [only, ...others] = new Set(names.map((each) => each[name]));
    return others.length > 0 ? '' : plainName(only ?? '');
  };
  return {
    clientName: same('clientName'),
    projectName: same('projectName'),
    processName: same('processName'),
    workspaceName: plainName(workspaceName),
  };
}
