import {
  audience,
  blockTypes,
  blueprintKinds,
  calendarDate,
  memberRole,
  moduleStatus,
  taskFields,
  taskStatus,
  taskTypes,
  turnSides,
  variableType,
  viewedList,
  wordedMails,
} from '@waymark/events';
import { z } from 'zod';
import { filtersOf } from './fieldColumns.ts';
import { mailStates } from './mails.ts';
import { executionStatus } from './overview.ts';

/**
 * The filters of each read: a JSON object in the query parameter `filter`, in which any field may
 * be left out.
 */

const text = z.string().max(200);
/** One text or several, any of which fits. */
const texts = (most: number) => z.union([text.transform((one) => [one]), z.array(text).max(most)]);
/** One of a few words or several of them. */
const words = <const Words extends readonly string[]>(known: Words) => {
  const word = z.enum(known);
  return z.union([word.transform((one) => [one]), z.array(word).max(100)]);
};
const ids = texts(1000);
/** Words that a person types into a search; they are found anywhere in a text. */
const q = text;

const planKinds = ['blueprint', 'process', 'project'] as const;
const ofPlan = { id: ids, planId: ids, planKind: words(planKinds) };

/** A day that has a next one of four digits. */
export const historyDay = calendarDate.refine(
  (day) => day >= '0001' && day < '9999',
  'must be a day of the years 1 to 9998',
);
/** An instant, or a whole day of the reader's. */
const moment = z.union(
  [
    historyDay.transform((day) => ({ day })),
    z.iso
      .datetime({ offset: true })
      .transform((instant) => ({ instant: new Date(instant).toISOString() })),
  ],
  'must be a day, as 2026-11-14, or an instant in ISO 8601',
);
export type HistoryMoment = z.output<typeof moment>;

/** A time zone, as the IANA database names it (`Europe/Berlin`). */
export const timeZone = z
  .string()
  .max(100)
  .refine(isTimeZone, 'must be a time zone, as Europe/Berlin');

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

const any = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape).partial();

export const filters = {
  executions: any({
    id: ids,
    status: words(executionStatus.options),
    clientId: ids,
    projectId: ids,
    blueprintId: ids,
    /** At least so many tasks wait for the client. */
    clientTurn: z.number().int().min(0),
    /** Somebody who does or follows a task that is not done. */
    participantId: text,
    /** Accounts of those who answer for it; or that nobody does. */
    owner: ids,
    withoutOwner: z.boolean(),
    /** Whose turn the module is that it is at. */
    turn: words(turnSides),
    /** For at least so many days before `today`, of UTC, it is so. */
    turnDays: z.number().int().min(0),
    /**
     * Whether a task that is not done was due before `today`, the day of the reader; without it, of
     * UTC.
     */
    overdue: z.boolean(),
    today: historyDay,
    endFrom: calendarDate,
    endTo: calendarDate,
    q,
  }),
  blueprints: any({
    id: ids,
    typeId: ids,
    kind: words(blueprintKinds),
    /** What a person types, found in its name, or in that of a sub-process or module of it. */
    holds: text,
    q,
  }),
  milestones: any({ ...ofPlan, q }),
  modules: any({
    ...ofPlan,
    milestoneId: ids,
    status: words(moduleStatus.options),
    audience: words(audience.options),
    q,
  }),
  blocks: any({ ...ofPlan, moduleId: ids, taskId: ids, type: words(blockTypes), q }),
  tasks: any({
    ...ofPlan,
    moduleId: ids,
    milestoneId: ids,
    /** What their milestones are called, in whichever process; '' of a board, which has none. */
    milestoneName: ids,
    blockId: ids,
    status: words(taskStatus.options),
    /** Whether its status is as it is since that day, of UTC, or a later one. */
    statusFrom: calendarDate,
    moduleStatus: words(moduleStatus.options),
    /** Whose processes and boards. */
    clientId: ids,
    assignee: ids,
    /** Whether nobody has it. */
    withoutAssignee: z.boolean(),
    ...filtersOf(taskFields, { flags: z.boolean(), others: ids }),
    turn: words(turnSides),
    type: words(taskTypes.types),
    /** The form that is to be filled in. */
    formId: ids,
    /** First and last day on which it may be due; a task without a day is due on none. */
    dueFrom: calendarDate,
    dueTo: calendarDate,
    audience: words(audience.options),
    q,
  }),
  placeholders: any({ ...ofPlan, kind: words(['placeholder', 'role']), matchedTo: ids, q }),
  variables: any({ ...ofPlan, type: words(variableType.options), q }),
  people: any({
    id: ids,
    party: words(['team', 'client']),
    role: words(memberRole.options),
    clientId: ids,
    /** Whoever was here as well; without it they are found by id alone. */
    withFormer: z.boolean(),
    q,
  }),
  clients: any({ id: ids, q }),
  projects: any({ id: ids, clientId: ids, q }),
  views: any({ id: ids, list: words(viewedList.options), shared: z.boolean(), q }),
  roles: any({ id: ids, internExtern: words(audience.options), q }),
  /**
   * `q` is looked for in what a row shows: who, sentence, values, names, the cause, and, written in
   * full, the day. `since` and `until` include the day or the instant that they name. Days are
   * those of `timeZone`, else of UTC.
   */
  history: any({
    id: ids,
    planId: ids,
    planKind: words(planKinds),
    /**
     * What it is about or in: `client:<id>`, `project:<id>`, `process:<id>`; with `/itself`, what
     * it did to itself alone.
     */
    about: texts(120),
    moduleId: texts(100),
    taskId: texts(100),
    actor: ids,
    event: ids,
    q,
    since: moment,
    until: moment,
    timeZone,
  }),
  messages: any({ id: ids, planId: ids, taskId: ids, state: words(['shown', 'held', 'refused']) }),
  notes: any({ id: ids, planId: ids, taskId: ids }),
  mailings: any({ id: ids, planId: ids, accountId: ids, state: words(mailStates) }),
  mailCopies: any({ id: ids, planId: ids }),
  mailWords: any({ id: ids, blueprintId: ids, mail: words(wordedMails) }),
  conversations: any({
    id: ids,
    planId: ids,
    taskId: ids,
    clientId: ids,
    turn: words(turnSides),
    waits: z.boolean(),
    mine: z.boolean(),
    /** Who was asked to take care of it. */
    handedTo: ids,
    isUnread: z.boolean(),
    /** Whoever asks has put it off, and that is not over yet. */
    later: z.boolean(),
    q,
  }),
  shares: any({ id: ids }),
  ratings: any({ id: ids, planId: ids, accountId: ids }),
  forms: any({ id: ids, q }),
  formDrafts: any({ id: ids }),
  formVersions: any({ id: ids, formId: ids }),
  answers: any({
    id: ids,
    planId: ids,
    taskId: ids,
    clientId: ids,
    formId: ids,
    formVersionId: ids,
    state: ids,
    q,
  }),
  apiKeys: any({ id: ids, ended: z.boolean(), q }),
  notices: any({ id: ids, isNew: z.boolean(), isUnread: z.boolean() }),
};
