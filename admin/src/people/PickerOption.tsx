import { Avatar, placeIn } from '@waymark/look';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Choice } from './choices.ts';
import { InvitationMark } from './InvitationMark.tsx';

type PickerOptionProps = {
  id: string;
  choice: Choice;
  search: string;
  /** The one that Enter picks. */
  active: boolean;
  selected: boolean;
  onPick: () => void;
};

/** One person to pick, with what was searched for in bold. */
export function PickerOption({
  id,
  choice,
  search,
  active,
  selected,
  onPick,
}: PickerOptionProps): ReactNode {
  return (
    <div
      role="option"
      id={id}
      aria-selected={selected}
      className={
        active ? 'picker-option picker-option-active' : 'picker-option'
      }
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
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
