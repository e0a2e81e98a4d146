import type { ClientRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { CreateDialog, EditDialog } from '../../../parts/dialogs/RecordForm.tsx';
import { NameInput } from '../../../parts/dialogs/NameInput.tsx';
import type { CreateFormProps, EditFormProps } from '../../../parts/lists/FormsOver.tsx';
import { useTexts } from '../../../base/texts/index.ts';

export const ClientCreate = ({ onClose }: CreateFormProps): ReactNode => {
  const t = useTexts();
  return (
    <CreateDialog<ClientRow>
      resource="clients"
      begins={{ name: '' }}
      title={t('clients.add')}
      transform={asSent}
      onClose={onClose}
    >
      <NameInput missing={t('clients.nameMissing')} />
    </CreateDialog>
  );
};

export const ClientEdit = ({ id, onClose }: EditFormProps): ReactNode => {
  const t = useTexts();
  return (
    <EditDialog<ClientRow>
      resource="clients"
      id={id}
      tell={({ name }) => name}
      changed={(client, name) => ({ ...client, name: String(name) })}
      title={t('clients.edit')}
      transform={asSent}
      onClose={onClose}
    >
      <NameInput missing={t('clients.nameMissing')} />
    </EditDialog>
  );
};

const asSent = (client: ClientRow): ClientRow => ({ ...client, name: client.name.trim() });
