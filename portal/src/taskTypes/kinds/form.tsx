import type { TaskTypeView } from '../taskTypeView.ts';

/** A form is filled in by what comes once the task is shown: `laterWork`. */
const form: TaskTypeView<'form'> = { Work: () => null };
export default form;
