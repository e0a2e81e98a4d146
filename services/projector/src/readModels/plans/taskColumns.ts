import { moduleFields, taskFields } from '@waymark/events';
import { fieldColumns } from '../model/fieldColumns.ts';

/** The columns of tasks that follow from their fields. */
export const taskColumns = fieldColumns(taskFields);
/** The same of modules. */
export const moduleColumns = fieldColumns(moduleFields);
