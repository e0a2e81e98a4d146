import type { PersonRow, VariableRow } from '@waymark/api';
import { Tab, Tabs } from '@mui/material';
import { Share2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { Dialog } from '../dialogs/Dialog.tsx';
import { VariablesPanel } from '../variables/VariablesPanel.tsx';
import { ClientUsersTab } from './ClientUsersTab.tsx';
import { MatchingTab } from './MatchingTab.tsx';
import { usePlaceholders } from './usePerson.ts';
import '../placeholders/panel.css';
import './clientUsers.css';

type ClientUsersDialogProps = {
  processId: string;
  clientId: string;
  /** Client and process: 'Tidepool, Project onboarding'. */
  title: string;
  onClose: () => void;
};

const tabs = ['Client Users', 'Placeholders', 'Variables', 'Share'] as const;
type TabName = (typeof tabs)[number];

/** The client users modal of a process (PRODUCT 9.2). */
export function ClientUsersDialog({
  processId,
  clientId,
  title,
  onClose,
}: ClientUsersDialogProps): ReactNode {
  const [tab, setTab] = useState<TabName>('Client Users');
  const id = useId();
  const byName = {
    sort: { field: 'name', order: 'ASC' as const },
    pagination: { page: 1, perPage: 500 },
  };
  const users = useGetList<PersonRow>('people', {
    ...byName,
    filter: { clientId },
  });
  const variables = useGetList<VariableRow>('variables', {
    ...byName,
    filter: { planId: processId },
  });
  const placeholders = usePlaceholders(processId);
  const counts: Partial<Record<TabName, number | undefined>> = {
    'Client Users': users.total,
    Placeholders: placeholders.total,
    Variables: variables.total,
  };
  return (
    <Dialog title={title} size="medium" onClose={onClose}>
      <Tabs
        className="panel-tabs"
        value={tab}
        onChange={(_event, next: TabName) => setTab(next)}
        aria-label="People and values of this process"
        variant="scrollable"
      >
        {tabs.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-${name}`}
            aria-controls={`${id}-panel`}
            label={
              <span>
                {name} <span className="panel-count">{counts[name]}</span>
              </span>
            }
          />
        ))}
      </Tabs>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tab}`}
        className="panel"
      >
        {tab === 'Client Users' && (
          <ClientUsersTab
            processId={processId}
            clientId={clientId}
            query={users}
            placeholders={placeholders.data ?? []}
          />
        )}
        {tab === 'Placeholders' && (
          <MatchingTab
            processId={processId}
            clientId={clientId}
            query={placeholders}
          />
        )}
        {tab === 'Variables' && (
          <VariablesPanel
            plan={{ kind: 'process', id: processId }}
            query={variables}
          />
        )}
        {tab === 'Share' && (
          <div className="coming-soon">
            <span>
              <Share2 aria-hidden="true" />
            </span>
            <b>Coming Soon</b>
          </div>
        )}
      </div>
    </Dialog>
  );
}
