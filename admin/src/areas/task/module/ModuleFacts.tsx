import type { ExecutionRow, ModuleRow, TaskRow } from '@waymark/api';
import { Avatar, formatDate, formatDayMonth } from '@waymark/look';
import { Calendar, Eye, FolderInput, Play, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { isLate } from '../../../parts/tasks/dueWords.ts';
import { useToday } from '../../../base/dates/useToday.ts';
import { holdersOf, lastDue, type TurnHolder } from './moduleFacts.ts';
import { useNames, type Names } from '../../../parts/people/useNames.ts';
import { useTexts } from '../../../base/texts/index.ts';
import '../../../parts/turn/turn.css';
import './moduleFacts.css';

type ModuleFactsProps = {
  module: ModuleRow;
  clientId: string;
  /** The days that it is planned for, while it has not begun. */
  planned: { readonly from: string; readonly to: string } | null;
  tasks: readonly TaskRow[];
};

/**
 * What is to be known of a module of a running process beside its tasks: since when, until when,
 * for whom, from where, whose turn.
 */
export function ModuleFacts({ module, clientId, planned, tasks }: ModuleFactsProps): ReactNode {
  const t = useTexts();
  const title = useId();
  const names = useNames(module.planId, clientId);
  const { data: execution } = useGetOne<ExecutionRow>('executions', { id: module.planId });
  const { startedOn, audience, subProcess } = module;
  const day = useToday();
  const due = lastDue(tasks);
  const late = tasks.some((task) => isLate(task, day));
  const holders = holdersOf(tasks, {
    owner: execution?.owner ?? null,
    ofTeam: (id) => names.get(id)?.kind === 'team',
  });
  return (
    <aside className="module-facts" aria-label={t('module.facts')}>
      <dl>
        {startedOn !== null && (
          <Fact icon={Play} label={t('module.started')}>
            {formatDate(startedOn)}
          </Fact>
        )}
        {planned !== null ? (
          <Fact icon={Calendar} label={t('module.plan')}>
            {[...new Set([planned.from, planned.to])].map((day) => formatDayMonth(day)).join(' – ')}
          </Fact>
        ) : (
          due !== null && (
            <Fact icon={Calendar} label={t('module.due')}>
              {formatDate(due)}
              {late && <span className="task-late">{t('module.someLate')}</span>}
            </Fact>
          )
        )}
        <Fact icon={Eye} label={t('task.visibleTo')}>
          {t(audience === 'INTERN' ? 'words.team' : 'words.clientAndTeam')}
        </Fact>
        {subProcess !== null && (
          <Fact icon={FolderInput} label={t('module.from')}>
            {subProcess.name}
          </Fact>
        )}
      </dl>
      {execution !== undefined && holders.length > 0 && (
        <section aria-labelledby={title}>
          <h2 id={title}>{t('turn.title')}</h2>
          <ul>
            {holders.map((holder) => (
              <HolderRow key={`${holder.side} ${holder.who}`} holder={holder} names={names} />
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}

function HolderRow({
  holder: { side, who, tasks },
  names,
}: {
  holder: TurnHolder;
  names: Names;
}): ReactNode {
  const t = useTexts();
  const person = who === null ? undefined : names.get(who);
  const nobody = t(side === 'seller' ? 'hub.nobodyOfUs' : 'words.nobody');
  return (
    <li>
      <Avatar name={person?.name ?? '?'} kind={person?.kind ?? 'placeholder'} decorative />
      <span className={who === null && side === 'seller' ? 'turn-missing' : undefined}>
        {person?.name ?? (who === null ? nobody : t('words.somebody'))}
      </span>
      <small>{t('words.tasks', { count: tasks })}</small>
    </li>
  );
}

/**
 * As a task's `Field` looks. That one comes with the sidebar: shared, it would be one file more
 * before the page shows.
 */
function Fact({
  icon: Icon,
  label,
  children,
}: {
  icon: LucideIcon;
  label: string;
  children: ReactNode;
}): ReactNode {
  return (
    <div className="task-field">
      <dt>
        <Icon size={16} aria-hidden="true" />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
