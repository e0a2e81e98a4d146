import { IconButton } from '@mui/material';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { PersonPicker } from './PersonPicker.tsx';
import type { PickerOptions } from '../people/useChoices.ts';
import { PersonLabel } from '../people/PersonAvatar.tsx';
import { usePerson } from '../people/usePerson.ts';
import { useTexts } from '../../base/texts/index.ts';
import './followerList.css';

type FollowerListProps = {
  followers: readonly string[];
  planId: string;
  options: PickerOptions;
  onChange: (followers: string[]) => void;
};

/** A list of followers, each with a way to take them off, and a way to add one. */
export function FollowerList({
  followers,
  planId,
  options,
  onChange,
}: FollowerListProps): ReactNode {
  const t = useTexts();
  return (
    <>
      {followers.length > 0 && (
        <ul className="follower-list">
          {followers.map((id) => (
            <Person
              key={id}
              id={id}
              planId={planId}
              onRemove={() => onChange(followers.filter((other) => other !== id))}
            />
          ))}
        </ul>
      )}
      <PersonPicker
        quiet
        value={null}
        label={t('task.addFollower')}
        emptyText={followers.length === 0 ? t('words.nobody') : t('task.addFollower')}
        options={options}
        exclude={followers}
        onChange={(id) => id !== null && onChange([...followers, id])}
      />
    </>
  );
}

/** One person of a list, with a way to take them off. */
function Person({
  id,
  planId,
  onRemove,
}: {
  id: string;
  planId: string;
  onRemove: () => void;
}): ReactNode {
  const t = useTexts();
  const { name } = usePerson(id, planId);
  return (
    <li>
      <PersonLabel id={id} planId={planId} />
      <IconButton size="small" aria-label={t('people.removeName', { name })} onClick={onRemove}>
        <X size={16} />
      </IconButton>
    </li>
  );
}
