import { Button } from '@mui/material';
import type { FormRow } from '@waymark/api';
import { FileUp, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { EmptyState } from '../../../parts/page/states.tsx';
import { ListFoot } from '../../../parts/lists/ListFoot.tsx';
import { ListFrame } from '../../../parts/lists/ListFrame.tsx';
import { ListToolbar } from '../../../parts/lists/ListToolbar.tsx';
import { NothingFound } from '../../../parts/lists/NothingFound.tsx';
import { SearchFilter } from '../../../parts/lists/SearchFilter.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import '../../../parts/page/settings.css';
import { FormDialog, type FormListDialog } from './FormDialog.tsx';
import { FormTable } from './FormTable.tsx';

/** /settings/forms (PRODUCT 18, Form Templates): the forms that tasks ask for. */
export const FormList = (): ReactNode => (
  <ListBase<FormRow>
    resource="forms"
    perPage={100}
    sort={{ field: 'updatedAt', order: 'DESC' }}
    storeKey={false}
    queryOptions={{ onError: () => {} }}
  >
    <Forms />
  </ListBase>
);

function Forms(): ReactNode {
  const t = useTexts();
  const { total = 0 } = useListContext<FormRow>();
  const [asked, setAsked] = useState<FormListDialog | null>(null);
  const add = (
    <Button variant="contained" startIcon={<Plus />} onClick={() => setAsked({ kind: 'add' })}>
      {t('forms.add')}
    </Button>
  );
  const bring = (
    <Button variant="outlined" startIcon={<FileUp />} onClick={() => setAsked({ kind: 'import' })}>
      {t('formExchange.import')}
    </Button>
  );
  return (
    <>
      <ListFrame
        title={t('settingsMenu.formTemplates')}
        actions={
          <>
            {bring}
            {add}
          </>
        }
        toolbar={
          <ListToolbar filters={[<SearchFilter key="q" label={t('forms.search')} alwaysOn />]} />
        }
        failed={t('forms.failed')}
        empty={
          <NothingFound
            otherwise={
              <EmptyState
                sentence={t('forms.none')}
                hint={t('forms.noneHint')}
                action={
                  <div className="state-actions">
                    {bring} {add}
                  </div>
                }
              />
            }
          />
        }
        foot={<ListFoot counted={t('forms.count', { count: total })} />}
      >
        <FormTable onAsk={setAsked} />
      </ListFrame>
      {asked !== null && <FormDialog asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
