import { Clock, SquareCheckBig } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionMenu, Card, type CardHandle } from '../board/index.ts';
import type { Ask } from './asked.ts';
import { moduleActions } from './menus.ts';
import { ModulePeople } from './ModulePeople.tsx';
import { counted, inDays, type OutlineModule } from './outline.ts';

type ModuleCardProps = {
  blueprintId: string;
  module: OutlineModule;
  handle: CardHandle;
  ask: Ask;
};

/** A module on the builder's board; the whole card opens its page. */
export function ModuleCard({
  blueprintId,
  module,
  handle,
  ask,
}: ModuleCardProps): ReactNode {
  return (
    <Card
      to={`/module/${blueprintId}/${module.id}/context`}
      title={module.title}
      handle={handle}
      meta={<ModuleMeta module={module} />}
      people={<ModulePeople module={module} />}
      menu={
        <ActionMenu
          label={`Menu of ${module.title}`}
          actions={moduleActions(module, ask)}
        />
      }
    />
  );
}

/** How many tasks, and how long after the module's start the last one is due. */
export function ModuleMeta({
  module: { tasksTotal, dueInDays },
}: {
  module: OutlineModule;
}): ReactNode {
  return (
    <>
      <span title={counted(tasksTotal, 'task')}>
        <SquareCheckBig aria-hidden />
        {tasksTotal}
        <span className="visually-hidden">
          {tasksTotal === 1 ? ' task' : ' tasks'}
        </span>
      </span>
      {dueInDays !== null && (
        <span title={`Due ${inDays(dueInDays)} after the start`}>
          <Clock aria-hidden />
          {inDays(dueInDays)}
        </span>
      )}
    </>
  );
}
