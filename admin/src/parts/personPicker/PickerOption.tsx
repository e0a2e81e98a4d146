import { Avatar, placeIn } from '@waymark/look';
import { Check } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import type { PersonChoice } from '../people/choices.ts';
import { InvitationMark } from '../people/InvitationMark.tsx';

type PickerOptionProps = {
  /** Of the listbox: its id, and what pressing it does. */
  option: HTMLAttributes<HTMLElement>;
  choice: PersonChoice;
  search: string;
  /** The one that Enter picks. */
  active: boolean;
  selected: boolean;
};

/** One person to pick, with what was searched for in bold. */
export function PickerOption({
  option,
  choice,
  search,
  active,
  selected,
}: PickerOptionProps): ReactNode {
  return (
    <div
      {...option}
      aria-selected={selected}
      className={active ? 'picker-option picker-option-active' : 'picker-option'}
    >
      <Avatar name={choice.name} kind={choice.kind} decorative />
      <span className="picker-words">
        <span>{marked(choice.name, search)}</span>
        {choice.hint !== '' && <small>{choice.hint}</small>}
      </span>
      {choice.invited && <InvitationMark invitation="pending" />}
      {selected && <Check aria-hidden="true" />}
    </div>
  );
}

function marked(name: string, search: string): ReactNode {
  const found = placeIn(name, search);
  if (found === null) return name;
  return (
    <>
      {name.slice(0, found.from)}
      <b>{name.slice(found.from, found.to)}</b>
      {name.slice(found.to)}
    </>
  );
}
