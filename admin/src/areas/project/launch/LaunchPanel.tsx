import type { ExecutionRow, PlanRef, PlaceholderRow, VariableRow, TaskRow } from '@waymark/api';
import { isComposed } from '@waymark/look/composed';
import { IconButton } from '@mui/material';
import { X, CalendarX } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { ErrorState, Skeleton } from '../../../parts/page/states.tsx';
import { whyNot } from '../../../base/wire/whyNot.ts';
import { plannedWords } from '../../../parts/plans/plannedTogether.ts';
import { useNames } from '../../../parts/people/useNames.ts';
import { inWords } from '../../../parts/references/Words.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { launchLines, openCount, type Launched } from './launchLines.ts';
import { adminAddress } from '@waymark/api/addresses';
import { Link } from 'react-router';
import { PeopleStop } from './PeopleStop.tsx';
import { receiversOf } from './receivers.ts';
import { StartFoot } from './StartFoot.tsx';
import { Stop } from './Stop.tsx';
import { UnassignedStop } from './UnassignedStop.tsx';
import { useGetList } from 'react-admin';
import { usePlanModules } from '../../../parts/plans/planKinds.ts';
import { useProcessTasks } from '../../../parts/plans/useProcessTasks.ts';
import { useRings } from './useRings.ts';
import { useStart } from './useStart.ts';
import { VariablesStop } from './VariablesStop.tsx';
import './launch.css';

type LaunchPanelProps = { execution: ExecutionRow; onClose: () => void };

/** What a process holds, kept true by live changes; undefined until all of it is there. */
function useLaunched(planId: string): {
  launched: Launched | undefined;
  error: Error | null;
  reload: () => void;
} {
  const all = {
    filter: { planId },
    sort: { field: 'name', order: 'ASC' as const },
    pagination: { page: 1, perPage: 1000 },
  };
  const modules = usePlanModules(planId);
  const tasks = useProcessTasks(planId);
  const placeholders = useGetList<PlaceholderRow>('placeholders', all);
  const variables = useGetList<VariableRow>('variables', all);
  const launched =
    modules.modules && tasks.tasks && placeholders.data && variables.data
      ? {
          modules: modules.modules,
          tasks: [...tasks.tasks.values()].flat(),
          placeholders: placeholders.data,
          variables: variables.data,
        }
      : undefined;
  return {
    launched,
    error: modules.error ?? tasks.error ?? placeholders.error ?? variables.error,
    reload: () =>
      void [modules, tasks, placeholders, variables].forEach((query) => void query.refetch()),
  };
}

/**
 * What is open before a process begins, each with its way to mend it, and the start (PRODUCT 8.8).
 */
export default function LaunchPanel(props: LaunchPanelProps): ReactNode {
  const t = useTexts();
  const { launched, error, reload } = useLaunched(props.execution.id);
  const { onClose } = props;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <aside
      ref={panel}
      className="launch"
      aria-label={t('launch.launch')}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && !isComposed(event) && onClose()}
    >
      {launched !== undefined ? (
        <Lines {...props} launched={launched} />
      ) : error !== null ? (
        <ErrorState what={t('launch.failed')} onRetry={reload} {...whyNot(error)} />
      ) : (
        <Skeleton rows={6} />
      )}
    </aside>
  );
}

/**
 * Tasks that wait for their booking page or their form, each a way to where it is set: until then
 * nobody is asked for them.
 */
function HeldStop({
  tasks,
  rings,
}: {
  tasks: readonly TaskRow[];
  rings: ReturnType<typeof useRings>;
}) {
  const t = useTexts();
  if (tasks.length === 0) return null;
  return (
    <Stop title={t('launch.held')} note={t('words.tasks', { count: tasks.length })} state="open">
      {tasks.map(({ id, planId, moduleId, headline, content }) => (
        <div key={id} className="launch-line" {...rings([moduleId])}>
          <CalendarX aria-hidden="true" />
          <span>
            <b>{headline}</b>
            <small>{t(content.type === 'form' ? 'launch.noForm' : 'launch.noPage')}</small>
          </span>
          <Link to={adminAddress.module({ planId, moduleId, tab: 'tasks', hash: id })}>
            {t('launch.setIt')}
          </Link>
        </div>
      ))}
    </Stop>
  );
}

function Lines({
  execution,
  launched,
  onClose,
}: LaunchPanelProps & { launched: Launched }): ReactNode {
  const t = useTexts();
  const plan = useMemo<PlanRef>(() => ({ kind: 'process', id: execution.id }), [execution.id]);
  const names = useNames(execution.id, execution.clientId);
  const rings = useRings();
  const { start, failed } = useStart(plan);
  const lines = launchLines(launched);
  // A line that is mended stays where it is until the panel is opened again.
  const [shown] = useState({
    missing: lines.missing.map(({ id }) => id),
    empty: lines.empty.map(({ id }) => id),
  });
  const open = openCount(lines);
  const { modules, tasks, variables, placeholders } = launched;
  const { first, dated } = lines;
  const turnOf = first === null ? [] : receiversOf(first, tasks, names).map((who) => who.first);
  return (
    <>
      <header>
        <h2>{t('launch.ready')}</h2>
        <IconButton aria-label={t('words.close')} onClick={onClose}>
          <X />
        </IconButton>
        <p role="status">
          {first === null
            ? t('launch.started')
            : t('launch.notHeard', { client: execution.clientName })}{' '}
          {open === 0 ? t('launch.noOpenLine') : t('launch.openLines', { count: open })}
        </p>
      </header>
      <ol className="launch-way">
        <Stop
          title={t('launch.planAndDates')}
          note={
            dated === tasks.length
              ? t('launch.eachDated', { count: dated })
              : t('launch.someDated', {
                  some: dated,
                  tasks: t('words.tasks', { count: tasks.length }),
                })
          }
          state="done"
        />
        {placeholders.length > 0 && (
          <PeopleStop
            execution={execution}
            launched={launched}
            shown={shown.missing}
            rings={rings}
          />
        )}
        <UnassignedStop
          execution={execution}
          plan={plan}
          tasks={lines.unassigned}
          all={tasks.length}
          rings={rings}
        />
        <HeldStop tasks={lines.held} rings={rings} />
        {variables.length > 0 && (
          <VariablesStop plan={plan} variables={variables} shown={shown.empty} first={first} />
        )}
        {first !== null && (
          <Stop
            title={t('launch.start', { module: inWords(first.title) })}
            note={[
              t('words.tasks', { count: first.tasksTotal }),
              ...(first.plannedFrom && first.plannedTo
                ? [plannedWords(t, first.plannedFrom, first.plannedTo)]
                : []),
            ].join(', ')}
            state="start"
          >
            <p className="launch-turn">
              {turnOf.length === 0
                ? t('launch.turnNobody')
                : t('launch.turnGoes', { names: turnOf.join(', ') })}
            </p>
          </Stop>
        )}
      </ol>
      {first !== null && (
        <StartFoot
          execution={execution}
          first={first}
          others={modules.filter(({ id }) => id !== first.id)}
          tasks={tasks}
          names={names}
          values={variables.map(({ value }) => value)}
          failed={failed}
          onStart={start}
          onLater={onClose}
        />
      )}
    </>
  );
}
