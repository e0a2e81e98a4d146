import type { TaskRow } from '@waymark/api';
import { Calendar, ClockAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { dueWords } from './dueWords.ts';
import { useToday } from '../../base/dates/useToday.ts';
import { useTexts } from '../../base/texts/index.ts';
import './taskTag.css';

/** When a task is due; a late one has an icon and a word of its own besides the colour. */
export function DueLabel({ task }: { task: TaskRow }): ReactNode {
  const t = useTexts();
  const due = dueWords(t, task, useToday());
  if (due === null) return null;
  return (
    <span className={`task-day${due.late ? ' is-late' : ''}`}>
      {due.late ? <ClockAlert aria-hidden="true" /> : <Calendar aria-hidden="true" />}
      {due.late && <span className="visually-hidden">{t('process.wasDue')} </span>}
      {due.text}
    </span>
  );
}
