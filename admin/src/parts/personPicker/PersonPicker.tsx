import { ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { PersonLabel } from '../people/PersonAvatar.tsx';
import type { CreateView } from './CreateSomebody.tsx';
import { PickerPanel } from './PickerPanel.tsx';
import { PickerPopover } from './PickerPopover.tsx';
import type { PickerOptions } from '../people/useChoices.ts';
import { useTexts } from '../../base/texts/index.ts';

type PersonPickerProps = {
  /** Account id, `p::…`, `r::…`, or nobody. */
  value: string | null;
  /** null only where `clearable`. */
  onChange: (id: string | null) => void;
  options: PickerOptions;
  /** Says what is picked, e.g. 'Person for Legal contact'. */
  label: string;
  /** Offers to create users in place. */
  invite?: boolean;
  /** The panel opens with this form; Back leads to the list. */
  opensAt?: CreateView | undefined;
  /** Offers 'Nobody'. */
  clearable?: boolean;
  /** Shown while nobody is picked. */
  emptyText?: ReactNode;
  /** Without an edge, as in the task sidebar. */
  quiet?: boolean;
  /** Nobody yet is drawn with a dashed edge. */
  dashed?: boolean;
  /** Participants of the task's module: whoever else is picked is asked about first. */
  takingPart?: readonly string[];
  only?: readonly string[];
  exclude?: readonly string[];
  disabled?: boolean;
};

/** A button that shows who is picked and opens the search for another. */
export function PersonPicker(props: PersonPickerProps): ReactNode {
  const {
    value,
    onChange,
    options,
    label,
    invite,
    opensAt,
    clearable,
    emptyText,
    quiet,
    dashed,
    takingPart,
    only,
    exclude,
    disabled,
  } = props;
  const t = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const pick = (id: string | null) => {
    setAnchor(null);
    if (id !== value) onChange(id);
  };
  const look = ['picker', quiet && 'picker-quiet', dashed && value === null && 'picker-dashed']
    .filter(Boolean)
    .join(' ');
  return (
    <>
      <button
        type="button"
        className={look}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="visually-hidden">{label}: </span>
        {value === null ? (
          <span className="picker-empty">{emptyText ?? t('people.choosePerson')}</span>
        ) : (
          <PersonLabel id={value} {...(options.placeholders && { planId: options.placeholders })} />
        )}
        <ChevronsUpDown aria-hidden="true" />
      </button>
      <PickerPopover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <PickerPanel
          label={label}
          value={value}
          options={options}
          onPick={pick}
          invite={invite === true}
          opensAt={opensAt}
          clearable={clearable === true && value !== null}
          {...(takingPart && { takingPart })}
          {...(only && { only })}
          {...(exclude && { exclude })}
        />
      </PickerPopover>
    </>
  );
}
