import type { MentionSearch } from '@waymark/look/talk';
import { texts } from '../../base/texts/talk.ts';

type MentionsProps = Pick<MentionSearch, 'listId' | 'option' | 'offered'>;

/** Who can be named, above the field. */
export function Mentions({ listId, option, offered }: MentionsProps) {
  const people = offered.flat();
  if (people.length === 0) return null;
  return (
    <ul id={listId} className="mentions" role="listbox" aria-label={texts().mention}>
      {people.map((one) => (
        <li key={one.id} {...option(one)}>
          {one.name}
        </li>
      ))}
    </ul>
  );
}
