import type { BlueprintRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { useRollouts } from '../blueprints/useRollouts.ts';
import { useTexts } from '../texts/index.ts';

/** What a process template holds, and how often it was rolled out: by that one is told from another. */
export function TemplateFacts({
  template: { id, milestones, modules, tasks },
}: {
  template: BlueprintRow;
}): ReactNode {
  const t = useTexts();
  const rollouts = useRollouts(id);
  const facts = [
    t('words.milestones', { count: milestones }),
    t('words.modules', { count: modules }),
    t('words.tasks', { count: tasks }),
    ...(rollouts === undefined || rollouts === 0
      ? []
      : [t('library.rolledOut', { count: rollouts })]),
  ];
  return facts.join(', ');
}
