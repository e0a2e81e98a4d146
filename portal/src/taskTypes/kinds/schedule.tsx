import type { TaskTypeView } from '../taskTypeView.ts';

/** A time is booked by what comes once the task is shown: `laterWork`. */
const schedule: TaskTypeView<'schedule'> = { Work: () => null };
export default schedule;
