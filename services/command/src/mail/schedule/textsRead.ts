import {
  inClear,
  moduleTexts,
  referencesOf,
  taskTexts,
  type OfText,
  type Plan,
  type Process,
} from '@waymark/events';
import { formatDate } from '@waymark/look/dates';
import { readReference } from '@waymark/look/references';
import { filledIn } from '@waymark/look/variables';

/** What those are called around a process that it does not know. */
export type ReadNames = {
  readonly workspaceName: string;
  readonly clientName: string;
  readonly projectName: string;
  /**
   * True where what somebody answered stays as it is written, to be opened once the mail goes out;
   * else it is called by its name.
   */
  readonly opensLater?: boolean;
};

/** What reads in the place of what is not there any more. */
const NOTHING = '…';

/**
 * The process as mails tell it: headlines and titles with what they stand for (PRODUCT 6.12).
 * People are called as their placeholder is, since mails that wait hold no names. A board's texts
 * are words.
 */
export function asRead(process: Process, reading: ReadNames): Process {
  const { plan } = process;
  if (process.processId === process.projectId) return process;
  const line: OfText = (text, kind) =>
    kind === 'line' ? filledIn(text, (written) => valueOf(written, process, reading)) : text;
  return {
    ...process,
    plan: {
      ...plan,
      modules: filled(plan.modules, (module) => moduleTexts(module, line)),
      tasks: filled(plan.tasks, (task) => taskTexts(task, line)),
    },
  };
}

type Part = Parameters<typeof referencesOf>[0];

/** The very same where nothing stands for anything. */
const filled = <P extends Part>(
  parts: ReadonlyMap<string, P>,
  fill: (part: P) => P,
): ReadonlyMap<string, P> =>
  [...parts.values()].some((part) => referencesOf(part).length > 0)
    ? new Map(
        [...parts].map(([id, part]) => [id, referencesOf(part).length > 0 ? fill(part) : part]),
      )
    : parts;

function valueOf(written: string, process: Process, reading: ReadNames): string | null {
  const reference = readReference(written);
  if (reference === null) return null;
  if (reference.kind === 'fact') {
    const { name, start, end } = process;
    const { workspaceName, clientName, projectName } = reading;
    return {
      ...{ workspaceName, clientName, projectName, processName: name },
      ...{ startDate: formatDate(start), endDate: formatDate(end) },
    }[reference.fact];
  }
  return named(process.plan, reference, reading.opensLater ?? false);
}

/** Its value, or else its name (PRODUCT 6.12). */
function named(
  { variables, placeholders }: Plan,
  { kind, id }: { readonly kind: 'variable' | 'person'; readonly id: string },
  opensLater: boolean,
): string | null {
  if (kind === 'person') return placeholders.get(id)?.name || NOTHING;
  const variable = variables.get(id);
  if (variable === undefined) return NOTHING;
  const { type, label, name } = variable;
  if (opensLater && typeof variable.value !== 'string') return null;
  const value = inClear(variable.value);
  const isLabelled = type === 'LINK' && value !== '' && label !== '';
  return (isLabelled ? label : value) || name;
}
