import { commandOfField } from '@waymark/api';
import { moduleFields, taskFields, workspaceFields, type AnyField } from '@waymark/events';

const ofTable = (noun: string, fields: Readonly<Record<string, AnyField>>) =>
  Object.entries(fields)
    .filter(([, { ownCommand }]) => ownCommand !== true)
    .map(([field]) => commandOfField(noun, fields, field));

/** The commands that follow from the tables of fields. */
export const setByTable: ReadonlySet<string> = new Set([
  ...ofTable('Task', taskFields),
  ...ofTable('Module', moduleFields),
  ...ofTable('Workspace', workspaceFields),
]);
