import { Button } from '@mui/material';
import type { ClientRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { ClientDelete } from './ClientDelete.tsx';
import { ClientCreate, ClientEdit } from './ClientDialogs.tsx';
import { ClientTable } from './ClientTable.tsx';
import { EmptyState } from '../../../parts/page/states.tsx';
import { FormsOver } from '../../../parts/lists/FormsOver.tsx';
import { ListFoot } from '../../../parts/lists/ListFoot.tsx';
import { ListFrame } from '../../../parts/lists/ListFrame.tsx';
import { ListToolbar } from '../../../parts/lists/ListToolbar.tsx';
import { NothingFound } from '../../../parts/lists/NothingFound.tsx';
import { SearchFilter } from '../../../parts/lists/SearchFilter.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import '../../../parts/page/settings.css';

/**
 * /settings/clients (PRODUCT 4.9): whom the workspace works for, how much, and who of theirs has
 * access.
 */
export const ClientList = (): ReactNode => (
  <ListBase<ClientRow>
    resource="clients"
    perPage={100}
    sort={{ field: 'name', order: 'ASC' }}
    storeKey={false}
    queryOptions={{ onError: () => {} }}
  >
    <Clients />
    <FormsOver create={ClientCreate} edit={ClientEdit} />
  </ListBase>
);

function Clients(): ReactNode {
  const t = useTexts();
  const { total = 0 } = useListContext<ClientRow>();
  const { search } = useLocation();
  const [leaving, setLeaving] = useState<ClientRow | null>(null);
  return (
    <>
      <ListFrame
        title={t('settingsMenu.clients')}
        lead={t('clients.hint')}
        actions={
          <Button
            component={Link}
            to={{ pathname: adminAddress.addClient(), search }}
            variant="contained"
            startIcon={<Plus />}
          >
            {t('clients.add')}
          </Button>
        }
        toolbar={
          <ListToolbar
            filters={[<SearchFilter key="q" source="q" label={t('clients.search')} alwaysOn />]}
          />
        }
        failed={t('clients.failed')}
        empty={<NothingFound otherwise={<EmptyState sentence={t('clients.none')} />} />}
        foot={<ListFoot counted={t('clients.count', { count: total })} />}
      >
        <ClientTable onDelete={setLeaving} />
      </ListFrame>
      {leaving !== null && <ClientDelete client={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}
