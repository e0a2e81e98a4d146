import type { ModuleRow } from '@waymark/api';
import { formatDayMonth } from '@waymark/look';
import type { T } from '../../base/texts/index.ts';

type Planned = Pick<ModuleRow, 'status' | 'startsOn' | 'plannedFrom' | 'plannedTo'>;
type Stretch = { readonly from: string; readonly to: string };

/**
 * The days, `YYYY-MM-DD`, from the first to the last that modules are planned for together; null
 * once one of them has begun, or has a day chosen for its start, or where none has a planned place.
 */
export function plannedTogether(modules: readonly Planned[]): Stretch | null {
  const begun = modules.some(({ status, startsOn }) => status !== 'PENDING' || startsOn !== null);
  if (begun) return null;
  return modules.reduce<Stretch | null>((found, { plannedFrom: from, plannedTo: to }) => {
    if (from === null || to === null) return found;
    if (found === null) return { from, to };
    return { from: from < found.from ? from : found.from, to: to > found.to ? to : found.to };
  }, null);
}

/** The days that a module is planned for. */
export const plannedWords = (t: T, from: string, to: string): string =>
  from === to
    ? t('words.plannedFor', { date: formatDayMonth(from) })
    : t('words.plannedBetween', { from: formatDayMonth(from), to: formatDayMonth(to) });
