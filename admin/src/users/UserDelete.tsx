import type { PersonRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { DeleteRow } from '../dialogs/DeleteRow.tsx';
import { takingBack } from '../people/takingBack.ts';
import { useTexts } from '../texts/index.ts';

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
    <DeleteRow
      resource="people"
      row={person}
      kind="user"
      name={person.email ?? person.name}
      onClose={onClose}
      {...takingBack(t, person)}
      consequence={
        person.invitation === null
          ? t('settings.loseAccess')
          : t('people.takenBackAgain')
      }
    />
  );
}
