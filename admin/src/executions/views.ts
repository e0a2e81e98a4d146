import type { ExecutionFilter } from './filters.ts';

/** A view of the side menu: a name for a filter. */
export type View = {
  id: 'all' | 'open' | 'mine' | 'client' | 'ending' | 'waiting' | 'done';
  label: string;
  filter: ExecutionFilter;
};

/** The views of a person on a day (`YYYY-MM-DD`); without the person, who is not known yet, there is no `Mine`. */
export function viewsOf(
  accountId: string | undefined,
  day: string,
): readonly View[] {
  return [
    { id: 'all', label: 'All executions', filter: {} },
    {
      id: 'open',
      label: 'Stuck or active',
      filter: { status: ['STUCKED', 'ACTIVE', 'PAUSED'] },
    },
    ...(accountId === undefined
      ? []
      : [
          {
            id: 'mine',
            label: 'Mine',
            filter: { participantId: accountId },
          } as const,
        ]),
    {
      id: 'client',
      label: 'Waiting for the client',
      filter: { clientTurn: 1 },
    },
    { id: 'ending', label: 'Ending this month', filter: monthOf(day) },
    { id: 'waiting', label: 'Not started', filter: { status: ['PENDING'] } },
    { id: 'done', label: 'Done', filter: { status: ['DONE'] } },
  ];
}

/** The calendar month of a day, as the days on which something may end. */
function monthOf(day: string): { endFrom: string; endTo: string } {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return {
    endFrom: `${day.slice(0, 7)}-01`,
    endTo: `${day.slice(0, 7)}-${last}`,
  };
}
