import type { TaskRow } from '@waymark/api';
import { isComposed } from '@waymark/look/composed';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useConversation } from '../../talk/index.ts';
import { useTexts } from '../../../base/texts/index.ts';

export type TaskTab = 'task' | 'talk' | 'details';

/** The tab of the sidebar as the address says it: `?panel=talk`. */
export function useTaskTab(hasTalk: boolean): [tab: TaskTab, choose: (tab: TaskTab) => void] {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('panel');
  const tab: TaskTab = asked === 'details' || (asked === 'talk' && hasTalk) ? asked : 'task';
  const choose = (next: TaskTab) => {
    const after = new URLSearchParams(search);
    if (next === 'task') after.delete('panel');
    else after.set('panel', next);
    // The hash is the task.
    void navigate({ search: `${after}`, hash }, { replace: true, preventScrollReset: true });
  };
  return [tab, choose];
}

type TaskTabsProps = {
  tab: TaskTab;
  panelId: string;
  task: TaskRow;
  /** Tasks of blueprints are talked about by nobody. */
  hasTalk: boolean;
  onChoose: (tab: TaskTab) => void;
};

/** The tabs of the sidebar; that of the talk counts what is unread. */
export function TaskTabs({ tab, panelId, task, hasTalk, onChoose }: TaskTabsProps): ReactNode {
  const t = useTexts();
  const { row } = useConversation({ planId: task.planId, taskId: task.id }, hasTalk);
  const unread = row?.unread ?? 0;
  const tabs: readonly TaskTab[] = hasTalk ? ['task', 'talk', 'details'] : ['task', 'details'];
  const words = { task: t('task.task'), talk: t('talk.talk'), details: t('task.details') };
  const walk = (step: number) => {
    const next = (tabs.indexOf(tab) + step + tabs.length) % tabs.length;
    const to = tabs[next] ?? 'task';
    onChoose(to);
    document.getElementById(`${panelId}-${to}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={t('task.task')} className="task-sidebar-tabs">
      {tabs.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${panelId}-${name}`}
          aria-selected={tab === name}
          aria-controls={panelId}
          tabIndex={tab === name ? 0 : -1}
          onClick={() => onChoose(name)}
          onKeyDown={(event) => {
            if (isComposed(event)) return;
            if (event.key === 'ArrowRight') walk(1);
            if (event.key === 'ArrowLeft') walk(-1);
          }}
        >
          {words[name]}
          {name === 'talk' && unread > 0 && (
            <span className="task-count">
              <span aria-hidden="true">{t.number(unread)}</span>
              <span className="visually-hidden">{t('talk.unread', { count: unread })}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
