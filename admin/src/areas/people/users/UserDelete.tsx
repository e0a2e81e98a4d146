import type { PersonRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { LeavingDialog } from '../leaving/LeavingDialog.tsx';
import { useTexts } from '../../../base/texts/index.ts';

/** Asks for the exact e-mail, then takes the person out of the team, or their invitation back. */
export function UserDelete({
  person,
  onClose,
}: {
  person: PersonRow;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  return (
    <LeavingDialog
      person={person}
      clientId={null}
      onClose={onClose}
      consequence={
        person.invitation === null ? t('settings.loseAccess') : t('people.takenBackAgain')
      }
    />
  );
}
