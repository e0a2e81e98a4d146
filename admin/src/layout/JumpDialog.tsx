import type { BlueprintRow, ExecutionRow } from '@waymark/api';
import { Dialog } from '@mui/material';
import { GitBranch, Layers, Search } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { useNavigate } from 'react-router';
import { useTexts } from '../texts/index.ts';
import './jump.css';

type Target = {
  id: string;
  title: string;
  hint: string;
  to: string;
  icon: ReactNode;
};

/** Finds executions and blueprints by what is typed; Enter goes there. */
export function JumpDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const navigate = useNavigate();
  const listId = useId();
  const titleId = useId();
  const { targets, loading } = useTargets(useDeferredValue(typed.trim()));
  const current = targets[Math.min(active, targets.length - 1)];
  const go = (target: Target) => {
    onClose();
    void navigate(target.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step =
      event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && targets.length > 0) {
      event.preventDefault();
      setActive(
        (Math.min(active, targets.length - 1) + step + targets.length) %
          targets.length,
      );
    } else if (event.key === 'Enter' && current) go(current);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { className: 'jump-paper' } }}
    >
      <h2 id={titleId} className="visually-hidden">
        {t('shell.jump')}
      </h2>
      <label className="jump-search">
        <Search aria-hidden="true" />
        <input
          autoFocus
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-label={t('shell.searchAll')}
          {...(current && {
            'aria-activedescendant': `${listId}-${current.id}`,
          })}
          placeholder={t('shell.searchAll')}
          autoComplete="off"
          value={typed}
          onChange={(event) => (setTyped(event.target.value), setActive(0))}
          onKeyDown={onKeyDown}
        />
        <kbd>{t('shell.escape')}</kbd>
      </label>
      <div
        role="listbox"
        id={listId}
        aria-label={t('shell.results')}
        className="jump-list"
      >
        {targets.map((target) => (
          <div
            key={target.id}
            role="option"
            id={`${listId}-${target.id}`}
            aria-selected={target === current}
            className="jump-option"
            onClick={() => go(target)}
          >
            {target.icon}
            <span>
              {target.title}
              <small>{target.hint}</small>
            </span>
          </div>
        ))}
      </div>
      <p className="jump-none" role="status">
        {targets.length > 0
          ? ''
          : loading
            ? t('shell.searching')
            : typed === ''
              ? t('shell.nothingYet')
              : t('shell.nothingMatches', { q: typed })}
      </p>
    </Dialog>
  );
}

function useTargets(q: string): { targets: Target[]; loading: boolean } {
  const t = useTexts();
  const query = {
    filter: q === '' ? {} : { q },
    sort: { field: 'updatedAt', order: 'DESC' as const },
    pagination: { page: 1, perPage: 6 },
  };
  const keep = <T,>(previous: T) => previous;
  const executions = useGetList<ExecutionRow>('executions', query, {
    placeholderData: keep,
  });
  const blueprints = useGetList<BlueprintRow>('blueprints', query, {
    placeholderData: keep,
  });
  const targets = [
    ...(executions.data ?? []).map(
      ({ id, name, clientName, projectName, projectId }) => ({
        id,
        title: name,
        hint: `${clientName}, ${projectName}`,
        to: `/project/${projectId}/${id}`,
        icon: <Layers aria-hidden="true" />,
      }),
    ),
    ...(blueprints.data ?? []).map(({ id, name }) => ({
      id,
      title: name,
      hint: t('shell.blueprint'),
      to: `/settings/process/${id}`,
      icon: <GitBranch aria-hidden="true" />,
    })),
  ];
  return { targets, loading: executions.isPending || blueprints.isPending };
}
