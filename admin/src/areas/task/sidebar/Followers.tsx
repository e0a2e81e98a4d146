import type { ReactNode } from 'react';
import type { SetTaskField, TaskFieldsProps } from '../../../parts/tasks/setField.ts';
import { whoCanBe } from '../../../parts/plans/whoCanBe.ts';
import { FollowerList } from '../../../parts/personPicker/FollowerList.tsx';
import { PersonLabel } from '../../../parts/people/PersonAvatar.tsx';
import { useTexts } from '../../../base/texts/index.ts';

/**
 * Who is told about the task besides its assignee; below, who is because they follow the whole
 * process (PRODUCT 6.13).
 */
export function Followers({
  task,
  around,
  set,
}: TaskFieldsProps & { set: SetTaskField }): ReactNode {
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
          Array.isArray(value) ? t('task.people', { count: value.length }) : t('words.nobody'),
      },
    );
  const ofAll = around.followers.filter((id) => !followers.includes(id));
  return (
    <>
      <FollowerList
        followers={followers}
        planId={plan.id}
        options={whoCanBe(around)}
        onChange={change}
      />
      {ofAll.length > 0 && (
        <>
          <p className="task-hint">{t('task.followAll')}</p>
          <ul className="follower-list" aria-label={t('task.followAll')}>
            {ofAll.map((id) => (
              <li key={id}>
                <PersonLabel id={id} planId={plan.id} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
