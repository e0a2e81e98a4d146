import { Menu, MenuItem } from '@mui/material';
import type { ClientRow, ProjectRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { useState, type ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { useTexts } from '../../../base/texts/index.ts';

/**
 * How many projects a client has, and the way to the board of each: one may have no execution that
 * leads there.
 */
export function ProjectsOf({ client }: { client: ClientRow }): ReactNode {
  const t = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { id, name, projects: count } = client;
  if (count === 0) return 0;
  return (
    <>
      <button
        type="button"
        className="settings-link"
        aria-haspopup="menu"
        aria-label={t('clients.projectsOf', { name, count })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {count}
      </button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {anchor !== null && <Projects clientId={id} />}
      </Menu>
    </>
  );
}

function Projects({ clientId }: { clientId: string }): ReactNode {
  const { data = [] } = useGetList<ProjectRow>('projects', {
    filter: { clientId },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  });
  return data.map(({ id, name }) => (
    <MenuItem key={id} component={Link} to={adminAddress.project({ projectId: id })}>
      {name}
    </MenuItem>
  ));
}
