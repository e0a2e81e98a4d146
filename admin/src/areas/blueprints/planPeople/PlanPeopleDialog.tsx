import { Tab, Tabs } from '@mui/material';
import type { PlanRef } from '@waymark/api';
import { useId, useState, type ReactNode } from 'react';
import { Dialog } from '../../../parts/dialogs/Dialog.tsx';
import { usePlaceholders, useRoles } from '../../../parts/people/usePerson.ts';
import { RolesPanel } from '../../people/index.ts';
import { useVariables } from '../../../parts/variables/useVariables.ts';
import { VariablesPanel } from '../../../parts/variables/VariablesPanel.tsx';
import '../../../parts/placeholders/panel.css';
import { PlaceholdersPanel } from '../../../parts/placeholders/PlaceholdersPanel.tsx';
import { useTexts } from '../../../base/texts/index.ts';

type PlanPeopleDialogProps = {
  plan: PlanRef;
  /** The blueprint's or process's name, as title. */
  name: string;
  onClose: () => void;
};

type TabName = 'placeholders' | 'roles' | 'variables';

/** Placeholders, roles and variables of a plan, a tab each (PRODUCT 9.2). */
export function PlanPeopleDialog({ plan, name, onClose }: PlanPeopleDialogProps): ReactNode {
  const t = useTexts();
  const [tab, setTab] = useState<TabName>('placeholders');
  const id = useId();
  const placeholders = usePlaceholders(plan.id);
  const roles = useRoles();
  const variables = useVariables(plan.id);
  const counts = {
    placeholders: placeholders.data?.filter(({ kind }) => kind === 'placeholder').length,
    roles: roles.data?.length,
    variables: variables.data?.length,
  };
  const labels = {
    placeholders: t('words.placeholders'),
    roles: t('words.roles'),
    variables: t('words.variables'),
  } as const;
  return (
    <Dialog title={name} size="medium" onClose={onClose}>
      <Tabs
        className="panel-tabs"
        value={tab}
        onChange={(_, next: TabName) => setTab(next)}
        aria-label={t('placeholders.ofThisPlan')}
      >
        {(Object.keys(labels) as TabName[]).map((key) => (
          <Tab
            key={key}
            value={key}
            id={`${id}-${key}`}
            aria-controls={`${id}-panel`}
            label={
              <span>
                {labels[key]} <span className="panel-count">{counts[key]}</span>
              </span>
            }
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className="panel">
        {tab === 'placeholders' && <PlaceholdersPanel plan={plan} query={placeholders} />}
        {tab === 'roles' && <RolesPanel query={roles} />}
        {tab === 'variables' && <VariablesPanel plan={plan} query={variables} />}
      </div>
    </Dialog>
  );
}
