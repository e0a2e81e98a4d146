import type { ReactNode } from 'react';
import { initials } from './avatar.ts';
import type { AvatarKind } from './avatar.ts';

type AvatarProps = {
  /** Full name, e-mail, or the name of a placeholder or role. */
  name: string;
  kind: AvatarKind;
  size?: 20 | 24 | 32;
  /** Set it where the name stands beside the avatar: it is then hidden from screen readers. */
  decorative?: boolean;
};

/**
 * A person's initials: team round, client a rounded square, placeholder and role dashed. Import
 * `look/avatar.css` once.
 */
export function Avatar({ name, kind, size = 24, decorative = false }: AvatarProps): ReactNode {
  const named = decorative
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': name, title: name };
  return (
    <span className={`avatar avatar-${kind} avatar-${size}`} {...named}>
      {initials(name)}
    </span>
  );
}
