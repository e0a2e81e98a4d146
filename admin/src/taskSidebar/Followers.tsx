import type { ReactNode } from 'react';
import type { SetField, TaskFieldsProps } from './setField.ts';
import { whoCanBe } from './whoCanBe.ts';
import { Person } from '../modulePage/Participants.tsx';
import { PersonPicker } from '../people/PersonPicker.tsx';

/** Who is told about the task besides its assignee. */
export function Followers({
  task,
  around,
  set,
}: TaskFieldsProps & { set: SetField }): ReactNode {
  const { plan } = around;
  const { followers } = task;
  const change = (next: string[]) =>
    void set(
      'SetTaskFollowers',
      { plan, taskId: task.id, followers: next },
      {
        what: 'Followers',
        value: next,
        tell: (value) =>
          Array.isArray(value) ? `${value.length} people` : 'Nobody',
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
        label="Add a follower"
        emptyText={followers.length === 0 ? 'Nobody' : 'Add a follower'}
        options={whoCanBe(around)}
        exclude={followers}
        onChange={(id) => id !== null && change([...followers, id])}
      />
    </>
  );
}
