import type { TaskRow } from '@waymark/api';
import { TableBody, TableRow } from '@mui/material';
import { Fragment, type ComponentProps, type ReactNode } from 'react';
import {
  DataTableDataContext,
  useDataTableDataContext,
  useListContext,
  type DataTableBody,
} from 'react-admin';
import { useLocation } from 'react-router';
import { namedRows } from '../../../parts/lists/namedRows.tsx';
import { useToday, useZone } from '../../../base/dates/useToday.ts';
import { usePerson } from '../../../parts/people/usePerson.ts';
import { useTexts } from '../../../base/texts/index.ts';
import type { Group } from './groups.ts';
import { groupTotal, type TasksQuery } from './groupTotals.ts';
import { groupWords } from './groupWords.ts';
import { alwaysAsked, type TaskFilter } from './taskScope.ts';
import { rowGroups, type RowGroup } from './rowGroups.ts';
import type { Grouping } from './taskSearch.ts';
import { useGroupTotal } from './useGroupTotal.ts';
import { useGrouping } from './useShownAs.ts';
import { useTaskColumns } from './useTaskColumns.ts';
import { WhereItIs } from './WhereItIs.tsx';

type Grouped = Exclude<Grouping, 'none'>;

const Rows = namedRows<TaskRow>(({ headline }) => headline);

/** The rows of the list, group by group, each below its head. */
export function GroupedRows(props: ComponentProps<typeof DataTableBody>): ReactNode {
  const rows = useDataTableDataContext<TaskRow>() ?? [];
  const [by] = useGrouping();
  const day = { today: useToday(), zone: useZone() };
  if (by === 'none') return <Rows {...props} />;
  return rowGroups(rows, by, day).map((group) => (
    <Fragment key={group.key}>
      <Head by={by} group={group} />
      <DataTableDataContext.Provider value={[...group.rows]}>
        <Rows {...props} />
      </DataTableDataContext.Provider>
    </Fragment>
  ));
}

function Head({ by, group }: { by: Grouped; group: RowGroup }): ReactNode {
  const { width } = useTaskColumns();
  const isLate = by === 'due' && group.key === 'overdue';
  return (
    <TableBody className="tasks-group">
      <TableRow>
        <th scope="colgroup" colSpan={width} className={isLate ? 'is-late' : undefined}>
          <Called by={by} group={group} />
        </th>
      </TableRow>
    </TableBody>
  );
}

function Called({ by, group: { key, rows } }: { by: Grouped; group: RowGroup }): ReactNode {
  const t = useTexts();
  const { search } = useLocation();
  const filter = useListContext().filterValues as TaskFilter;
  const asked: TasksQuery = { ...alwaysAsked('list', search), ...filter };
  const total = useGroupTotal(groupTotal(by, key, asked, useToday()), rows.length);
  const count = <span className="num">{total}</span>;
  const [first] = rows;
  if (by === 'due') return t(groupWords[key as Group], { count: total });
  if (by === 'project' && first !== undefined)
    return (
      <>
        <WhereItIs task={first} /> {count}
      </>
    );
  if (by === 'person' && key !== '' && first !== undefined)
    return (
      <>
        <PersonName id={key} planId={first.planId} /> {count}
      </>
    );
  return (
    <>
      {key !== '' ? key : t(by === 'person' ? 'words.nobody' : 'allTasks.onBoards')} {count}
    </>
  );
}

const PersonName = ({ id, planId }: { id: string; planId: string }) => usePerson(id, planId).name;
