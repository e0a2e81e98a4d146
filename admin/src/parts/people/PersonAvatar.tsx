import { Avatar } from '@waymark/look';
import type { ReactNode } from 'react';
import { InvitationMark } from './InvitationMark.tsx';
import { usePerson } from './usePerson.ts';

type PersonAvatarProps = {
  /** Account id, `p::…` or `r::…`. */
  id: string;
  /** The plan that a placeholder belongs to; needed to know its name. */
  planId?: string;
  size?: 20 | 24 | 32;
  /** The name stands beside it. */
  decorative?: boolean;
};

/**
 * Whoever a reference stands for: team round, client a rounded square, placeholder and role dashed.
 */
export function PersonAvatar({ id, planId, size, decorative }: PersonAvatarProps): ReactNode {
  const { name, kind } = usePerson(id, planId);
  return (
    <Avatar name={name} kind={kind} {...(size && { size })} {...(decorative && { decorative })} />
  );
}

/** Avatar and name side by side. */
export function PersonLabel({ id, planId }: { id: string; planId?: string }): ReactNode {
  const { name, kind, invitation } = usePerson(id, planId);
  return (
    <span className="person-label">
      <Avatar name={name} kind={kind} decorative />
      <span>{name}</span>
      <InvitationMark invitation={invitation} />
    </span>
  );
}
