import { viewedList } from '@waymark/events';
import { z } from 'zod';
import { read } from './read.ts';

/**
 * Row of `views`: the saved views of a list that are the reader's own or the team's; filter by
 * list; sort by name.
 */
export const viewRow = z.object({
  id: z.string(),
  list: viewedList,
  name: z.string(),
  /** What stands behind the `?` of the list's address. */
  search: z.string(),
  shared: z.boolean(),
  accountId: z.string(),
  createdAt: z.string(),
});
export type ViewRow = z.infer<typeof viewRow>;
export const viewRead = read(viewRow, {
  id: false,
  list: false,
  name: false,
  search: false,
  shared: false,
  accountId: false,
  createdAt: false,
});
