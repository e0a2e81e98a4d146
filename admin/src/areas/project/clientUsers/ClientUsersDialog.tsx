import type { PersonRow, VariableRow } from '@waymark/api';
import { Tab, Tabs } from '@mui/material';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { Dialog } from '../../../parts/dialogs/Dialog.tsx';
import { ShareDialog } from '../sharing/ShareDialog.tsx';
import { VariablesPanel } from '../../../parts/variables/VariablesPanel.tsx';
import { ClientUsersTab } from './ClientUsersTab.tsx';
import { MatchingTab } from './MatchingTab.tsx';
import { usePlaceholders } from '../../../parts/people/usePerson.ts';
import { useTexts } from '../../../base/texts/index.ts';
import '../../../parts/placeholders/panel.css';
import './clientUsers.css';

type ClientUsersDialogProps = {
  processId: string;
  clientId: string;
  /** Client and process: 'Tidepool, Project onboarding'. */
  title: string;
  onClose: () => void;
};

const tabs = {
  clientUsers: 'people.clientUsers',
  placeholders: 'words.placeholders',
  variables: 'words.variables',
  share: 'people.share',
} as const;
type TabName = keyof typeof tabs;

/** The client users modal of a process (PRODUCT 9.2). */
export function ClientUsersDialog({
  processId,
  clientId,
  title,
  onClose,
}: ClientUsersDialogProps): ReactNode {
  const t = useTexts();
  const [tab, setTab] = useState<TabName>('clientUsers');
  const id = useId();
  const byName = {
    sort: { field: 'name', order: 'ASC' as const },
    pagination: { page: 1, perPage: 500 },
  };
  const users = useGetList<PersonRow>('people', { ...byName, filter: { clientId } });
  const variables = useGetList<VariableRow>('variables', {
    ...byName,
    filter: { planId: processId },
  });
  const placeholders = usePlaceholders(processId);
  const counts: Partial<Record<TabName, number | undefined>> = {
    clientUsers: users.total,
    placeholders: placeholders.total,
    variables: variables.total,
  };
  return (
    <Dialog title={title} size="medium" onClose={onClose}>
      <Tabs
        className="panel-tabs"
        value={tab}
        onChange={(_event, next: TabName) => setTab(next)}
        aria-label={t('people.ofThisProcess')}
        variant="scrollable"
      >
        {(Object.keys(tabs) as TabName[]).map((name) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-${name}`}
            aria-controls={`${id}-panel`}
            label={
              <span>
                {t(tabs[name])} <span className="panel-count">{counts[name]}</span>
              </span>
            }
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className="panel">
        {tab === 'clientUsers' && (
          <ClientUsersTab
            processId={processId}
            clientId={clientId}
            query={users}
            placeholders={placeholders.data ?? []}
          />
        )}
        {tab === 'placeholders' && (
          <MatchingTab processId={processId} clientId={clientId} query={placeholders} />
        )}
        {tab === 'variables' && (
          <VariablesPanel plan={{ kind: 'process', id: processId }} query={variables} />
        )}
        {tab === 'share' && <ShareDialog of={{ kind: 'process', id: processId }} />}
      </div>
    </Dialog>
  );
}
