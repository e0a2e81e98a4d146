import { adminAddress, entryAddress } from '@waymark/api/addresses';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { InboxCount } from './InboxCount.tsx';
import { useSection } from './useSection.ts';
import type { Section } from '../screens/screen.ts';
import { useTexts } from '../texts/index.ts';

const areas: readonly { section: Section; to: string }[] = [
  { section: 'blueprints', to: adminAddress.blueprints() },
  { section: 'executions', to: entryAddress.executions() },
  { section: 'inbox', to: adminAddress.inbox() },
  { section: 'settings', to: adminAddress.settings() },
];

/** The areas of the app: in the navbar, and on a phone at the head of the side menu. */
export function AreaLinks({ className }: { className: string }): ReactNode {
  const t = useTexts();
  const here = useSection();
  return (
    <nav className={className} aria-label={t('shell.main')}>
      {areas.map(({ section, to }) => (
        <Link
          key={section}
          to={to}
          {...(section === here && { 'aria-current': 'page' as const })}
        >
          {t(`shell.${section}`)}
          {section === 'inbox' && <InboxCount />}
        </Link>
      ))}
    </nav>
  );
}
