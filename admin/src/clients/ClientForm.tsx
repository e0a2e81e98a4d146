import type { ClientRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { CreateDialog, EditDialog } from '../dialogs/RecordForm.tsx';
import type { CreateFormProps, EditFormProps } from '../lists/FormsOver.tsx';
import { useTexts } from '../texts/index.ts';

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
      <NameInput />
    </CreateDialog>
  );
};

export const ClientEdit = ({ id, onClose }: EditFormProps): ReactNode => {
  const t = useTexts();
  return (
    <EditDialog<ClientRow>
      resource="clients"
      id={id}
      title={t('clients.edit')}
      transform={asSent}
      onClose={onClose}
    >
      <NameInput />
    </EditDialog>
  );
};

function NameInput(): ReactNode {
  const t = useTexts();
  return (
    <TextInput
      source="name"
      label={t('words.name')}
      validate={(name?: string | null) =>
        !name?.trim() ? t('clients.nameMissing') : undefined
      }
      autoFocus
      autoComplete="off"
      helperText={false}
      slotProps={{ htmlInput: { maxLength: 200 } }}
    />
  );
}

const asSent = (client: ClientRow): ClientRow => ({
  ...client,
  name: client.name.trim(),
});
