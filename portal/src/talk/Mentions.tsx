import { texts } from '../texts/talk.ts';
import type { useMentions } from './useMentions.ts';

type MentionsProps = Pick<
  ReturnType<typeof useMentions>,
  'listId' | 'optionId' | 'offered' | 'marked' | 'take'
>;

/** Who can be named, above the field. */
export function Mentions({
  listId,
  optionId,
  offered,
  marked,
  take,
}: MentionsProps) {
  if (offered.length === 0) return null;
  return (
    <ul
      id={listId}
      className="mentions"
      role="listbox"
      aria-label={texts().mention}
    >
      {offered.map((one) => (
        <li
          key={one.id}
          id={optionId(one.id)}
          role="option"
          aria-selected={one === marked}
          onPointerDown={(event) => {
            // The field keeps the focus.
            event.preventDefault();
            take(one);
          }}
        >
          {one.name}
        </li>
      ))}
    </ul>
  );
}
