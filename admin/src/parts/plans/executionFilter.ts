import type { ExecutionRow, ExecutionStatus } from '@waymark/api';
import { entryAddress } from '@waymark/api/addresses';

/** Filters of the list of executions; the same words as `GET /api/executions` takes. */
export type ExecutionFilter = {
  q?: string;
  status?: ExecutionStatus[];
  clientId?: string;
  /** At least so many tasks wait for the client. */
  clientTurn?: number;
  /** Account of somebody who does or follows an open task. */
  participantId?: string;
  /** Accounts of those who answer for it, or that nobody does. */
  owner?: string[];
  withoutOwner?: boolean;
  /** Whose turn the module is that it is at. */
  turn?: ExecutionRow['turn'][];
  /** For at least so many days it is so. */
  turnDays?: number;
  /** Whether something is overdue. */
  overdue?: boolean;
  /** First and last calendar day on which it may end. */
  endFrom?: string;
  endTo?: string;
};

/** Names of the filters, where one is chosen and where it is told that it is on. */
export const filterNames = {
  status: 'executionColumns.status',
  clientId: 'executionColumns.client',
  participantId: 'executions.openTasksOf',
  clientTurn: 'executions.clientsTurn',
  owner: 'executionColumns.owner',
  withoutOwner: 'hub.withoutOwner',
  turn: 'executionColumns.turn',
  turnDays: 'hub.turnDays',
  overdue: 'hub.overdue',
  endFrom: 'executions.endsFrom',
  endTo: 'executions.endsTo',
} as const satisfies Record<Exclude<keyof ExecutionFilter, 'q'>, string>;

/** The filters that are on, besides what is looked for. */
export const filtersOn = (filter: ExecutionFilter): (keyof typeof filterNames)[] =>
  (Object.keys(filterNames) as (keyof typeof filterNames)[]).filter(
    (name) => filter[name] !== undefined,
  );

/** All of them, in the order of the menu. */
export const statuses = Object.keys({
  STUCKED: 1,
  DONE: 1,
  PAUSED: 1,
  ACTIVE: 1,
  PENDING: 1,
} satisfies Record<ExecutionStatus, 1>) as ExecutionStatus[];

/** The address of the list under a filter; the empty one is plain `/`. */
export function listPath(filter: ExecutionFilter): string {
  return entryAddress.executions({
    filter: Object.keys(filter).length === 0 ? undefined : JSON.stringify(filter),
  });
}

/** Sides whose turn it may be. */
export const turnSides = Object.keys({ client: 1, seller: 1, nobody: 1 } satisfies Record<
  ExecutionRow['turn'],
  1
>) as ExecutionRow['turn'][];

const textFilters = ['q', 'clientId', 'participantId', 'endFrom', 'endTo'] as const;

/**
 * The filter that an address holds. What is not one is left out, so a mistyped address still shows
 * a list.
 */
export function filterOf(search: string): ExecutionFilter {
  const given = parse(new URLSearchParams(search).get('filter'));
  const lists = {
    status: wordsIn(given['status'], (word) => statuses.some((one) => one === word)),
    turn: wordsIn(given['turn'], (word) => turnSides.some((one) => one === word)),
    owner: wordsIn(given['owner'], (word) => word !== ''),
  };
  const texts = textFilters.flatMap((name): [string, string][] => {
    const value = given[name];
    return typeof value === 'string' && value !== '' ? [[name, value]] : [];
  });
  return {
    ...Object.fromEntries(texts),
    ...Object.fromEntries(Object.entries(lists).filter(([, words]) => words.length > 0)),
    ...Object.fromEntries(
      yesOrNo.flatMap((name) => (typeof given[name] === 'boolean' ? [[name, given[name]]] : [])),
    ),
    ...Object.fromEntries(
      numbers.flatMap((name) => (Number.isInteger(given[name]) ? [[name, given[name]]] : [])),
    ),
  };
}

const yesOrNo = ['withoutOwner', 'overdue'] as const;
const numbers = ['clientTurn', 'turnDays'] as const;

/** One word or several, of those that are known. */
const wordsIn = (value: unknown, known: (word: string) => boolean): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (word): word is string => typeof word === 'string' && known(word),
  );

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Whether two filters ask for the same, whatever the order of the words. */
export const sameFilter = (a: ExecutionFilter, b: ExecutionFilter): boolean =>
  canonical(a) === canonical(b);

const canonical = ({
  status = [],
  owner = [],
  turn = [],
  clientTurn = 0,
  turnDays = 0,
  withoutOwner,
  overdue,
  ...texts
}: ExecutionFilter) =>
  JSON.stringify([
    textFilters.map((name) => texts[name] ?? ''),
    status.toSorted(),
    owner.toSorted(),
    turn.toSorted(),
    clientTurn,
    turnDays,
    withoutOwner ?? null,
    overdue ?? null,
  ]);
