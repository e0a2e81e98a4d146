import type { ClientsRow } from '@waymark/api';
import type { taskFields } from '@waymark/events';

type Fields = typeof taskFields;
/** Fields that a client reads elsewhere on the page, or whose row says what they come to. */
type Placed =
  | 'headline'
  | 'description'
  | 'dueInDays'
  | 'dueDate'
  | 'assignee'
  | 'followers'
  | 'mandatory'
  | 'variables'
  | 'seenBy'
  | 'active'
  | 'userAddable';
type AtHand = Exclude<keyof Fields, Placed> & keyof ClientsRow<'tasks'>;
type Row = ClientsRow<'tasks'>;

/**
 * Facts that stand beside a task in a client's eyes. A field that a client is given and that stands
 * neither here nor elsewhere does not compile.
 */
const atHand: { readonly [Name in AtHand]: true } = { duration: true };

/**
 * Picks the facts that are said of a task; rows that a device has kept say nothing of what has come
 * since.
 */
export const factsOf = (task: Partial<Row>) =>
  (Object.keys(atHand) as AtHand[]).flatMap((name) => {
    const value = task[name] ?? null;
    return value === null ? [] : [{ name, value }];
  });
