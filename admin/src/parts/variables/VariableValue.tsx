import type { VariableRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { bareLink } from '@waymark/look/values';
import { useTexts } from '../../base/texts/index.ts';

/** The value of a variable as it is read: a link by its label, a value that lacks as such. */
export function VariableValue({ row }: { row: VariableRow }): ReactNode {
  const t = useTexts();
  const { type, value, label } = row;
  if (value === '') return <span className="task-none">{t('variables.noValue')}</span>;
  return type === 'LINK' ? (
    <a href={value} target="_blank" rel="noopener noreferrer" title={value}>
      {label || bareLink(value)}
    </a>
  ) : (
    <span>{value}</span>
  );
}
