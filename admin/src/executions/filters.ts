import type { ExecutionStatus } from '@waymark/api';

/** What the list of executions can be narrowed by; the same words as `GET /api/executions` takes. */
export type ExecutionFilter = {
  q?: string;
  status?: ExecutionStatus[];
  clientId?: string;
  /** At least so many tasks wait for the client. */
  clientTurn?: number;
  /** Account of somebody who does or follows an open task. */
  participantId?: string;
  /** First and last calendar day on which it may end. */
  endFrom?: string;
  endTo?: string;
};

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
  return Object.keys(filter).length === 0
    ? '/'
    : `/?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}

const textFilters = [
  'q',
  'clientId',
  'participantId',
  'endFrom',
  'endTo',
] as const;

/** The filter that an address holds. What is not one is left out, so a mistyped address still shows a list. */
export function filterOf(search: string): ExecutionFilter {
  const given = parse(new URLSearchParams(search).get('filter'));
  const { status, clientTurn } = given;
  const known = (Array.isArray(status) ? status : [status]).filter(
    (word): word is ExecutionStatus =>
      statuses.includes(word as ExecutionStatus),
  );
  const texts = textFilters.flatMap((name): [string, string][] => {
    const value = given[name];
    return typeof value === 'string' && value !== '' ? [[name, value]] : [];
  });
  return {
    ...Object.fromEntries(texts),
    ...(known.length > 0 && { status: known }),
    ...(Number.isInteger(clientTurn) && { clientTurn: clientTurn as number }),
  };
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}

/** Whether two filters ask for the same, whatever the order of the words. */
export const sameFilter = (a: ExecutionFilter, b: ExecutionFilter): boolean =>
  canonical(a) === canonical(b);

const canonical = ({
  status = [],
  clientTurn = 0,
  ...texts
}: ExecutionFilter) =>
  JSON.stringify([
    textFilters.map((name) => texts[name] ?? ''),
    status.toSorted(),
    clientTurn,
  ]);
