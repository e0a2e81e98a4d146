import { tasks } from './en/tasks.ts';
import { textsOf } from './language.ts';

export const texts = textsOf('tasks', tasks);
