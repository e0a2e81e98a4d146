import { viewedList } from '@waymark/events';
import { z } from 'zod';
import { id, name } from '../text.ts';
import { command } from './command.ts';
import { ofSample } from './sample.ts';

/** The query of a list's address: all that stands behind the `?`. */
const search = z
  .string()
  .max(4000, 'must have at most 4,000 characters')
  .regex(/^[\x21-\x7e]*$/, 'must be written as an address is');
const { viewId } = ofSample;

export const viewCommands = {
  SaveView: command(
    z.object({ viewId: id, list: viewedList, name, search, shared: z.boolean().default(false) }),
    { viewId: 'new', list: 'executions', name: 'Overdue first', search: 'sort=overdue&order=DESC' },
  ),
  RenameView: command(z.object({ viewId: id, name }), { viewId, name: 'Late ones' }),
  /** Other filters, order or columns under the same name. */
  ChangeView: command(z.object({ viewId: id, search }), { viewId, search: 'sort=end&order=ASC' }),
  /** True: the team's from now on. False: one's own. */
  ShareView: command(z.object({ viewId: id, shared: z.boolean() }), { viewId, shared: false }),
  DeleteView: command(z.object({ viewId: id }), { viewId }),
};
