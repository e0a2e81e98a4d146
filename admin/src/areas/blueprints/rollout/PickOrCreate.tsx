import { Autocomplete, Button, TextField } from '@mui/material';
import { CircleCheck, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useSubmit } from '../../../parts/dialogs/useSubmit.ts';
import { useTexts } from '../../../base/texts/index.ts';
import type { ChosenOrNew, NamedChoice } from './draft.ts';
import { meantBy, pickOptions, type PickOption } from './pickOptions.ts';

/** What is picked here, as keys. */
export const pickWords = {
  client: {
    label: 'wizard.client',
    none: 'wizard.noClient',
    choose: 'wizard.chooseClient',
    create: 'wizard.newClient',
    hint: 'wizard.clientHint',
  },
  project: {
    label: 'wizard.project',
    none: 'wizard.noProject',
    choose: 'wizard.chooseProject',
    create: 'wizard.newProject',
    hint: 'wizard.projectHint',
  },
} as const;
type PickWords = (typeof pickWords)[keyof typeof pickWords];

type PickOrCreateProps = {
  /** The words of what is picked. */
  words: PickWords;
  options: readonly NamedChoice[];
  value: ChosenOrNew | null;
  /** What is typed while it is not decided what is meant. */
  written: string | null;
  onType: (text: string | null) => void;
  onPick: (picked: ChosenOrNew | null) => void;
  /** Set where what is picked was made here: takes that back. */
  onTakeBack?: (() => Promise<void>) | undefined;
  /** Nobody knows yet what is there, and so what is new. */
  loading: boolean;
  disabled?: boolean;
  hint?: string;
  /** Why what was typed could not be made. */
  error?: string | null;
};

/** So many are named of those that may be meant. */
const LIKE = 3;

/**
 * Picks from a list, or takes what is typed as something new (PRODUCT 8.3). Nothing is made here.
 * What is there and is called alike has to be told apart from it by whoever types, before the
 * wizard goes on.
 */
export function PickOrCreate({
  words,
  options,
  value,
  written,
  onType,
  onPick,
  onTakeBack,
  loading,
  disabled = false,
  hint,
  error = null,
}: PickOrCreateProps): ReactNode {
  const t = useTexts();
  const typed = written ?? value?.name ?? '';
  const meant = meantBy(options, typed);
  const known =
    value === null || options.some(({ id }) => id === value.id)
      ? options
      : [...options, ...(value.isNew ? [] : [value])];
  const isOpen = value === null && meant.as === 'open' && !loading;
  const pickNew = (name: string) =>
    onPick({ ...{ id: value?.isNew ? value.id : crypto.randomUUID(), name }, isNew: true });
  const decide = (text: string) => {
    const now = meantBy(options, text);
    if (loading || now.as === 'open' || now.as === 'nothing') onPick(null);
    else if (now.as === 'new') pickNew(now.name);
    else if (now.picked.id !== value?.id) onPick(now.picked);
  };
  const decideWritten = useEffectEvent(() => {
    if (written !== null && value === null) decide(written);
  });
  useEffect(() => {
    if (!loading) decideWritten();
  }, [loading]);
  const settled = (picked: ChosenOrNew | null) => {
    onType(null);
    onPick(picked);
  };
  const takeBack = useSubmit(
    async () => onTakeBack?.(),
    () => onType(null),
  );
  const refused = error ?? takeBack.error;
  const help =
    refused ??
    (value?.proposed
      ? t('wizard.proposedProject')
      : value?.isNew
        ? t('wizard.isNew')
        : (hint ?? (value === null ? t(words.hint) : undefined)));
  return (
    <div className="wizard-pick">
      <Autocomplete<PickOption>
        fullWidth
        autoHighlight
        options={known as PickOption[]}
        value={value === null || value.isNew ? null : value}
        inputValue={typed}
        disabled={disabled || takeBack.submitting}
        loading={loading}
        filterOptions={(all) =>
          typed === value?.name && !value.isNew ? all : pickOptions(all, typed)
        }
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        onInputChange={(_event, text, reason) => {
          if (reason === 'clear') settled(null);
          if (reason !== 'input') return;
          onType(text);
          decide(text);
        }}
        onChange={(_event, picked) => {
          if (picked?.create !== true) settled(picked);
          else if (!loading) {
            onType(null);
            pickNew(picked.name);
          }
        }}
        onBlur={() => value !== null && onType(null)}
        noOptionsText={t(words.none)}
        renderOption={({ key, ...props }, option) => (
          <li key={key} {...props}>
            {option.create === true ? (
              <span className="wizard-create">
                <Plus aria-hidden="true" />
                {t(words.create, { name: option.name })}
              </span>
            ) : (
              option.name
            )}
          </li>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            label={t(words.label)}
            placeholder={t(words.choose)}
            error={refused !== null}
            helperText={isOpen ? t('wizard.whichOne') : help}
          />
        )}
      />
      {isOpen && (
        <span className="wizard-which">
          {meant.like.slice(0, LIKE).map((one) => (
            <Button key={one.id} size="small" variant="outlined" onClick={() => settled(one)}>
              {one.name}
            </Button>
          ))}
          <Button
            size="small"
            variant="outlined"
            startIcon={<Plus />}
            onClick={() => {
              onType(null);
              pickNew(typed.trim());
            }}
          >
            {t(words.create, { name: typed.trim() })}
          </Button>
        </span>
      )}
      {onTakeBack !== undefined && (
        <span className="wizard-made">
          <CircleCheck aria-hidden="true" />
          {t('wizard.made')}
          <Button
            size="small"
            disabled={takeBack.submitting}
            aria-label={t('wizard.takeBack', { name: value?.name ?? '' })}
            onClick={() => void takeBack.submit()}
          >
            {t('words.undo')}
          </Button>
        </span>
      )}
    </div>
  );
}
