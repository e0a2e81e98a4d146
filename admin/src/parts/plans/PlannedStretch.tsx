import type { ModuleRow } from '@waymark/api';
import { Calendar } from 'lucide-react';
import type { ReactNode } from 'react';
import { plannedTogether, plannedWords } from './plannedTogether.ts';
import { useTexts } from '../../base/texts/index.ts';
import './plannedStretch.css';

type PlannedStretchProps = {
  modules: readonly Pick<ModuleRow, 'status' | 'startsOn' | 'plannedFrom' | 'plannedTo'>[];
  className?: string;
};

/**
 * `planned for 4. to 9.12.`, while none of the modules has begun or has a day chosen for its start;
 * else nothing.
 */
export function PlannedStretch({ modules, className }: PlannedStretchProps): ReactNode {
  const t = useTexts();
  const stretch = plannedTogether(modules);
  if (stretch === null) return null;
  return (
    <span className={className}>
      <Calendar aria-hidden="true" />
      {plannedWords(t, stretch.from, stretch.to)}
    </span>
  );
}
