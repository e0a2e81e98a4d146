import { MenuItem, TextField } from '@mui/material';
import { textRules, uploads, type Question } from '@waymark/events/forms';
import type { ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';
import type { ChangeField } from './changeField.ts';
import { Toggle } from './Toggle.tsx';

/** What an answer must be, by kind, and what is said of one that is not (PRODUCT 18.2). */
export function RulesEditor({
  field,
  change,
}: {
  field: Question;
  change: ChangeField;
}): ReactNode {
  const t = useTexts();
  return (
    <section className="fb-part" aria-labelledby="fb-rules">
      <h3 id="fb-rules">{t('formBuilder.validation')}</h3>
      <Bounds field={field} change={change} />
      {field.kind === 'number' && (
        <Toggle
          label={t('formBuilder.whole')}
          on={field.whole}
          onTurn={(whole) => change({ whole })}
        />
      )}
      {field.kind === 'shortText' && (
        <Pick
          label={t('formBuilder.mustBe')}
          value={field.mustBe}
          of={textRules}
          say={(rule) => t(`formBuilder.mustBe_${rule}`)}
          onPick={(mustBe) => change({ mustBe })}
        />
      )}
      {field.kind === 'date' && (
        <div className="fb-two">
          <Day
            label={t('formBuilder.firstDay')}
            value={field.first}
            onDay={(first) => change({ first })}
          />
          <Day
            label={t('formBuilder.lastDay')}
            value={field.last}
            onDay={(last) => change({ last })}
          />
        </div>
      )}
      {field.kind === 'rating' && (
        <Pick
          label={t('formBuilder.steps')}
          value={String(field.steps)}
          of={['2', '3', '4', '5', '6', '7', '8', '9', '10']}
          say={(steps) => steps}
          onPick={(steps) => change({ steps: Number(steps) })}
        />
      )}
      {field.kind === 'file' && (
        <div className="fb-two">
          <Pick
            label={t('formBuilder.files')}
            value={String(field.files)}
            of={['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']}
            say={(files) => files}
            onPick={(files) => change({ files: Number(files) })}
          />
          <Pick
            label={t('formBuilder.takes')}
            value={field.takes}
            of={uploads}
            say={(kind) => t(`formBuilder.takes_${kind}`)}
            onPick={(takes) => change({ takes })}
          />
        </div>
      )}
      <TextField
        fullWidth
        multiline
        label={t('formBuilder.ownMessage')}
        value={field.message}
        onChange={({ target }) => change({ message: target.value }, 'message')}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </section>
  );
}

/** The least and the most, of letters, numbers or choices. */
function Bounds({ field, change }: { field: Question; change: ChangeField }): ReactNode {
  const t = useTexts();
  if (!('least' in field)) return null;
  const { least, most, kind } = field;
  const crossed = least !== null && most !== null && least > most;
  const bound = (name: 'least' | 'most', value: number | null) => (
    <TextField
      fullWidth
      type="number"
      label={t(name === 'least' ? 'formBuilder.from' : 'formBuilder.to')}
      value={value ?? ''}
      error={crossed}
      onChange={({ target }) =>
        change({ [name]: target.value === '' ? null : Number(target.value) }, name)
      }
      slotProps={{ htmlInput: { step: 'any' } }}
    />
  );
  const what =
    kind === 'number'
      ? t('formBuilder.number')
      : kind === 'multipleChoice'
        ? t('formBuilder.howMany')
        : t('formBuilder.length');
  return (
    <div className="fb-bounds" role="group" aria-label={what}>
      <span>{what}</span>
      {bound('least', least)}
      {bound('most', most)}
      {crossed && (
        <p className="fb-wrong" role="alert">
          {t('formBuilder.problem_boundsCrossed')}
        </p>
      )}
    </div>
  );
}

function Pick<Value extends string>({
  label,
  value,
  of,
  say,
  onPick,
}: {
  label: string;
  value: Value;
  of: readonly Value[];
  say: (value: Value) => string;
  onPick: (value: Value) => void;
}): ReactNode {
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value}
      onChange={({ target }) => onPick(target.value as Value)}
    >
      {of.map((one) => (
        <MenuItem key={one} value={one}>
          {say(one)}
        </MenuItem>
      ))}
    </TextField>
  );
}

const Day = ({
  label,
  value,
  onDay,
}: {
  label: string;
  value: string | null;
  onDay: (day: string | null) => void;
}): ReactNode => (
  <TextField
    fullWidth
    type="date"
    label={label}
    value={value ?? ''}
    onChange={({ target }) => onDay(target.value || null)}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);
