import { z } from 'zod';
import { line } from '../plan/givenText.ts';
import { defineBlockKind } from './blockKind.ts';

const content = z.object({
  type: z.literal('taskLink'),
  /** A task of the same plan; null where it did not come along when the link was copied. */
  taskId: z.string().nullable(),
});

/**
 * Points to a task of the same plan, and never stands for it (PRODUCT 1.9). It says no words: those
 * of the task are found and told with the task, to whoever may see that.
 */
export const taskLink = defineBlockKind({
  content,
  given: content.extend({ taskId: line.nullable() }),
  says: () => ({}),
  words: {
    en: {
      added: (title) => `added a link to a task to ${title}`,
      restored: (title) => `put back a link to a task in ${title}`,
      changed: (title) => `changed where a link to a task leads in ${title}`,
      removed: (title) => `deleted a link to a task from ${title}`,
      empty: 'a link to a task',
      fields: {},
    },
    de: {
      added: (title) => `hat „${title}“ einen Link auf eine Aufgabe hinzugefügt`,
      restored: (title) => `hat einen Link auf eine Aufgabe in „${title}“ wiederhergestellt`,
      changed: (title) => `hat in „${title}“ geändert, auf welche Aufgabe ein Link führt`,
      removed: (title) => `hat einen Link auf eine Aufgabe in „${title}“ gelöscht`,
      empty: 'ein Link auf eine Aufgabe',
      fields: {},
    },
  },
});
