import type { ReactNode } from 'react';
import { PageHead } from '../layout/PageHead.tsx';
import { useRoles } from '../people/usePerson.ts';
import { RolesPanel } from './RolesPanel.tsx';
import './settings.css';

/** /settings/roles (PRODUCT 4.4, Roles Template). */
export function RolesPage(): ReactNode {
  const roles = useRoles();
  return (
    <div className="settings">
      <PageHead title="Roles Template" />
      <div className="settings-body">
        <p className="settings-lead">
          Roles stand in for people in blueprints. They become real people when
          a process is created.
        </p>
        <RolesPanel query={roles} />
      </div>
    </div>
  );
}
