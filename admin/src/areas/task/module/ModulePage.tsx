import type { ModuleRow, TaskRow, BlockRow } from '@waymark/api';
import { adminAddress, entryAddress } from '@waymark/api/addresses';
import { Lock } from 'lucide-react';
import { lazy, Suspense, useRef, useMemo, type ReactNode } from 'react';
import { useModuleIn } from '../../../parts/plans/useModuleIn.ts';
import { Link, Navigate, useLocation, useMatch, useParams, useNavigate } from 'react-router';
import { ContextTab } from './ContextTab.tsx';
import { ModuleHead, type ModuleTab } from './ModuleHead.tsx';
import { Participants } from './Participants.tsx';
import {
  moduleAddress,
  usePlanAround,
  usePlanModules,
  type PlanAround,
} from '../../../parts/plans/planKinds.ts';
import { plannedTogether } from '../../../parts/plans/plannedTogether.ts';
import { TasksTab } from './TasksTab.tsx';
import { useGetList } from 'react-admin';
import { problemOf } from '../../../base/wire/problemOf.ts';
import { Gone } from '../../../parts/gone/Gone.tsx';
import { ErrorState, Skeleton } from '../../../parts/page/states.tsx';
import { whyNot } from '../../../base/wire/whyNot.ts';
import { NewsLine } from '../../../parts/presence/NewsLine.tsx';
import { useNews } from '../../../parts/presence/useNews.ts';
import { useReportPlace } from '../../../parts/presence/useReportPlace.ts';
import { TaskCount } from '../../../parts/plans/TaskCount.tsx';
import { Activity } from '../../history/index.ts';
import { TaskSidebar } from '../sidebar/TaskSidebar.tsx';
import { useTaskDeletion } from '../sidebar/useTaskDeletion.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import './modulePage.css';
import '../../../parts/tasks/taskTag.css';

const ModuleFacts = lazy(() =>
  import('./ModuleFacts.tsx').then(({ ModuleFacts: component }) => ({ default: component })),
);
const tabs = [
  { tab: 'tasks', label: 'module.tasks' },
  { tab: 'context', label: 'module.context' },
  { tab: 'activity', label: 'words.activity' },
] as const satisfies readonly { tab: ModuleTab; label: string }[];

/**
 * A module, of a blueprint or of a running process (PRODUCT 9.3):
 * /module/:planId/:moduleId/context|tasks|activity, of a blueprint also
 * /module/template/:planId/:moduleId.
 */
export function ModulePage(): ReactNode {
  const t = useTexts();
  const { planId = '', moduleId = '', tab } = useParams();
  const template = useMatch(adminAddress.blueprintModule.path) !== null;
  const { data: module, error, refetch } = useModuleIn(planId, moduleId, { retry: false });
  const here = useLocation();
  const around = usePlanAround(module?.planKind, planId);
  const { modules = [] } = usePlanModules(planId);
  const known = tabs.find((one) => one.tab === (template ? 'tasks' : tab));
  if (module?.planKind === 'project')
    return (
      <Navigate to={{ ...here, pathname: adminAddress.project({ projectId: planId }) }} replace />
    );
  if (known === undefined)
    return <Navigate to={moduleAddress(planId, moduleId, 'tasks')} replace />;
  if (problemOf(error)?.status === 404)
    return (
      <Gone
        noun="module"
        where={{ planId, moduleId }}
        action={<Link to={entryAddress.executions()}>{t('words.allExecutions')}</Link>}
      />
    );
  if (module === undefined || around === undefined) {
    if (error === null) return <Skeleton page rows={6} label={t('module.loading')} />;
    return (
      <ErrorState
        page
        what={t('module.failed')}
        onRetry={() => void refetch()}
        {...whyNot(error)}
      />
    );
  }
  return (
    <LoadedModule
      key={moduleId}
      module={module}
      around={around}
      modules={modules}
      tab={known.tab}
    />
  );
}

type LoadedModuleProps = {
  module: ModuleRow;
  around: PlanAround;
  modules: readonly ModuleRow[];
  tab: ModuleTab;
};

/** The task whose id is the hash. Closing gives the focus back to its row. */
function useOpenTask(tasks: ReadonlyMap<string, TaskRow> | undefined): {
  task: TaskRow | null;
  close: () => void;
} {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const task = tasks?.get(decodeURIComponent(hash.slice(1))) ?? null;
  const close = () => {
    void navigate({ pathname, hash: '' }, { preventScrollReset: true });
    if (task) document.getElementById(task.id)?.querySelector<HTMLElement>('.task-link')?.focus();
  };
  return { task, close };
}

const all = { page: 1, perPage: 1000 };

/** The blocks of a module by weight and its tasks by id; undefined while they are not known. */
function useModuleContent(planId: string, moduleId: string) {
  const blockList = useGetList<BlockRow>('blocks', {
    filter: { planId, moduleId },
    sort: { field: 'weight', order: 'ASC' },
    pagination: all,
  });
  const taskList = useGetList<TaskRow>('tasks', {
    filter: { planId, moduleId },
    sort: { field: 'place', order: 'ASC' },
    pagination: all,
  });
  const tasks = useMemo(
    () => taskList.data && new Map(taskList.data.map((task) => [task.id, task])),
    [taskList.data],
  );
  const reload = () => void [blockList, taskList].forEach((list) => void list.refetch());
  return { blocks: blockList.data, tasks, error: blockList.error ?? taskList.error, reload };
}

function LoadedModule({ module, around, modules, tab }: LoadedModuleProps): ReactNode {
  const t = useTexts();
  const scroller = useRef<HTMLDivElement>(null);
  const content = useModuleContent(around.plan.id, module.id);
  useReportPlace(around.plan.id, module.id);
  const news = useNews(around.plan.id, module.id);
  const { task, close } = useOpenTask(content.tasks);
  const deletion = useTaskDeletion(around.plan);
  return (
    <div className="module-page">
      <div className="module-main" ref={scroller}>
        <ModuleHead module={module} around={around} modules={modules} tab={tab} />
        <div className="module-bar">
          <nav className="module-tabs" aria-label={t('module.navigation')}>
            {tabs.map(({ tab: to, label }) => (
              <Link
                key={to}
                to={moduleAddress(around.plan.id, module.id, to)}
                aria-current={to === tab ? 'page' : undefined}
              >
                {t(label)}
                {to === 'tasks' && (
                  <TaskCount
                    className="module-count"
                    done={module.tasksDone}
                    total={module.tasksTotal}
                  />
                )}
              </Link>
            ))}
          </nav>
          {module.audience === 'INTERN' && (
            <span className="task-tag">
              <Lock aria-hidden="true" />
              {t('words.team')}
            </span>
          )}
          <Participants module={module} around={around} />
        </div>
        <NewsLine rest={news} to={moduleAddress(around.plan.id, module.id, 'activity')} />
        {tab === 'activity' ? (
          <Suspense fallback={<Skeleton rows={6} />}>
            <Activity
              filter={{ planId: around.plan.id, moduleId: module.id }}
              people={{
                team: true,
                ...(around.clientId !== null && { clientId: around.clientId }),
              }}
            />
          </Suspense>
        ) : (
          <ModuleContent
            content={content}
            render={(blocks, tasks) =>
              tab === 'context' ? (
                <ContextTab
                  module={module}
                  around={around}
                  blocks={blocks}
                  tasks={tasks}
                  openTaskId={task?.id ?? null}
                  scroller={scroller}
                  onDeleteTask={deletion.ask}
                />
              ) : (
                <div className="module-body">
                  <TasksTab
                    module={module}
                    around={around}
                    tasks={tasks}
                    openTaskId={task?.id ?? null}
                  />
                  {around.clientId !== null && (
                    // Its place is kept until it is there: nothing moves.
                    <Suspense fallback={<div className="module-facts" />}>
                      <ModuleFacts
                        module={module}
                        clientId={around.clientId}
                        planned={plannedTogether([module])}
                        tasks={[...tasks.values()]}
                      />
                    </Suspense>
                  )}
                </div>
              )
            }
          />
        )}
      </div>
      {task !== null && (
        <TaskSidebar
          key={task.id}
          task={task}
          around={around}
          inContext={tab === 'context'}
          onDelete={deletion.ask}
          onClose={close}
        />
      )}
      {deletion.dialog}
    </div>
  );
}

type Content = ReturnType<typeof useModuleContent>;
type ModuleContentProps = {
  content: Content;
  render: (
    blocks: NonNullable<Content['blocks']>,
    tasks: NonNullable<Content['tasks']>,
  ) => ReactNode;
};

function ModuleContent({
  content: { blocks, tasks, error, reload },
  render,
}: ModuleContentProps): ReactNode {
  const t = useTexts();
  if (blocks !== undefined && tasks !== undefined) return render(blocks, tasks);
  if (error === null) return <Skeleton rows={5} label={t('module.loadingContent')} />;
  return <ErrorState what={t('module.contentFailed')} onRetry={reload} {...whyNot(error)} />;
}
