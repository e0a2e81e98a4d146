import type { PersonRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { Button } from '@mui/material';
import { Eye, UserRound } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { ActionList } from '../../../parts/board/ActionList.tsx';
import { useTexts } from '../../../base/texts/index.ts';

type ViewOnClientWorkspaceProps = {
  readonly clientId: string;
  /** At which of their processes the portal opens; else where it opens for them. */
  readonly processId?: string;
  /** Where Back leads; absent: to where one is. */
  readonly backTo?: string;
};

const MOST = 100;

/**
 * 'View on client workspace' (PRODUCT 19.1): the eye with its word, and as which of the client's
 * users the portal is seen.
 */
export function ViewOnClientWorkspace({
  clientId,
  processId,
  backTo,
}: ViewOnClientWorkspaceProps): ReactNode {
  const t = useTexts();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const { data = [], isPending } = useGetList<PersonRow>('people', {
    filter: { clientId },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: MOST },
  });
  // Who is invited sees it as soon as they come; who declined does not.
  const users = data.filter(({ invitation }) => invitation !== 'declined');
  const nobody = !isPending && users.length === 0;
  const only = users.length === 1 ? users[0] : undefined;
  const title = t(nobody ? 'clientView.nobody' : 'clientView.view');
  const open = (accountId: string) =>
    void navigate(adminAddress.clientView({ clientId, accountId, process: processId }), {
      state: { from: backTo ?? `${pathname}${search}` },
    });
  return (
    <>
      <span title={title}>
        <Button
          className="page-act"
          variant="outlined"
          color="secondary"
          startIcon={<Eye />}
          {...(only === undefined && { 'aria-haspopup': 'menu', 'aria-expanded': anchor !== null })}
          aria-controls={anchor === null ? undefined : menuId}
          disabled={users.length === 0}
          onClick={({ currentTarget }) =>
            only === undefined ? setAnchor(currentTarget) : open(only.id)
          }
        >
          <span>{t('clientView.short')}</span>
        </Button>
      </span>
      {anchor !== null && (
        <ActionList
          id={menuId}
          label={t('clientView.as')}
          anchor={anchor}
          actions={users.map(({ id, name, invitation }) => ({
            label: invitation === null ? name : t('clientView.invited', { name }),
            icon: UserRound,
            onSelect: () => open(id),
          }))}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
