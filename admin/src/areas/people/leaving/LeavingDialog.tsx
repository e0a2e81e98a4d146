import type { PersonRow } from '@waymark/api';
import { useState, type ReactNode } from 'react';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { ConfirmDelete } from '../../../parts/deleting/ConfirmDelete.tsx';
import { DialogError } from '../../../parts/dialogs/DialogError.tsx';
import { takingBack } from './takingBack.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { handedOver, holdsNothing } from './workOfLeaver.ts';
import { HandTo, type Heir } from './HandTo.tsx';
import { HeldList } from './HeldList.tsx';
import { useHeld } from './useHeld.ts';

type LeavingDialogProps = {
  person: PersonRow;
  /** Whose user they are no more; null: they leave the team. */
  clientId: string | null;
  /** What follows for them. */
  consequence: string;
  onClose: () => void;
};

/**
 * Somebody leaves the team or a client: what they have goes to another, or to nobody, in the same
 * act (PRODUCT 4.10).
 */
export function LeavingDialog({
  person,
  clientId,
  consequence,
  onClose,
}: LeavingDialogProps): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const { held, error } = useHeld(person.id, clientId);
  const [heir, setHeir] = useState<Heir>();
  const free = held !== undefined && holdsNothing(held);
  const leave = async () => {
    if (held !== undefined && heir !== undefined)
      for (const { name, payload } of handedOver(held, person.id, heir.to))
        await send(name, payload as never);
    const { id: accountId } = person;
    await (clientId === null
      ? send('RemoveTeamUser', { accountId })
      : send('RemoveClientUser', { clientId, accountId }));
  };
  return (
    <ConfirmDelete
      kind="user"
      name={person.email ?? person.name}
      onClose={onClose}
      {...takingBack(t, person)}
      ready={free || heir !== undefined}
      consequence={consequence}
      onDelete={leave}
    >
      {error !== null && error !== undefined && <DialogError>{t('leaving.failed')}</DialogError>}
      {free && <p className="dialog-text">{t('leaving.nothing', { name: person.name })}</p>}
      {held !== undefined && !free && (
        <>
          <HeldList name={person.name} held={held} />
          <HandTo person={person} clientId={clientId} heir={heir} onChoose={setHeir} />
        </>
      )}
    </ConfirmDelete>
  );
}
