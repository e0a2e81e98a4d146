import type { ImportChange } from '@waymark/api';

export type Mark = ImportChange['sign'] | 'moved';

/**
 * As what a change is shown: what stands in another module or milestone now has moved, whatever
 * else of it changes.
 */
export const markOf = ({ sign, fields }: ImportChange): Mark =>
  fields.some(({ field }) => field === 'module' || field === 'milestone') ? 'moved' : sign;
