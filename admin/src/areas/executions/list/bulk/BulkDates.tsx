import type { TaskRow } from '@waymark/api';
import { Button, Checkbox } from '@mui/material';
import { ClockAlert } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { DateField } from '../../../../base/dates/DateField.tsx';
import { useTexts, type T } from '../../../../base/texts/index.ts';
import { clientOf } from './clientOf.ts';
import type { BulkPanelProps } from './BulkPanel.tsx';
import { shiftOf, type Shift } from './dueShift.ts';
import { useBulk } from '../../../../parts/lists/bulk/useBulk.ts';

const MOST = 100_000;

/**
 * Start and end of the chosen executions; due dates of open tasks come along only if asked (PRODUCT
 * 8.6).
 */
export function BulkDates({ rows, onClose }: BulkPanelProps): ReactNode {
  const t = useTexts();
  const bulk = useBulk(clientOf);
  const [start, setStart] = useState('');
  const [end, setEnd] = useState('');
  const [along, setAlong] = useState(false);
  const [busy, setBusy] = useState(false);
  const tasks = useGetList<TaskRow>('tasks', {
    filter: { planId: rows.map(({ id }) => id), status: ['TODO', 'IN_PROGRESS', 'STUCKED'] },
    sort: { field: 'place', order: 'ASC' },
    pagination: { page: 1, perPage: MOST },
  }).data;
  const given = { start, end };
  const nothing = start === '' && end === '';
  const shift = tasks && shiftOf(rows, tasks, given);
  // What Undo needs to know stands in the tasks.
  const enabled = !nothing && shift !== undefined && !shift.backwards && !busy;
  const dueDatesOf = (processId: string) =>
    Object.fromEntries(
      (tasks ?? []).flatMap(({ id, planId, dueDate }) =>
        planId === processId && dueDate !== null ? [[id, dueDate]] : [],
      ),
    );
  const change = async (event: FormEvent) => {
    event.preventDefault();
    if (!enabled) return;
    setBusy(true);
    await bulk(
      rows,
      ({ id }) => [
        'SetProcessDates',
        {
          processId: id,
          ...(start !== '' && { start }),
          ...(end !== '' && { end }),
          dueDates: along ? 'along' : 'stay',
        },
      ],
      (row) => [
        'SetProcessDates',
        {
          processId: row.id,
          start: row.start,
          end: row.end,
          dueDates: along ? dueDatesOf(row.id) : 'stay',
        },
      ],
    );
    onClose();
  };
  return (
    <form onSubmit={(event) => void change(event)} noValidate>
      <h2>{t('hub.datesFor', { count: rows.length })}</h2>
      <div className="bulk-dates">
        <DateField
          label={t('executionColumns.start')}
          value={start}
          onChange={setStart}
          placeholder={t('hub.leave')}
          autoFocus
        />
        <DateField
          label={t('executionColumns.end')}
          value={end}
          onChange={setEnd}
          placeholder={t('hub.leave')}
          error={shift?.backwards ? t('wizard.endBeforeStart') : null}
        />
      </div>
      <p className="bulk-planned">{t('hub.plannedAnew')}</p>
      <label className="bulk-along">
        <Checkbox
          size="small"
          checked={along}
          onChange={({ target }) => setAlong(target.checked)}
        />
        <span>
          {t('hub.moveAlong')}
          <small>{shift === undefined ? t('hub.readingTasks') : movesWords(t, shift)}</small>
        </span>
      </label>
      <div role="status">
        {shift !== undefined && !along && !nothing && shift.outside > 0 && (
          <p className="bulk-amber">
            <ClockAlert aria-hidden="true" />
            {t('hub.outside', { count: shift.outside, clients: shift.clients.join(', ') })}
          </p>
        )}
      </div>
      <footer>
        <Button onClick={onClose}>{t('words.cancel')}</Button>
        <Button type="submit" variant="contained" disabled={!enabled}>
          {t('hub.change', { count: rows.length })}
        </Button>
      </footer>
    </form>
  );
}

function movesWords(t: T, { moved, least, most }: Shift): string {
  if (moved === 0) return t('hub.movesNone');
  const days = t('words.days', { count: most });
  return t('hub.movesTasks', {
    count: moved,
    shift: least === most ? t('hub.shiftBy', { days }) : t('hub.shiftFrom', { least, days }),
  });
}
