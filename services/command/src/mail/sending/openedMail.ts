import { ownText } from '@waymark/events';
import { readReference } from '@waymark/look/references';
import { filledIn } from '@waymark/look/variables';
import { openText, type Keys } from '@waymark/vault';
import type { Lookups } from '../lookups/lookups.ts';
import type { EventMail } from '../../outbox/mailJob.ts';

type OpenedMail = {
  readonly job: EventMail;
  /** Whose words it repeats by that. */
  readonly authors: ReadonlySet<string>;
};

/**
 * A mail that has waited, with what somebody gave opened, as it stands at the moment of sending:
 * reasons, and answers that became variables for which a text stands. What is erased by then reads
 * as nothing.
 */
export async function openedMail(
  job: EventMail,
  { look, keys }: { look: Pick<Lookups, 'processNow'>; keys: Keys },
): Promise<OpenedMail> {
  const authors = new Set<string>();
  const answers = await answersIn(job, look);
  const texts = new Map<string, string>();
  for (const [id, { name, value }] of answers) {
    const text = await openText(keys, value);
    if (text !== null && text !== '') authors.add(value.accountId);
    texts.set(id, text || name);
  }
  const fill = (text: string): string =>
    filledIn(text, (written) => texts.get(variableOf(written) ?? '') ?? null);

  const opened = async (value: unknown): Promise<unknown> => {
    if (typeof value === 'string') return fill(value);
    if (Array.isArray(value)) return Promise.all(value.map(opened));
    if (value === null || typeof value !== 'object') return value;
    const given = ownText.safeParse(value);
    if (given.success && typeof given.data !== 'string') {
      authors.add(given.data.accountId);
      return openText(keys, given.data);
    }
    const entries = Object.entries(value).map(
      async ([key, each]) => [key, await opened(each)] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  };
  return { job: (await opened(job)) as EventMail, authors };
}

type Answer = {
  readonly name: string;
  readonly value: Exclude<ReturnType<typeof ownText.parse>, string>;
};

const variableOf = (written: string): string | null => {
  const reference = readReference(written);
  return reference?.kind === 'variable' ? reference.id : null;
};

/**
 * Variables of the processes that it is about which somebody's answer is in; none are looked up
 * where no text stands for any.
 */
async function answersIn(
  job: EventMail,
  look: Pick<Lookups, 'processNow'>,
): Promise<ReadonlyMap<string, Answer>> {
  const found = new Map<string, Answer>();
  if (!JSON.stringify(job).includes('{{variable:')) return found;
  const processes =
    job.mail === 'digest'
      ? job.processes.map(({ processId }) => processId)
      : 'processId' in job
        ? [job.processId]
        : [];
  for (const processId of processes) {
    const { process } = await look.processNow(job.workspaceId, processId);
    for (const [id, { name, value }] of process.plan.variables)
      if (typeof value !== 'string') found.set(id, { name, value });
  }
  return found;
}
