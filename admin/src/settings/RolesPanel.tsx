import { Button } from '@mui/material';
import type { RoleRow } from '@waymark/api';
import { Avatar } from '@waymark/look';
import { Lock, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ActionMenu } from '../board/index.ts';
import '../placeholders/panel.css';
import type { PanelQuery } from '../placeholders/panelQuery.ts';
import { PanelState } from '../placeholders/PanelState.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { RoleDelete } from './RoleDelete.tsx';
import { audienceWord } from './roleWords.ts';

type Asked = { kind: 'add' } | { kind: 'edit' | 'delete'; role: RoleRow };

/** The workspace's roles as rows; the same ones stand in for people in every blueprint. */
export function RolesPanel({
  query,
}: {
  query: PanelQuery<RoleRow>;
}): ReactNode {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  if (query.data === undefined)
    return <PanelState what="The roles could not be loaded" query={query} />;
  return (
    <>
      {query.data.length === 0 && (
        <p className="panel-none">
          No roles yet. A role stands in for a kind of person in all blueprints.
        </p>
      )}
      <ul className="panel-rows" aria-label="Roles">
        {query.data.map((role) => (
          <li key={role.id} className="panel-row">
            <Avatar name={role.name} kind="placeholder" decorative />
            <span className="panel-words">
              <b>{role.name}</b>
              <small>
                {role.internExtern === 'EXTERN'
                  ? 'Matched when a process is created'
                  : (role.defaultEmailAddress ?? 'No default e-mail address')}
              </small>
            </span>
            <span className="panel-tag">
              {role.internExtern === 'INTERN' && <Lock aria-hidden />}
              {audienceWord[role.internExtern]}
            </span>
            <ActionMenu
              label={`Menu of ${role.name}`}
              actions={[
                {
                  label: 'Edit',
                  icon: Pencil,
                  onSelect: () => setAsked({ kind: 'edit', role }),
                },
                {
                  label: 'Delete',
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
        Add role
      </Button>
      {asked?.kind === 'add' && <RoleDialog onClose={close} />}
      {asked?.kind === 'edit' && (
        <RoleDialog role={asked.role} onClose={close} />
      )}
      {asked?.kind === 'delete' && (
        <RoleDelete role={asked.role} onClose={close} />
      )}
    </>
  );
}
