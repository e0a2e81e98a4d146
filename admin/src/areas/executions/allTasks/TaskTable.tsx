import type { TaskRow } from '@waymark/api';
import { Avatar, milestoneMark, taskStatusLook } from '@waymark/look';
import { MenuItem, Select } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';
import { GroupedRows } from './GroupedRows.tsx';
import { TaskBulkBar } from './TaskBulkBar.tsx';
import { TASK_COLUMNS } from './useTaskColumns.ts';
import { WhereItIs } from './WhereItIs.tsx';
import { LeadColumn } from '../../../parts/lists/LeadColumn.tsx';
import { SortedColumn } from '../../../parts/lists/SortedColumn.tsx';
import { DueLabel } from '../../../parts/tasks/DueLabel.tsx';
import { taskAddress } from '../../../parts/tasks/taskAddress.ts';
import { StatusTag } from '../../../parts/tasks/StatusTag.tsx';
import { usePerson } from '../../../parts/people/usePerson.ts';
import { useSetTaskStatus } from '../../../parts/tasks/useSetTaskStatus.tsx';
import { Words } from '../../../parts/references/Words.tsx';
import { useTexts } from '../../../base/texts/index.ts';

/** All tasks as rows; status, day and person can be changed for several at once. */
export function TaskTable(): ReactNode {
  const t = useTexts();
  return (
    <DataTable<TaskRow>
      className="tasks-grid"
      aria-label={t('allTasks.title')}
      body={GroupedRows}
      storeKey={TASK_COLUMNS}
      bulkActionsToolbar={<TaskBulkBar />}
      rowClick={(_id, _resource, row) => taskAddress(row)}
    >
      <LeadColumn<TaskRow>
        source="headline"
        className="column-task"
        label={t('task.task')}
        render={(row) => (
          <Link
            className="lead-link"
            to={taskAddress(row)}
            title={row.headline}
            onClick={(event) => event.stopPropagation()}
          >
            <Words text={row.headline} kind={row.planKind} />
          </Link>
        )}
      />
      <SortedColumn<TaskRow>
        source="planName"
        className="column-where"
        label={t('allTasks.clientAndProject')}
        render={(task) => <WhereItIs task={task} />}
      />
      <SortedColumn<TaskRow>
        source="milestoneName"
        className="column-milestone"
        label={t('allTasks.milestone')}
        render={({ milestoneMark: mark, milestoneName }) =>
          // A board has none.
          milestoneName !== '' && (
            <span className="task-milestone">
              <i style={{ background: milestoneMark(mark) }} aria-hidden="true" />
              <span className="cut">{milestoneName}</span>
            </span>
          )
        }
      />
      <SortedColumn<TaskRow>
        source="status"
        className="column-status"
        label={t('words.status')}
        render={(row) => <StatusCell task={row} />}
      />
      <SortedColumn<TaskRow>
        source="dueDate"
        className="column-due"
        label={t('task.dueDate')}
        render={(row) => <DueLabel task={row} />}
      />
      <SortedColumn<TaskRow>
        source="assignee"
        className="column-person"
        label={t('allTasks.person')}
        disableSort
        render={({ assignee, planId }) =>
          assignee !== null && <Person assignee={assignee} planId={planId} />
        }
      />
    </DataTable>
  );
}

/** The status is a button: it opens the others. */
function StatusCell({ task }: { task: TaskRow }): ReactNode {
  const t = useTexts();
  const { setStatus, dialog } = useSetTaskStatus();
  return (
    <span onClick={(event) => event.stopPropagation()}>
      <Select
        variant="outlined"
        className="task-select"
        value={task.status}
        inputProps={{ 'aria-label': t('allTasks.statusOf', { headline: task.headline }) }}
        onChange={({ target }) => void setStatus(task, target.value)}
      >
        {(Object.keys(taskStatusLook) as TaskRow['status'][]).map((status) => (
          <MenuItem key={status} value={status}>
            <StatusTag status={status} plain />
          </MenuItem>
        ))}
      </Select>
      {dialog}
    </span>
  );
}

function Person({ assignee, planId }: { assignee: string; planId: string }): ReactNode {
  const { name, kind } = usePerson(assignee, planId);
  return (
    <span className="task-person">
      <Avatar name={name} kind={kind} decorative />
      <span className="cut">{name}</span>
    </span>
  );
}
