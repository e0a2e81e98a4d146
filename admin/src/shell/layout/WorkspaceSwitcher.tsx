import { entryAddress } from '@waymark/api/addresses';
import { Divider, Menu, MenuItem } from '@mui/material';
import { Check, ChevronsUpDown, Mail, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMe, useMembership } from '../../base/session/me.ts';
import { enterWorkspace } from '../../base/wire/workspace.ts';
import { WorkspaceMark } from './WorkspaceMark.tsx';
import { useTexts } from '../../base/texts/index.ts';

const AddWorkspaceDialog = lazy(() => import('./AddWorkspaceDialog.tsx'));

/** Lists the workspaces of the signed-in person, and adds one (PRODUCT 2.4). */
export function WorkspaceSwitcher(): ReactNode {
  const t = useTexts();
  const me = useMe();
  const current = useMembership();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [adding, setAdding] = useState(false);
  const mine = (me?.memberships ?? []).filter(({ party }) => party === 'team');
  const name = current?.workspaceName ?? t('shell.workspace');
  return (
    <>
      <button
        type="button"
        className="workspace-switch"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={t('shell.workspaceNamed', { name })}
        title={name}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <WorkspaceMark logo={current?.brand?.logo} />
        <span>{name}</span>
        <ChevronsUpDown aria-hidden="true" />
      </button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {mine.map(({ workspaceId, workspaceName }) => (
          <MenuItem
            key={workspaceId}
            selected={workspaceId === current?.workspaceId}
            onClick={() =>
              workspaceId === current?.workspaceId ? setAnchor(null) : enterWorkspace(workspaceId)
            }
          >
            <span className="menu-word">{workspaceName}</span>
            {workspaceId === current?.workspaceId && <Check aria-label={t('shell.chosen')} />}
          </MenuItem>
        ))}
        {me !== undefined && me.invitations.length > 0 && (
          <MenuItem component={Link} to={entryAddress.chooseWorkspace()}>
            <Mail aria-hidden="true" />
            {t('shell.invitations', { count: me.invitations.length })}
          </MenuItem>
        )}
        <Divider />
        <MenuItem onClick={() => (setAnchor(null), setAdding(true))}>
          <Plus aria-hidden="true" />
          {t('shell.addWorkspace')}
        </MenuItem>
      </Menu>
      {adding && (
        <Suspense>
          <AddWorkspaceDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  );
}
