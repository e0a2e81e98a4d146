import type { ClientRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { PlaceholderForm } from '../placeholders/PlaceholderForm.tsx';
import { useMembership } from '../../base/session/me.ts';
import { useTexts } from '../../base/texts/index.ts';
import { InvitePerson } from './InvitePerson.tsx';
import { PickerView } from './PickerView.tsx';
import type { PickerOptions } from '../people/useChoices.ts';

export type CreateView = 'client' | 'team' | 'placeholder';

type CreateSomebodyProps = {
  view: CreateView;
  options: PickerOptions;
  /** The text that was searched for. */
  search: string;
  /** Makes a placeholder; resolves to its id. */
  onPlaceholder: (name: string, description: string) => Promise<string>;
  onBack: () => void;
  onDone: (id: string) => void;
};

/**
 * Makes somebody who can't be picked yet: a user of the client, one of the team, or a placeholder.
 */
export function CreateSomebody({
  view,
  options: { clientId, processId, beforeStart = false },
  search,
  onPlaceholder,
  onBack,
  onDone,
}: CreateSomebodyProps): ReactNode {
  const t = useTexts();
  const membership = useMembership();
  const { data: client } = useGetOne<ClientRow>(
    'clients',
    { id: clientId ?? '' },
    { enabled: view === 'client' && clientId !== undefined },
  );
  if (view === 'placeholder')
    return (
      <PickerView title={t('people.createPlaceholder')} lead={t('people.standsIn')} onBack={onBack}>
        <PlaceholderForm
          place={location.pathname}
          action={t('words.create')}
          onSave={async ({ name, description }) => onDone(await onPlaceholder(name, description))}
          onClose={onBack}
        />
      </PickerView>
    );
  return (
    <PickerView
      title={t(view === 'client' ? 'people.createExternal' : 'people.createInternal')}
      lead={
        view === 'team'
          ? t('people.colleague', { workspace: membership?.workspaceName ?? t('words.team') })
          : t(processId === undefined ? 'people.somebodyAt' : 'people.somebodyInvited', {
              client: client?.name ?? t('people.theClient'),
            })
      }
      onBack={onBack}
    >
      <InvitePerson
        party={view}
        {...(clientId && { clientId })}
        {...(processId && { processId })}
        beforeStart={beforeStart}
        email={search.includes('@') ? search : ''}
        onDone={(id) => (id === null ? onBack() : onDone(id))}
      />
    </PickerView>
  );
}
