import type { PlanRef } from '@waymark/api';
import { memo, type ReactNode } from 'react';
import { RichTextField } from 'react-admin';
import { chipsInHtml } from '../references/chips.ts';
import '../references/chips.css';
import { useTexts } from '../../base/texts/index.ts';
import './richText.css';

/** Rich text as it reads; cleaned once more on the way in, though the server does so too. */
export const RichText = memo(function RichText({
  html,
  className = '',
  plan,
}: {
  html: string;
  className?: string;
  /** Whose variables stand in it. */
  plan?: PlanRef | undefined;
}): ReactNode {
  const t = useTexts();
  const withNames = chipsInHtml(html, (name) => {
    const chip = document.createElement('span');
    const isEmpty = plan?.kind === 'process';
    chip.className = isEmpty ? 'variable-chip is-empty' : 'variable-chip';
    if (isEmpty) chip.title = t('variables.isEmpty');
    chip.textContent = name;
    return chip;
  });
  return (
    <RichTextField
      record={{ html: withNames }}
      source="html"
      component="div"
      className={`rich-text ${className}`}
    />
  );
});
