import type { RoleRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { FormDataConsumer, SelectInput, TextInput } from 'react-admin';
import { RecordDialog } from '../dialogs/RecordDialog.tsx';
import { useTexts } from '../texts/index.ts';
import { audienceWord } from './roleWords.ts';
import { useTeam } from './useTeam.ts';

/** Adds a role, or changes the one given: name, who may fill it, and for internal ones the default e-mail address of a team user. */
export function RoleDialog({
  role,
  onClose,
}: {
  role?: RoleRow;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  return (
    <RecordDialog<RoleRow>
      resource="roles"
      record={role}
      begins={{ name: '', internExtern: 'INTERN', defaultEmailAddress: null }}
      title={
        role === undefined ? t('settings.addRole') : t('settings.editRole')
      }
      transform={asSent}
      onClose={onClose}
    >
      <TextInput
        source="name"
        label={t('words.name')}
        validate={(name: string) =>
          name.trim() === '' ? t('settings.nameMissing') : undefined
        }
        autoFocus
        autoComplete="off"
        helperText={false}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <SelectInput
        source="internExtern"
        label={t('settings.whoFillsIt')}
        choices={[
          {
            id: 'INTERN',
            name: t('settings.internalHint', {
              internal: t(audienceWord.INTERN),
            }),
          },
          {
            id: 'EXTERN',
            name: t('settings.externalHint', {
              external: t(audienceWord.EXTERN),
            }),
          },
        ]}
        translateChoice={false}
        helperText={false}
      />
      <FormDataConsumer<RoleRow>>
        {({ formData }) =>
          formData.internExtern === 'INTERN' && (
            <DefaultAddress now={role?.defaultEmailAddress ?? null} />
          )
        }
      </FormDataConsumer>
    </RecordDialog>
  );
}

/** Who of the team gets the role's tasks. An address that nobody has any more stays to be seen. */
function DefaultAddress({ now }: { now: string | null }): ReactNode {
  const t = useTexts();
  const team = useTeam();
  const known = (team.data ?? []).flatMap((person) => person.email ?? []);
  const addresses =
    now === null || known.includes(now) ? known : [now, ...known];
  return (
    <SelectInput
      source="defaultEmailAddress"
      label={t('settings.defaultEmail')}
      choices={addresses.map((address) => ({ id: address, name: address }))}
      emptyText={t('settings.noDefault')}
      parse={(address: string) => (address === '' ? null : address)}
      translateChoice={false}
      helperText={t('settings.defaultEmailHint')}
    />
  );
}

const asSent = (role: RoleRow): RoleRow => ({
  ...role,
  name: role.name.trim(),
  defaultEmailAddress:
    role.internExtern === 'INTERN' ? role.defaultEmailAddress : null,
});
