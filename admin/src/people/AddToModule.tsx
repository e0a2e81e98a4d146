import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';
import { PersonLabel } from './PersonAvatar.tsx';
import { PickerView } from './PickerView.tsx';

type AddToModuleProps = {
  id: string;
  /** Where a placeholder is looked up. */
  planId: string | undefined;
  /** Of the field for which somebody is picked. */
  label: string;
  onBack: () => void;
  onAdd: () => void;
};

/** Whoever gets a task takes part in its module (PRODUCT 6.7): asked about who does not yet. */
export function AddToModule({
  id,
  planId,
  label,
  onBack,
  onAdd,
}: AddToModuleProps): ReactNode {
  const t = useTexts();
  return (
    <PickerView title={label} lead={t('people.mayChange')} onBack={onBack}>
      <p className="picker-outsider">
        <PersonLabel id={id} {...(planId && { planId })} />
        <span>{t('people.notInModule')}</span>
      </p>
      <div className="invite-actions">
        <Button variant="outlined" onClick={onBack}>
          {t('people.chooseAnother')}
        </Button>
        <Button variant="contained" autoFocus onClick={onAdd}>
          {t('people.addAndAssign')}
        </Button>
      </div>
    </PickerView>
  );
}
