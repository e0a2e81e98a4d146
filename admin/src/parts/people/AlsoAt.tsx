import type { PersonRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { useTexts } from '../../base/texts/index.ts';
import './people.css';

/**
 * At which other clients somebody is a user, or was asked to be one; nothing for most. Beside the
 * row of one client, or of the team.
 */
export function AlsoAt({
  person: { clients, clientId, party },
}: {
  person: Pick<PersonRow, 'clients' | 'clientId' | 'party'>;
}): ReactNode {
  const t = useTexts();
  const others = clients.filter(
    ({ id, invitation }) => (party === 'team' || id !== clientId) && invitation !== 'declined',
  );
  const named = (invitation: 'pending' | null) =>
    others.filter((each) => each.invitation === invitation).map(({ name }) => name);
  const [uses, asked] = [named(null), named('pending')];
  return (
    <>
      {uses.length > 0 && (
        <small className="also-at">{t('people.alsoUserOf', { clients: t.list(uses) })}</small>
      )}
      {asked.length > 0 && (
        <small className="also-at">{t('people.alsoInvitedFor', { clients: t.list(asked) })}</small>
      )}
    </>
  );
}
