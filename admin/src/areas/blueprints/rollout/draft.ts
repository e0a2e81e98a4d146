import { addDays, daysBetween } from '@waymark/events/calendarDays';
import type { BlueprintRow } from '@waymark/api';
import type { T } from '../../../base/texts/index.ts';

/** What was chosen and typed in the wizard so far; kept, so that it can be left and resumed. */
export type RolloutDraft = {
  step: 1 | 2 | 3;
  /** The process to be: the same through all tries, so that it is created once. */
  processId: string;
  client: ChosenOrNew | null;
  project: ChosenOrNew | null;
  /** Typed for them, and not decided on yet. */
  clientTyped: string | null;
  projectTyped: string | null;
  blueprint: NamedChoice | null;
  /** Ids of the sub-processes that come with it, in their order. */
  subProcesses: readonly string[];
  /** Calendar dates. */
  start: string;
  end: string;
  /** The dates are somebody's own: nothing proposes others. */
  ownDates: boolean;
  /** Ids of the clients and projects that were made here. */
  made: readonly string[];
  /** Variable id -> what was typed. */
  variables: Record<string, { value: string; label: string }>;
  /** Placeholder or role id -> account id; null: left open on purpose. */
  matching: Record<string, string | null>;
};
export type NamedChoice = { id: string; name: string };
/** Somebody's choice: what is there, or what is to be made when step 1 is left. */
export type ChosenOrNew = NamedChoice & {
  isNew?: true;
  /** Nobody typed or picked it. */
  proposed?: true;
};

/** The end lies this many days after the start (PRODUCT 8.3). */
const LENGTH = 62;

/** An empty draft: today, and 62 days later. */
export const newDraft = (today: string, processId: string): RolloutDraft => ({
  step: 1,
  processId,
  client: null,
  project: null,
  clientTyped: null,
  projectTyped: null,
  blueprint: null,
  subProcesses: [],
  start: today,
  end: addDays(today, LENGTH),
  ownDates: false,
  made: [],
  variables: {},
  matching: {},
});

/**
 * Start and end that a blueprint proposes: its own, else from today for as long as is usual; none
 * where somebody chose.
 */
export const proposedDates = (
  { ownDates }: RolloutDraft,
  blueprint: Pick<BlueprintRow, 'start' | 'end'> | null,
  today: string,
): Partial<Pick<RolloutDraft, 'start' | 'end'>> =>
  ownDates
    ? {}
    : {
        start: blueprint?.start ?? today,
        end: blueprint?.end ?? addDays(blueprint?.start ?? today, LENGTH),
      };

/**
 * The change, with the project that follows from it: a client's first one is called as its process
 * template until somebody says otherwise. What somebody chose stays. `isFirst`: the client has no
 * project yet.
 */
export function withProposedProject(
  draft: RolloutDraft,
  change: Partial<RolloutDraft>,
  isFirst: boolean,
): Partial<RolloutDraft> {
  const { client, project, blueprint } = { ...draft, ...change };
  if (project !== null && project.proposed !== true) return change;
  if (client === null || blueprint === null || !isFirst) return { ...change, project: null };
  const { id } = project ?? { id: crypto.randomUUID() };
  return { ...change, project: { id, name: blueprint.name, isNew: true, proposed: true } };
}

/**
 * What a process template brings when it is chosen: its dates; another's sub-processes, variables
 * and people go.
 */
export const blueprintChosen = (
  draft: RolloutDraft,
  picked: Pick<BlueprintRow, 'id' | 'name' | 'start' | 'end'> | null,
  today: string,
): Partial<RolloutDraft> => ({
  ...proposedDates(draft, picked, today),
  blueprint: picked && { id: picked.id, name: picked.name },
  subProcesses: [],
  variables: {},
  matching: {},
});

/** The end follows the start until somebody chose one. */
export const startChanged = (
  { start, end, ownDates }: RolloutDraft,
  to: string,
): Partial<RolloutDraft> =>
  ownDates || start === '' || to === ''
    ? { start: to }
    : { start: to, end: addDays(to, daysBetween(start, end)) };

/**
 * Why step 1 cannot be left yet; null when client, project, blueprint and both dates are set
 * (PRODUCT 8.3).
 */
export function missingInStep1(
  t: T,
  { client, project, blueprint, start, end }: RolloutDraft,
): string | null {
  const missing = [
    !client && t('wizard.aClient'),
    !project && t('wizard.aProject'),
    !blueprint && t('wizard.aTemplate'),
    !start && t('wizard.aStart'),
    !end && t('wizard.anEnd'),
  ].filter(Boolean);
  if (missing.length > 0) return t('wizard.stillNeeded', { what: missing.join(', ') });
  return end < start ? t('wizard.endBeforeStart') : null;
}

/** A draft as it was kept, by whatever version; null where nothing that can be read was. */
export function readDraft(text: string | null | undefined): RolloutDraft | null {
  if (text === null || text === undefined) return null;
  try {
    const kept = JSON.parse(text) as RolloutDraft;
    return {
      ...kept,
      // One that was kept before these were.
      ...({ ownDates: true, made: [] } satisfies Partial<RolloutDraft>),
      ...({ clientTyped: null, projectTyped: null } satisfies Partial<RolloutDraft>),
      ...({ subProcesses: [] } satisfies Partial<RolloutDraft>),
      ...kept,
    };
  } catch {
    return null;
  }
}
