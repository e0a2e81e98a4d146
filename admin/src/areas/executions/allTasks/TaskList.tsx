import type { TaskRow } from '@waymark/api';
import { Button, useMediaQuery, Menu, MenuItem } from '@mui/material';
import { Columns3, List, Check, Rows3 } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { alwaysAsked, taskScopes, type TaskFilter } from './taskScope.ts';
import { useLocation } from 'react-router';
import { TaskBoard } from './TaskBoard.tsx';
import { TaskTable } from './TaskTable.tsx';
import { TasksPhoneList } from './TasksPhoneList.tsx';
import { USUAL_SORT, groupings } from './taskSearch.ts';
import { useReach } from './useReach.ts';
import { useMode, useGrouping } from './useShownAs.ts';
import { useTaskFilters } from './useTaskFilters.tsx';
import { TASK_COLUMNS } from './useTaskColumns.ts';
import { viewedTasks } from './viewedTasks.ts';
import { EmptyState } from '../../../parts/page/states.tsx';
import { useKey } from '../../../base/keyboard/useKey.ts';
import { ChooseColumns } from '../../../parts/lists/ChooseColumns.tsx';
import { ListFoot } from '../../../parts/lists/ListFoot.tsx';
import { ListFrame } from '../../../parts/lists/ListFrame.tsx';
import { ListToolbar } from '../../../parts/lists/ListToolbar.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { ViewChanged } from '../../../parts/savedViews/ViewChanged.tsx';
import './allTasks.css';

const PAGE_LENGTH = 100;
/** Of the board: one for each status. */
const COLUMNS = 4;

/**
 * /tasks (PRODUCT 8.9): the tasks of all processes that run, as a board or a list. Filter, order
 * and page stand in the address.
 */
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

/** What the rows of the list are grouped by. */
function GroupBy(): ReactNode {
  const t = useTexts();
  const [by, group] = useGrouping();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="text"
        color="secondary"
        startIcon={<Rows3 />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t(`allTasks.by_${by}`)}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {groupings.map((one) => (
          <MenuItem
            key={one}
            role="menuitemradio"
            aria-checked={one === by}
            onClick={() => (group(one), close())}
          >
            <span className="menu-word">{t(`allTasks.by_${one}`)}</span>
            {one === by && <Check aria-hidden="true" />}
          </MenuItem>
        ))}
      </Menu>
    </>
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
          <div className="segments" role="group" aria-label={t('allTasks.shownAs')}>
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
      foot={mode === 'list' && <ListFoot counted={t('allTasks.count', { count: total })} />}
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
      {taskScopes.map((one) => (
        <button key={one} type="button" aria-pressed={reach === one} onClick={() => show(one)}>
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
    <EmptyState page sentence={t('allTasks.none')} hint={t('allTasks.noneHint')} />
  );
}
