import type { TaskRow } from '@waymark/api';
import { Button, useMediaQuery } from '@mui/material';
import { Columns3, List } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { alwaysAsked, reaches, type TaskFilter } from './reach.ts';
import { useLocation } from 'react-router';
import { GroupBy } from './GroupBy.tsx';
import { TaskBoard } from './TaskBoard.tsx';
import { TaskTable } from './TaskTable.tsx';
import { TasksPhoneList } from './TasksPhoneList.tsx';
import { USUAL_SORT } from './taskSearch.ts';
import { useReach } from './useReach.ts';
import { useMode } from './useShownAs.ts';
import { useTaskFilters } from './useTaskFilters.tsx';
import { TASK_COLUMNS } from './useTaskColumns.ts';
import { viewedTasks } from './viewedTasks.ts';
import { EmptyState } from '../layout/states.tsx';
import { useKey } from '../keys/useKey.ts';
import { ChooseColumns } from '../lists/ChooseColumns.tsx';
import { ListFoot } from '../lists/ListFoot.tsx';
import { ListFrame } from '../lists/ListFrame.tsx';
import { ListToolbar } from '../lists/ListToolbar.tsx';
import { useTexts } from '../texts/index.ts';
import { ViewChanged } from '../savedViews/ViewChanged.tsx';
import './allTasks.css';

const PAGE_LENGTH = 100;
/** Of the board: one for each status. */
const COLUMNS = 4;

/** /tasks (PRODUCT 8.9): the tasks of all processes that run, as a board or a list. Filter, order and page stand in the address. */
export function TaskList(): ReactNode {
  const [mode] = useMode();
  const { search } = useLocation();
  const filter = useMemo(() => alwaysAsked(mode, search), [mode, search]);
  return (
    <ListBase<TaskRow>
      resource="tasks"
      perPage={PAGE_LENGTH}
      sort={USUAL_SORT}
      storeKey={false}
      filter={filter}
      queryOptions={{ onError: () => {} }}
    >
      <Tasks />
    </ListBase>
  );
}

function Tasks(): ReactNode {
  const t = useTexts();
  const { total = 0 } = useListContext<TaskRow>();
  const phone = useMediaQuery('(width < 900px)');
  const [mode, setMode] = useMode();
  useKey('asBoard', () => setMode('board'));
  useKey('asList', () => setMode('list'));
  const filters = useTaskFilters();
  const asList = phone ? <TasksPhoneList /> : <TaskTable />;
  return (
    <ListFrame
      title={t('allTasks.title')}
      actions={
        <>
          <Reaches />
          <div
            className="segments"
            role="group"
            aria-label={t('allTasks.shownAs')}
          >
            {(
              [
                ['board', Columns3],
                ['list', List],
              ] as const
            ).map(([one, Icon]) => (
              <button
                key={one}
                type="button"
                aria-pressed={mode === one}
                onClick={() => setMode(one)}
              >
                <Icon size={16} aria-hidden="true" />
                <span>{t(`allTasks.${one}`)}</span>
              </button>
            ))}
          </div>
        </>
      }
      toolbar={
        <ListToolbar filters={filters} disableSaveQuery>
          <ViewChanged viewed={viewedTasks} />
          {mode === 'list' && !phone && (
            <>
              <GroupBy />
              <ChooseColumns storeKey={TASK_COLUMNS} />
            </>
          )}
        </ListToolbar>
      }
      loading={t('allTasks.loading')}
      {...(mode === 'board' && { columns: COLUMNS })}
      failed={t('allTasks.failed')}
      empty={<NoTasks />}
      foot={
        mode === 'list' && (
          <ListFoot counted={t('allTasks.count', { count: total })} />
        )
      }
    >
      {mode === 'board' ? <TaskBoard /> : asList}
    </ListFrame>
  );
}

/** Mine, my team's, the client's turn, everybody's. */
function Reaches(): ReactNode {
  const t = useTexts();
  const { reach, show } = useReach();
  return (
    <div className="segments" role="group" aria-label={t('allTasks.whose')}>
      {reaches.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={reach === one}
          onClick={() => show(one)}
        >
          {t(`allTasks.${one}`)}
        </button>
      ))}
    </div>
  );
}

/** Nothing is found, or there is nothing yet. */
function NoTasks(): ReactNode {
  const t = useTexts();
  const { filterValues, setFilters } = useListContext();
  const isNarrow = Object.keys(filterValues as TaskFilter).length > 0;
  return isNarrow ? (
    <EmptyState
      page
      sentence={t('allTasks.noneFound')}
      action={
        <Button variant="outlined" onClick={() => setFilters({}, {})}>
          {t('allTasks.widen')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      page
      sentence={t('allTasks.none')}
      hint={t('allTasks.noneHint')}
    />
  );
}
