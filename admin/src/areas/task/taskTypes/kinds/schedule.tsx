import { CalendarClock } from 'lucide-react';
import type { TaskTypeEditor } from '../../fields/taskTypeEditor.ts';
import { ScheduleDialog } from '../../booking/ScheduleDialog.tsx';
import { ScheduleFields } from '../../booking/ScheduleFields.tsx';

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
