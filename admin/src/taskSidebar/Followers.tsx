import type { ReactNode } from 'react';
import type { SetField, TaskFieldsProps } from './setField.ts';
import { whoCanBe } from './whoCanBe.ts';
import { Person } from '../modulePage/Participants.tsx';
import { PersonPicker } from '../people/PersonPicker.tsx';
import { useTexts } from '../texts/index.ts';

/** Who is told about the task besides its assignee. */
export function Followers({
  task,
  around,
  set,
}: TaskFieldsProps & { set: SetField }): ReactNode {
  const t = useTexts();
  const { plan } = around;
  const { followers } = task;
  const change = (next: string[]) =>
    void set(
      'SetTaskFollowers',
      { plan, taskId: task.id, followers: next },
      {
        what: t('task.followers'),
        value: next,
        tell: (value) =>
          Array.isArray(value)
            ? t('task.people', { count: value.length })
            : t('words.nobody'),
      },
    );
  return (
    <>
      {followers.length > 0 && (
        <ul className="task-people">
          {followers.map((id) => (
            <Person
              key={id}
              id={id}
              planId={plan.id}
              onRemove={() => change(followers.filter((other) => other !== id))}
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
        options={whoCanBe(around)}
        exclude={followers}
        onChange={(id) => id !== null && change([...followers, id])}
      />
    </>
  );
}
