import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Form, useRecordContext } from 'react-admin';
import { useTexts } from '../../../base/texts/index.ts';
import { DialogError } from '../../../parts/dialogs/DialogError.tsx';
import type { FieldInput } from '../../../parts/fields/fieldInput.ts';
import { SaveState } from '../../../parts/page/SaveState.tsx';
import { SettingField } from './SettingField.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useSavedByItself } from './useSavedByItself.ts';

type SelfSavingSectionProps<Values> = {
  title: string;
  lead: string;
  /** Rows above the fields. */
  children: ReactNode;
  /** By their names in the record around it. */
  fields: {
    readonly [Name in keyof Values]: {
      readonly label: string;
      readonly input: FieldInput<Values[Name]>;
    };
  };
};

/**
 * Fields of the record around them that are saved as each is left or chosen: a form of react-admin
 * without a button.
 */
export function SelfSavingSection<Values extends object>({
  title,
  lead,
  children,
  fields,
}: SelfSavingSectionProps<Values>): ReactNode {
  const t = useTexts();
  const record = useRecordContext() as Readonly<Record<string, unknown>> & { id: string };
  const names = Object.keys(fields) as (keyof Values & string)[];
  const { begun, type, save, state, problem } = useSavedByItself(
    record.id,
    Object.fromEntries(names.map((name) => [name, record[name]])),
  );
  return (
    <Form record={{ id: record.id, ...begun }} noValidate onSubmit={save}>
      <SettingsSection
        {...{ title, lead }}
        beside={state !== 'idle' && <SaveState state={state} />}
      >
        {children}
        {names.map((name) => (
          <SettingField<Values[typeof name]>
            key={name}
            source={name}
            {...fields[name]}
            onChange={(value) => type(name, value)}
            onLeave={save}
          />
        ))}
        {problem !== null && (
          <DialogError>
            {problem}{' '}
            <Button variant="text" size="small" onClick={save}>
              {t('words.tryAgain')}
            </Button>
          </DialogError>
        )}
      </SettingsSection>
    </Form>
  );
}
