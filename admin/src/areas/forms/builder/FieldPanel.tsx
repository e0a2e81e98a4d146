import { TextField } from '@mui/material';
import { isQuestion, type FormField, type Question } from '@waymark/events/forms';
import type { ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';
import { ChoicesEditor } from './ChoicesEditor.tsx';
import { RulesEditor } from './RulesEditor.tsx';
import type { ChangeField } from './changeField.ts';
import { ShowIfEditor } from './ShowIfEditor.tsx';
import { Toggle } from './Toggle.tsx';
import type { FormEdits } from './useFormEdits.ts';

/** All that can be said of a field. */
export function FieldPanel({ field, edits }: { field: FormField; edits: FormEdits }): ReactNode {
  const t = useTexts();
  const { fieldId } = field;
  const change: ChangeField = (part, group) => edits.change(fieldId, part, group);
  const words =
    field.kind === 'heading'
      ? t('formBuilder.heading')
      : field.kind === 'words'
        ? t('formBuilder.words')
        : t('formBuilder.question');
  return (
    <>
      <div className="fb-part">
        <TextField
          fullWidth
          multiline={field.kind === 'words' || field.kind === 'consent'}
          label={words}
          value={field.label}
          error={field.label.trim() === ''}
          helperText={field.label.trim() === '' ? t('formBuilder.problem_noLabel') : undefined}
          onChange={({ target }) => change({ label: target.value }, 'label')}
          slotProps={{ htmlInput: { maxLength: field.kind === 'words' ? 5000 : 500 } }}
        />
        {isQuestion(field) && <Texts field={field} change={change} />}
      </div>
      {'choices' in field && <ChoicesEditor {...{ field, edits, change }} />}
      {isQuestion(field) && (
        <div className="fb-part">
          <Toggle
            label={t('formBuilder.required')}
            on={field.required}
            onTurn={(required) => change({ required })}
          />
          <Toggle
            label={t('formBuilder.half')}
            on={field.half}
            onTurn={(half) => change({ half })}
          />
        </div>
      )}
      {isQuestion(field) && <RulesEditor field={field} change={change} />}
      <ShowIfEditor field={field} form={edits.form} change={change} />
    </>
  );
}

function Texts({ field, change }: { field: Question; change: ChangeField }): ReactNode {
  const t = useTexts();
  const text = (
    name: 'help' | 'placeholder' | 'variable' | 'begins',
    value: string,
    hint?: string,
  ) => (
    <TextField
      fullWidth
      label={t(`formBuilder.${name}`)}
      value={value}
      helperText={hint}
      onChange={({ target }) => change({ [name]: target.value }, name)}
      slotProps={{ htmlInput: { maxLength: 500 } }}
    />
  );
  return (
    <>
      {text('help', field.help)}
      {'placeholder' in field && text('placeholder', field.placeholder)}
      {'placeholder' in field && text('begins', field.begins)}
      {!['file', 'signature', 'consent'].includes(field.kind) &&
        text('variable', field.variable, t('formBuilder.variableHint'))}
    </>
  );
}
