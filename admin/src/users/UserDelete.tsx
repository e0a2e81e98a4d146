import type { PersonRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { useDelete, useRefresh } from 'react-admin';
import { ConfirmDelete } from '../dialogs/ConfirmDelete.tsx';
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
  const [remove] = useDelete();
  const refresh = useRefresh();
  return (
    <ConfirmDelete
      kind="user"
      name={person.email ?? person.name}
      onClose={onClose}
      onDelete={async () => {
        await remove(
          'people',
          { id: person.id, previousData: person },
          { mutationMode: 'pessimistic', returnPromise: true },
        );
        refresh();
      }}
      {...takingBack(t, person)}
      consequence={
        person.invitation === null
          ? t('settings.loseAccess')
          : t('people.takenBackAgain')
      }
    />
  );
}
