import type { TaskRow } from '@waymark/api';
import { Button } from '@mui/material';
import { useMemo } from 'react';
import type { TaskFilter } from './reach.ts';
import type { BoardTask } from './TaskCard.tsx';
import { useColumn, type Column } from './useColumn.ts';
import { StatusMark, type ShownColumn } from '../board/index.ts';
import { useTexts } from '../texts/index.ts';

/** A column of the board as it is shown; the same as long as nothing in it changes. */
export function useShownColumn(
  status: TaskRow['status'],
  filter: TaskFilter,
  today: string,
): Column & { shown: ShownColumn<BoardTask> } {
  const t = useTexts();
  const column = useColumn(status, filter, today);
  const { cards, total, hasMore, isMore, more } = column;
  const shown = useMemo(
    () => ({
      ...{ id: status, cards, count: total },
      name: t(`taskStatus.${status}`),
      swatch: null,
      icon: <StatusMark status={status} />,
      ...(hasMore && {
        footer: (
          <Button
            className="tasks-more"
            variant="text"
            disabled={isMore}
            onClick={() => void more()}
          >
            {isMore ? t('words.loading') : t('allTasks.showMore')}
          </Button>
        ),
      }),
    }),
    [t, status, cards, total, hasMore, isMore, more],
  );
  return { ...column, shown };
}
