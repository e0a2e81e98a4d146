import { Button, IconButton, MenuItem, TextField } from '@mui/material';
import {
  operators,
  type Condition,
  type FormDefinition,
  type FormField,
} from '@waymark/events/forms';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';
import { earlierThan } from './arranging.ts';
import type { ChangeField } from './changeField.ts';
import { Toggle } from './Toggle.tsx';

/**
 * By which answers a field is shown: of questions above it only, so that there is no circle
 * (PRODUCT 18.3).
 */
export function ShowIfEditor({
  field,
  form,
  change,
}: {
  field: FormField;
  form: FormDefinition;
  change: ChangeField;
}): ReactNode {
  const t = useTexts();
  const earlier = earlierThan(form, field.fieldId);
  const { showIf } = field;
  const [nearest] = earlier.slice(-1);
  const conditions = showIf?.conditions ?? [];
  const begin = (): Condition => ({ fieldId: nearest?.fieldId ?? '', is: 'answered', value: '' });
  const become = (next: readonly Condition[], every = showIf?.every ?? true) =>
    change({ showIf: next.length === 0 ? null : { every, conditions: next } });
  return (
    <section className="fb-part" aria-label={t('formBuilder.showIf')}>
      {nearest === undefined ? (
        <>
          <h3>{t('formBuilder.showIf')}</h3>
          <p className="fb-hint">{t('formBuilder.showIfNone')}</p>
        </>
      ) : (
        <Toggle
          label={t('formBuilder.showIf')}
          on={showIf !== null}
          onTurn={(on) => become(on ? [begin()] : [])}
        />
      )}
      {conditions.length > 1 && (
        <TextField
          select
          fullWidth
          value={showIf?.every === false ? 'some' : 'every'}
          onChange={({ target }) => become(conditions, target.value === 'every')}
          slotProps={{ htmlInput: { 'aria-label': t('formBuilder.showIf') } }}
        >
          <MenuItem value="every">{t('formBuilder.every')}</MenuItem>
          <MenuItem value="some">{t('formBuilder.some')}</MenuItem>
        </TextField>
      )}
      {conditions.map((condition, nth) => (
        <One
          key={nth}
          condition={condition}
          earlier={earlier}
          onChange={(next) => become(conditions.with(nth, next))}
          onRemove={() => become(conditions.toSpliced(nth, 1))}
        />
      ))}
      {showIf !== null && conditions.length < 20 && (
        <Button size="small" startIcon={<Plus />} onClick={() => become([...conditions, begin()])}>
          {t('formBuilder.addCondition')}
        </Button>
      )}
    </section>
  );
}

/** Whether a comparison takes something to compare with. */
const takesValue = (is: Condition['is']): boolean => is !== 'answered' && is !== 'unanswered';

function One({
  condition,
  earlier,
  onChange,
  onRemove,
}: {
  condition: Condition;
  earlier: readonly FormField[];
  onChange: (next: Condition) => void;
  onRemove: () => void;
}): ReactNode {
  const t = useTexts();
  const asked = earlier.find(({ fieldId }) => fieldId === condition.fieldId);
  const ofChoices = asked !== undefined && 'choices' in asked;
  const choiceGone =
    ofChoices &&
    condition.value !== '' &&
    !asked.choices.some(({ choiceId }) => choiceId === condition.value);
  const measured = ['number', 'rating', 'date'].includes(asked?.kind ?? '');
  const known = operators.filter((is) => measured || (is !== 'atLeast' && is !== 'atMost'));
  const on = (fieldId: string) => {
    const next = earlier.find((one) => one.fieldId === fieldId);
    const first = next !== undefined && 'choices' in next ? next.choices[0] : null;
    onChange(
      first == null
        ? { fieldId, is: 'answered', value: '' }
        : { fieldId, is: 'equal', value: first.choiceId },
    );
  };
  return (
    <div className="fb-condition">
      <TextField
        select
        fullWidth
        label={t('formBuilder.conditionOn')}
        value={condition.fieldId}
        onChange={({ target }) => on(target.value)}
      >
        {earlier.map(({ fieldId, label }) => (
          <MenuItem key={fieldId} value={fieldId}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <div className="fb-two">
        <TextField
          select
          fullWidth
          label={t('formBuilder.operator')}
          value={condition.is}
          onChange={({ target }) => onChange({ ...condition, is: target.value as Condition['is'] })}
        >
          {known.map((is) => (
            <MenuItem key={is} value={is}>
              {t(`formBuilder.is_${is}`)}
            </MenuItem>
          ))}
        </TextField>
        {takesValue(condition.is) && (
          <TextField
            fullWidth
            select={ofChoices}
            type={asked?.kind === 'date' ? 'date' : 'text'}
            label={t('formBuilder.against')}
            value={choiceGone ? '' : condition.value}
            error={choiceGone || condition.value.trim() === ''}
            helperText={
              choiceGone
                ? t('formBuilder.problem_choiceGone')
                : condition.value.trim() === ''
                  ? t('formBuilder.problem_comparedWithNothing')
                  : undefined
            }
            onChange={({ target }) => onChange({ ...condition, value: target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
          >
            {ofChoices &&
              asked.choices.map(({ choiceId, label }) => (
                <MenuItem key={choiceId} value={choiceId}>
                  {label}
                </MenuItem>
              ))}
          </TextField>
        )}
      </div>
      <IconButton aria-label={t('formBuilder.removeCondition')} onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </div>
  );
}
