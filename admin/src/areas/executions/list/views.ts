import { statuses, type ExecutionFilter } from '../../../parts/plans/executionFilter.ts';

/** A view of the side menu: a name (`executionViews`) for a filter. */
export type MenuView = {
  id:
    | 'all'
    | 'running'
    | 'mine'
    | 'ours'
    | 'client'
    | 'longClient'
    | 'overdue'
    | 'ending'
    | 'waiting'
    | 'withoutOwner'
    | 'done';
  filter: ExecutionFilter;
};

/** What the client has had for so many days is worth a word. */
export const LONG = 7;
export const longWithClient: ExecutionFilter = { turn: ['client'], turnDays: LONG };

/**
 * The views of a person on a day (`YYYY-MM-DD`); without the person, who is not known yet, there is
 * no `Mine`.
 */
export function viewsOf(accountId: string | undefined, day: string): readonly MenuView[] {
  return [
    { id: 'all', filter: {} },
    { id: 'running', filter: { status: statuses.filter((status) => status !== 'DONE') } },
    ...(accountId === undefined
      ? []
      : [{ id: 'mine', filter: { participantId: accountId } } as const]),
    { id: 'ours', filter: { turn: ['seller'] } },
    { id: 'client', filter: { turn: ['client'] } },
    { id: 'longClient', filter: longWithClient },
    { id: 'overdue', filter: { overdue: true } },
    { id: 'ending', filter: monthOf(day) },
    { id: 'waiting', filter: { status: ['PENDING'] } },
    { id: 'withoutOwner', filter: { withoutOwner: true } },
    { id: 'done', filter: { status: ['DONE'] } },
  ];
}

/** The calendar month of a day, as the days on which something may end. */
function monthOf(day: string): { endFrom: string; endTo: string } {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return { endFrom: `${day.slice(0, 7)}-01`, endTo: `${day.slice(0, 7)}-${last}` };
}
