import { Avatar, personMark } from '@waymark/look';
import type { CSSProperties, ReactNode } from 'react';
import { usePerson } from '../people/usePerson.ts';
import './presence.css';

/** The colour of a person, for what is about them. */
export const ringOf = (accountId: string): CSSProperties =>
  ({ '--ring': personMark(accountId) }) as CSSProperties;

/** Initials in the ring of the person's colour. */
export function Face({
  accountId,
  decorative = false,
}: {
  accountId: string;
  decorative?: boolean;
}): ReactNode {
  const { name, kind } = usePerson(accountId);
  return (
    <span className="face" style={ringOf(accountId)}>
      <Avatar name={name} kind={kind} size={24} decorative={decorative} />
    </span>
  );
}
