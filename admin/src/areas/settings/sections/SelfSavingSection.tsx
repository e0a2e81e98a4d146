import { Button } from '@mui/material';
import { fullName } from '@waymark/look';
import type { ReactNode } from 'react';
import { Form, useRecordContext } from 'react-admin';
import { useMe } from '../../../base/session/me.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { bothTogether } from '../../../parts/conflict/bothTogether.ts';
import { ConflictDialog } from '../../../parts/conflict/ConflictDialog.tsx';
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
  const me = useMe()?.account;
  const record = useRecordContext() as Readonly<Record<string, unknown>> & {
    id: string;
    revision?: string | null;
  };
  const names = Object.keys(fields) as (keyof Values & string)[];
  const { begun, type, save, state, problem, question, answers } = useSavedByItself({
    id: record.id,
    fields: Object.fromEntries(names.map((name) => [name, record[name]])),
    revision: record.revision ?? undefined,
  });
  const askedOf = question === null ? undefined : fields[question.name as keyof Values];
  const tell = (value: unknown) => askedOf?.input.tell(t, value as never) ?? '';
  return (
    <Form
      record={{ id: record.id, ...begun.fields, begun: begun.times }}
      noValidate
      onSubmit={save}
    >
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
        {question !== null && askedOf !== undefined && (
          <ConflictDialog
            conflict={question.conflict}
            what={askedOf.label}
            of={me ? fullName(me) : title}
            mine={tell(question.mine)}
            theirs={tell(question.conflict.theirs)}
            format="text"
            kept="device"
            me={me ? fullName(me) : t('words.you')}
            onKeepMine={answers.keepMine}
            onTakeTheirs={answers.takeTheirs}
            {...(askedOf.input.ofWords && {
              onEditBoth: () =>
                answers.edit(
                  askedOf.input.ofWords?.(
                    bothTogether(tell(question.conflict.theirs), tell(question.mine), 'text'),
                  ),
                ),
            })}
            onClose={answers.later}
          />
        )}
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
