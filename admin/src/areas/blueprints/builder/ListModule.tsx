import { IconButton } from '@mui/material';
import type { TaskRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { ChevronDown, ChevronRight, File } from 'lucide-react';
import { memo, use, type ReactNode } from 'react';
import { Link } from 'react-router';
import { ActionMenu } from '../../../parts/board/index.ts';
import type { OpenBuilderDialog } from './commands/builderDialogState.ts';
import { moduleActions } from './commands/menus.ts';
import { ModuleMeta } from './ModuleCard.tsx';
import { ModulePeople, PersonTag, TeamTag } from './ModulePeople.tsx';
import type { OutlineCard } from '../../../parts/plans/outline.ts';
import { SheetContext } from './sheet/sheetContext.ts';
import { SheetGrid } from './sheet/SheetGrid.tsx';
import { Words } from '../../../parts/references/Words.tsx';
import { useTexts } from '../../../base/texts/index.ts';

type ListModuleProps = {
  blueprintId: string;
  module: OutlineCard;
  /** undefined while they are being loaded, or where there are none. */
  tasks: readonly TaskRow[] | undefined;
  open: boolean;
  onToggle: (moduleId: string) => void;
  ask: OpenBuilderDialog;
};

/** A module in the list, with its tasks below it when unfolded. */
export const ListModule = memo(
  ({ blueprintId, module, tasks, open, onToggle, ask }: ListModuleProps): ReactNode => {
    const t = useTexts();
    const { id, title, tasksTotal } = module;
    return (
      <li className="outline-module">
        <div className="outline-row">
          {tasksTotal > 0 ? (
            <IconButton
              size="small"
              className="outline-fold"
              aria-expanded={open}
              aria-label={t(open ? 'words.fold' : 'words.unfold', { name: title })}
              onClick={() => onToggle(id)}
            >
              {open ? <ChevronDown /> : <ChevronRight />}
            </IconButton>
          ) : (
            <span className="outline-gap" />
          )}
          <File aria-hidden className="outline-icon" />
          <Link
            to={adminAddress.module({ planId: blueprintId, moduleId: id, tab: 'context' })}
            className="outline-title"
            title={title}
          >
            {title}
          </Link>
          <span className="card-meta outline-meta">
            <ModuleMeta module={module} />
          </span>
          <span className="outline-people">
            <ModulePeople module={module} />
            <TeamTag module={module} />
          </span>
          <ActionMenu
            label={t('words.menuOf', { name: title })}
            actions={moduleActions(t, module, ask)}
          />
        </div>
        {open && tasks !== undefined && <TasksOfModule title={title} moduleId={id} tasks={tasks} />}
      </li>
    );
  },
);
ListModule.displayName = 'ListModule';

/** As cells where the page has room for them. */
function TasksOfModule({
  title,
  moduleId,
  tasks,
}: {
  title: string;
  moduleId: string;
  tasks: readonly TaskRow[];
}): ReactNode {
  const t = useTexts();
  if (use(SheetContext) !== null) return <SheetGrid title={title} moduleId={moduleId} />;
  return (
    <ul className="outline-tasks" aria-label={t('plan.tasksOf', { name: title })}>
      {tasks.map(({ id, planId, headline, dueInDays, assignee }) => (
        <li key={id} className="outline-row outline-task">
          <Link
            to={adminAddress.module({ planId, moduleId, tab: 'context', hash: id })}
            className="outline-title"
            title={headline}
          >
            <Words text={headline} kind={'blueprint'} />
          </Link>
          <span className="card-meta outline-meta">
            {dueInDays !== null && t('words.days', { count: dueInDays })}
          </span>
          <span className="outline-people">
            {assignee !== null && <PersonTag id={assignee} planId={planId} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
