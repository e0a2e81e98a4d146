import type { ReactNode } from 'react';
import { PageHead } from '../layout/PageHead.tsx';
import { useRoles } from '../people/usePerson.ts';
import { RolesPanel } from './RolesPanel.tsx';
import { useTexts } from '../texts/index.ts';
import './settings.css';

/** /settings/roles (PRODUCT 4.4, Roles Template). */
export function RolesPage(): ReactNode {
  const t = useTexts();
  const roles = useRoles();
  return (
    <div className="settings">
      <PageHead title={t('settings.rolesTitle')} />
      <div className="settings-body">
        <p className="settings-lead">{t('settings.rolesHint')}</p>
        <RolesPanel query={roles} />
      </div>
    </div>
  );
}
