import { CalendarClock } from 'lucide-react';
import type { TaskTypeEditor } from '../taskTypeEditor.ts';
import { ScheduleDialog } from '../../scheduling/ScheduleDialog.tsx';
import { ScheduleFields } from '../../scheduling/ScheduleFields.tsx';

const begins = { type: 'schedule', provider: 'CALENDLY', link: '' } as const;

const schedule: TaskTypeEditor<'schedule'> = {
  words: {
    en: { title: 'Scheduling', noun: 'scheduling task' },
    de: { title: 'Terminbuchung', noun: 'Terminbuchung' },
  },
  icon: CalendarClock,
  begins,
  Fields: ScheduleFields,
  Begin: ({ onAdd, onClose }) => (
    <ScheduleDialog isNew content={begins} onSubmit={onAdd} onClose={onClose} />
  ),
};
export default schedule;
