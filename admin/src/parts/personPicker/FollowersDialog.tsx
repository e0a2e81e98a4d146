import type { CommandName, PlanRef } from '@waymark/api';
import type { ReactNode } from 'react';
import { FollowerList } from './FollowerList.tsx';
import { useChange } from '../conflict/index.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { whoCanBe } from '../plans/whoCanBe.ts';
import { useTexts } from '../../base/texts/index.ts';

type FollowersDialogProps = {
  plan: PlanRef;
  /** The name of the process or blueprint. */
  name: string;
  clientId: string | null;
  followers: readonly string[];
  /** The revision that they were seen at. */
  seen: string;
  onClose: () => void;
};

const command = 'SetPlanFollowers' satisfies CommandName;

/**
 * A dialog for those who follow a process as a whole, or will follow what is rolled out from a
 * blueprint (PRODUCT 6.13); each change is saved at once.
 */
export function FollowersDialog({
  plan,
  name,
  clientId,
  followers,
  seen,
  onClose,
}: FollowersDialogProps): ReactNode {
  const t = useTexts();
  const { change, dialog } = useChange();
  const set = (next: string[]) =>
    void change({
      name: command,
      payload: { plan, followers: next },
      seen,
      what: t('task.followers'),
      of: name,
      value: next,
      tell: (value) =>
        Array.isArray(value) ? t('task.people', { count: value.length }) : t('words.nobody'),
      shows: {
        resource: plan.kind === 'blueprint' ? 'blueprints' : 'executions',
        id: plan.id,
        fields: { followers: next },
      },
    });
  return (
    <Dialog title={t('people.followersOf', { name })} onClose={onClose}>
      <p className="dialog-text">
        {t(plan.kind === 'blueprint' ? 'people.followRollouts' : 'people.followProcess')}
      </p>
      <FollowerList
        followers={followers}
        planId={plan.id}
        options={whoCanBe({ plan, clientId })}
        onChange={set}
      />
      {dialog}
    </Dialog>
  );
}
