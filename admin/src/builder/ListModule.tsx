import { IconButton } from '@mui/material';
import type { TaskRow } from '@waymark/api';
import { ChevronDown, ChevronRight, File } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { ActionMenu } from '../board/index.ts';
import type { Ask } from './asked.ts';
import { moduleActions } from './menus.ts';
import { ModuleMeta } from './ModuleCard.tsx';
import { ModulePeople, PersonTag } from './ModulePeople.tsx';
import type { OutlineModule } from './outline.ts';
import { useTexts } from '../texts/index.ts';

type ListModuleProps = {
  blueprintId: string;
  module: OutlineModule;
  /** undefined while they are being loaded, or where there are none. */
  tasks: readonly TaskRow[] | undefined;
  open: boolean;
  onToggle: (moduleId: string) => void;
  ask: Ask;
};

/** A module in the list, with its tasks below it when unfolded. */
export const ListModule = memo(
  ({
    blueprintId,
    module,
    tasks,
    open,
    onToggle,
    ask,
  }: ListModuleProps): ReactNode => {
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
              aria-label={t(open ? 'words.fold' : 'words.unfold', {
                name: title,
              })}
              onClick={() => onToggle(id)}
            >
              {open ? <ChevronDown /> : <ChevronRight />}
            </IconButton>
          ) : (
            <span className="outline-gap" />
          )}
          <File aria-hidden className="outline-icon" />
          <Link
            to={`/module/${blueprintId}/${id}/context`}
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
          </span>
          <ActionMenu
            label={t('words.menuOf', { name: title })}
            actions={moduleActions(t, module, ask)}
          />
        </div>
        {open && tasks !== undefined && (
          <ul
            className="outline-tasks"
            aria-label={t('plan.tasksOf', { name: title })}
          >
            {tasks.map((task) => (
              <li key={task.id} className="outline-row outline-task">
                <Link
                  to={`/module/${blueprintId}/${id}/context#${task.id}`}
                  className="outline-title"
                  title={task.headline}
                >
                  {task.headline}
                </Link>
                <span className="card-meta outline-meta">
                  {task.dueInDays !== null &&
                    t('words.days', { count: task.dueInDays })}
                </span>
                <span className="outline-people">
                  {task.assignee !== null && (
                    <PersonTag id={task.assignee} planId={task.planId} />
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </li>
    );
  },
);
ListModule.displayName = 'ListModule';
