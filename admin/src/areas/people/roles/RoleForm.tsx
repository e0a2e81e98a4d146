import type { RoleRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { FormDataConsumer, SelectInput, useRecordContext } from 'react-admin';
import { CreateDialog, EditDialog } from '../../../parts/dialogs/RecordForm.tsx';
import { NameInput } from '../../../parts/dialogs/NameInput.tsx';
import type { CreateFormProps, EditFormProps } from '../../../parts/lists/FormsOver.tsx';
import { useTeam } from '../../../parts/people/useTeam.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { audienceWord } from './roleWords.ts';

export const RoleCreate = ({ onClose }: CreateFormProps): ReactNode => {
  const t = useTexts();
  return (
    <CreateDialog<RoleRow>
      resource="roles"
      begins={{ name: '', internExtern: 'INTERN', defaultEmailAddress: null }}
      title={t('settings.addRole')}
      transform={asSent}
      onClose={onClose}
    >
      <RoleInputs />
    </CreateDialog>
  );
};

export const RoleEdit = ({ id, onClose }: EditFormProps): ReactNode => {
  const t = useTexts();
  const team = useTeam();
  /** An event names the person, a row their address. */
  const changed = (role: RoleRow, theirs: unknown): RoleRow => {
    const to = theirs as Pick<RoleRow, 'name' | 'internExtern' | 'defaultAccountId'>;
    const person = team.data?.find(({ id }) => id === to.defaultAccountId);
    return { ...role, ...to, defaultEmailAddress: person?.email ?? null };
  };
  /** By lines: its name, who may fill it, and who of the team gets its tasks. */
  const tell = (role: RoleRow) =>
    [
      role.name,
      t(audienceWord[role.internExtern]),
      ...(role.internExtern === 'INTERN'
        ? [role.defaultEmailAddress ?? t('settings.noDefault')]
        : []),
    ].join('\n');
  return (
    <EditDialog<RoleRow>
      resource="roles"
      id={id}
      {...{ tell, changed }}
      title={t('settings.editRole')}
      transform={asSent}
      onClose={onClose}
    >
      <RoleInputs />
    </EditDialog>
  );
};

/**
 * Name, who may fill it, and for internal ones the default e-mail address of a team user (PRODUCT
 * 4.4).
 */
function RoleInputs(): ReactNode {
  const t = useTexts();
  return (
    <>
      <NameInput missing={t('settings.nameMissing')} />
      <SelectInput
        source="internExtern"
        label={t('settings.whoFillsIt')}
        choices={[
          { id: 'INTERN', name: t('settings.internalHint', { internal: t(audienceWord.INTERN) }) },
          { id: 'EXTERN', name: t('settings.externalHint', { external: t(audienceWord.EXTERN) }) },
        ]}
        translateChoice={false}
        helperText={false}
      />
      <FormDataConsumer<RoleRow>>
        {({ formData }) => formData.internExtern === 'INTERN' && <DefaultAddress />}
      </FormDataConsumer>
    </>
  );
}

/** Who of the team gets the role's tasks. An address that nobody has any more stays to be seen. */
function DefaultAddress(): ReactNode {
  const t = useTexts();
  const team = useTeam();
  const now = useRecordContext<RoleRow>()?.defaultEmailAddress ?? null;
  const known = (team.data ?? []).flatMap((person) => person.email ?? []);
  const addresses = now === null || known.includes(now) ? known : [now, ...known];
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
  defaultEmailAddress: role.internExtern === 'INTERN' ? role.defaultEmailAddress : null,
});
