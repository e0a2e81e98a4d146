import { adminAddress } from '@waymark/api/addresses';
import { Calendar, SquareCheckBig } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionMenu, Card, type CardHandle } from '../../../parts/board/index.ts';
import type { OpenBuilderDialog } from './commands/builderDialogState.ts';
import { moduleActions } from './commands/menus.ts';
import { ModulePeople, TeamTag } from './ModulePeople.tsx';
import type { OutlineCard } from '../../../parts/plans/outline.ts';
import { useTexts } from '../../../base/texts/index.ts';

type ModuleCardProps = {
  blueprintId: string;
  module: OutlineCard;
  handle: CardHandle;
  ask: OpenBuilderDialog;
};

/** A module on the builder's board; the whole card opens its page. */
export function ModuleCard({ blueprintId, module, handle, ask }: ModuleCardProps): ReactNode {
  const t = useTexts();
  return (
    <Card
      to={adminAddress.module({ planId: blueprintId, moduleId: module.id, tab: 'context' })}
      title={module.title}
      handle={handle}
      meta={
        <>
          <ModuleMeta module={module} />
          <TeamTag module={module} />
        </>
      }
      people={<ModulePeople module={module} />}
      menu={
        <ActionMenu
          label={t('words.menuOf', { name: module.title })}
          actions={moduleActions(t, module, ask)}
        />
      }
    />
  );
}

/** How many tasks, and how long after the module's start the last one is due. */
export function ModuleMeta({
  module: { tasksTotal, dueInDays },
}: {
  module: OutlineCard;
}): ReactNode {
  const t = useTexts();
  return (
    <>
      <span title={t('words.tasks', { count: tasksTotal })}>
        <SquareCheckBig aria-hidden />
        {tasksTotal}
        <span className="visually-hidden"> {t('builder.taskWord', { count: tasksTotal })}</span>
      </span>
      {dueInDays !== null && (
        <span title={t('builder.dueAfterStart', { days: t('words.days', { count: dueInDays }) })}>
          <Calendar aria-hidden />
          {t('words.days', { count: dueInDays })}
        </span>
      )}
    </>
  );
}
