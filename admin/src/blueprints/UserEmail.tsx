import type { ReactNode } from 'react';
import { usePerson } from '../people/usePerson.ts';

/** E-mail of an account, its name where the e-mail is not known. */
export function UserEmail({ id }: { id: string }): ReactNode {
  const { email, name } = usePerson(id);
  return <span title={email ?? name}>{email ?? name}</span>;
}
