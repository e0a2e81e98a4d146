import { Button } from '@mui/material';
import type { RoleRow } from '@waymark/api';
import { Avatar } from '@waymark/look';
import { Lock, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ActionMenu } from '../../../parts/board/index.ts';
import '../../../parts/placeholders/panel.css';
import type { PanelQuery } from '../../../parts/placeholders/panelQuery.ts';
import { PanelState } from '../../../parts/placeholders/PanelState.tsx';
import { RoleDelete } from './RoleDelete.tsx';
import { RoleCreate, RoleEdit } from './RoleForm.tsx';
import { audienceWord } from './roleWords.ts';
import { useTexts } from '../../../base/texts/index.ts';

type OpenRoleDialog = { kind: 'add' } | { kind: 'edit' | 'delete'; role: RoleRow };

/** The workspace's roles as rows; the same ones stand in for people in every blueprint. */
export function RolesPanel({ query }: { query: PanelQuery<RoleRow> }): ReactNode {
  const t = useTexts();
  const [asked, setAsked] = useState<OpenRoleDialog | null>(null);
  const close = () => setAsked(null);
  if (query.data === undefined)
    return <PanelState what={t('settings.rolesFailed')} query={query} />;
  return (
    <>
      {query.data.length === 0 && <p className="panel-none">{t('settings.noRoles')}</p>}
      <ul className="panel-rows" aria-label={t('words.roles')}>
        {query.data.map((role) => (
          <li key={role.id} className="panel-row">
            <Avatar name={role.name} kind="placeholder" decorative />
            <span className="panel-words">
              <b>{role.name}</b>
              <small>
                {role.internExtern === 'EXTERN'
                  ? t('settings.matchedLater')
                  : (role.defaultEmailAddress ?? t('settings.noDefaultEmail'))}
              </small>
            </span>
            <span className="panel-tag">
              {role.internExtern === 'INTERN' && <Lock aria-hidden />}
              {t(audienceWord[role.internExtern])}
            </span>
            <ActionMenu
              label={t('words.menuOf', { name: role.name })}
              actions={[
                {
                  label: t('words.edit'),
                  icon: Pencil,
                  onSelect: () => setAsked({ kind: 'edit', role }),
                },
                {
                  label: t('words.delete'),
                  icon: Trash2,
                  onSelect: () => setAsked({ kind: 'delete', role }),
                  danger: true,
                },
              ]}
            />
          </li>
        ))}
      </ul>
      <Button
        className="panel-add"
        variant="outlined"
        startIcon={<Plus />}
        onClick={() => setAsked({ kind: 'add' })}
      >
        {t('settings.addRole')}
      </Button>
      {asked?.kind === 'add' && <RoleCreate onClose={close} />}
      {asked?.kind === 'edit' && <RoleEdit id={asked.role.id} onClose={close} />}
      {asked?.kind === 'delete' && <RoleDelete role={asked.role} onClose={close} />}
    </>
  );
}
