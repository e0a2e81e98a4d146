import { Button } from '@mui/material';
import { useState, type FormEvent, type ReactNode } from 'react';
import { headlineOf, ofTask, type TaskPanelProps } from './ofTask.ts';
import { DateField } from '../../../../base/dates/DateField.tsx';
import { useBulk } from '../../../../parts/lists/bulk/useBulk.ts';
import { useTexts } from '../../../../base/texts/index.ts';

/** One day for all chosen tasks, or none. */
export function BulkDue({ rows, onClose }: TaskPanelProps): ReactNode {
  const t = useTexts();
  const bulk = useBulk(headlineOf);
  const [day, setDay] = useState('');
  const set = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    const dueDate = day === '' ? null : day;
    void bulk(
      rows,
      (row) => ['SetTaskDueDate', { ...ofTask(row), dueDate }],
      (row) => ['SetTaskDueDate', { ...ofTask(row), dueDate: row.dueDate }],
    );
  };
  return (
    <form onSubmit={set} noValidate>
      <h2>{t('allTasks.dueFor', { count: rows.length })}</h2>
      <DateField
        label={t('task.dueDate')}
        value={day}
        onChange={setDay}
        placeholder={t('task.noDate')}
        autoFocus
      />
      <footer>
        <Button onClick={onClose}>{t('words.cancel')}</Button>
        <Button type="submit" variant="contained">
          {t('hub.change', { count: rows.length })}
        </Button>
      </footer>
    </form>
  );
}
