import { Autocomplete, Button, TextField } from '@mui/material';
import { CircleCheck, Plus } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { sentenceOf } from '../dialogs/DialogError.tsx';
import { useTexts } from '../texts/index.ts';
import type { Named } from './draft.ts';
import { namedSo, pickOptions, type PickOption } from './pickOptions.ts';

/** What is picked here, as keys. */
export const pickWords = {
  client: {
    label: 'wizard.client',
    none: 'wizard.noClient',
    choose: 'wizard.chooseClient',
    create: 'wizard.createClient',
  },
  project: {
    label: 'wizard.project',
    none: 'wizard.noProject',
    choose: 'wizard.chooseProject',
    create: 'wizard.createProject',
  },
} as const;
type PickWords = (typeof pickWords)[keyof typeof pickWords];

type PickOrCreateProps = {
  /** The words of what is picked. */
  words: PickWords;
  options: readonly Named[];
  value: Named | null;
  onPick: (picked: Named | null) => void;
  /** Creates one with this name, and picks it. */
  onCreate: (name: string) => Promise<void>;
  /** Set where what is picked was made here: takes that back. */
  onTakeBack?: (() => Promise<void>) | undefined;
  loading: boolean;
  disabled?: boolean;
  hint?: string;
};

/** Picks from a list, or makes what is typed: on Enter, by the Create button, or on leaving the field (PRODUCT 8.3). */
export function PickOrCreate({
  words,
  options,
  value,
  onPick,
  onCreate,
  onTakeBack,
  loading,
  disabled = false,
  hint,
}: PickOrCreateProps): ReactNode {
  const t = useTexts();
  const { typed, setTyped, error, busy, act } = useTyped(value);
  // What was typed before the list came is settled once it is here: until then nobody knows whether it is new.
  const waiting = useRef<string | null>(null);
  const known =
    value === null || options.some(({ id }) => id === value.id)
      ? options
      : [value, ...options];
  const there = namedSo(known, typed);
  const isNew = typed.trim() !== '' && there === undefined && !loading;
  const create = () =>
    isNew ? act(() => onCreate(typed.trim())) : Promise.resolve();
  const settle = () => {
    if (isNew && error === null) void create();
    else if (there !== undefined && there.id !== value?.id) onPick(there);
    else if (loading) waiting.current = typed;
  };
  const settleWaiting = useEffectEvent(() => {
    if (waiting.current === typed) settle();
    waiting.current = null;
  });
  useEffect(() => {
    if (!loading) settleWaiting();
  }, [loading]);
  const help =
    error ??
    (isNew ? t('wizard.leavingCreates') : onTakeBack ? undefined : hint);
  return (
    <div className="wizard-pick">
      <Autocomplete<PickOption>
        fullWidth
        autoHighlight
        options={known as PickOption[]}
        value={value}
        inputValue={typed}
        disabled={disabled || busy}
        loading={loading}
        filterOptions={(all) =>
          typed === value?.name ? all : pickOptions(all, typed)
        }
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        onInputChange={(_event, text, reason) => {
          if (reason === 'input') setTyped(text);
        }}
        onChange={(_event, picked) => {
          if (picked?.create === true && loading) waiting.current = typed;
          else if (picked?.create === true) void create();
          else onPick(picked);
        }}
        onBlur={settle}
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
            error={error !== null}
            helperText={help}
          />
        )}
      />
      {isNew && (
        <Button
          variant="contained"
          disabled={busy}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => void create()}
        >
          {t('words.create')}
        </Button>
      )}
      {!isNew && onTakeBack !== undefined && (
        <span className="wizard-made">
          <CircleCheck aria-hidden="true" />
          {t('wizard.made')}
          <Button
            size="small"
            disabled={busy}
            aria-label={t('wizard.takeBack', { name: value?.name ?? '' })}
            onClick={() => void act(onTakeBack)}
          >
            {t('words.undo')}
          </Button>
        </span>
      )}
    </div>
  );
}

/** What stands in the field: the name of what is picked, until something else is typed. */
function useTyped(value: Named | null) {
  const name = value?.name ?? '';
  const [state, setState] = useState({ of: value?.id, typed: name });
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const working = useRef(false);
  const typed = state.of === value?.id ? state.typed : name;
  const setTyped = (text: string) => {
    setState({ of: value?.id, typed: text });
    setError(null);
  };
  const act = async (work: () => Promise<void>) => {
    if (working.current) return;
    working.current = true;
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (reason) {
      setError(sentenceOf(reason));
    } finally {
      working.current = false;
      setBusy(false);
    }
  };
  return { typed, setTyped, error, busy, act };
}
