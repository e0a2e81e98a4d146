import type { ReactNode } from 'react';
import { PersonPicker } from './PersonPicker.tsx';
import type { PickerOptions } from './useChoices.ts';
import { Person } from '../modulePage/Participants.tsx';
import { useTexts } from '../texts/index.ts';
import '../taskSidebar/taskSidebar.css';

type FollowerListProps = {
  followers: readonly string[];
  planId: string;
  options: PickerOptions;
  onChange: (followers: string[]) => void;
};

/** Who follows something, each with a way to take them off, and a way to add one. */
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
        <ul className="task-people">
          {followers.map((id) => (
            <Person
              key={id}
              id={id}
              planId={planId}
              onRemove={() =>
                onChange(followers.filter((other) => other !== id))
              }
            />
          ))}
        </ul>
      )}
      <PersonPicker
        quiet
        value={null}
        label={t('task.addFollower')}
        emptyText={
          followers.length === 0 ? t('words.nobody') : t('task.addFollower')
        }
        options={options}
        exclude={followers}
        onChange={(id) => id !== null && onChange([...followers, id])}
      />
    </>
  );
}
