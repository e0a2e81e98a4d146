import { adminAddress, entryAddress } from '@waymark/api/addresses';
import type { ReactNode } from 'react';
import { Link, useLocation, useMatch } from 'react-router';
import { useGetList } from 'react-admin';
import { onlyCounted } from '../../base/dataProvider/onlyCounted.ts';
import { useMembership } from '../../base/session/me.ts';
import { useModuleIn } from '../../parts/plans/useModuleIn.ts';
import { sectionOf } from './sections.ts';
import type { Section } from '../../parts/page/screen.ts';
import { useTexts } from '../../base/texts/index.ts';

const areas: readonly { section: Section; to: string }[] = [
  { section: 'blueprints', to: adminAddress.blueprints() },
  { section: 'executions', to: entryAddress.executions() },
  { section: 'inbox', to: adminAddress.inbox() },
  { section: 'settings', to: adminAddress.settings() },
];

/**
 * The area that the page belongs to. A module is part of a blueprint or of an execution: its row
 * tells which.
 */
function useSection(): Section | null {
  const { pathname } = useLocation();
  const isModule = useMatch(`${adminAddress.moduleAtAnyTab.path}/*`);
  const isNamed = sectionOf(pathname) !== null;
  const moduleId = isNamed ? undefined : isModule?.params.moduleId;
  const { data } = useModuleIn(isModule?.params.planId ?? '', moduleId ?? '', {
    enabled: moduleId !== undefined,
    retry: false,
  });
  if (moduleId === undefined) return sectionOf(pathname);
  if (data === undefined) return null;
  return data.planKind === 'blueprint' ? 'blueprints' : 'executions';
}

/** How much of what is theirs waits for an answer, and is not put off. */
function InboxCount(): ReactNode {
  const t = useTexts();
  const member = useMembership() !== undefined;
  const { total = 0 } = useGetList(
    'conversations',
    {
      filter: { mine: true, waits: true, later: false },
      sort: { field: 'lastAt', order: 'DESC' },
      pagination: onlyCounted,
    },
    { enabled: member, refetchInterval: 60_000 },
  );
  if (total === 0) return null;
  return (
    <span className="navbar-count">
      <span aria-hidden="true">{t.number(total)}</span>
      <span className="visually-hidden">{t('inbox.waiting', { count: total })}</span>
    </span>
  );
}

/** The areas of the app: in the navbar, and on a phone at the head of the side menu. */
export function AreaLinks({ className }: { className: string }): ReactNode {
  const t = useTexts();
  const here = useSection();
  return (
    <nav className={className} aria-label={t('shell.main')}>
      {areas.map(({ section, to }) => (
        <Link key={section} to={to} {...(section === here && { 'aria-current': 'page' as const })}>
          {t(`shell.${section}`)}
          {section === 'inbox' && <InboxCount />}
        </Link>
      ))}
    </nav>
  );
}
