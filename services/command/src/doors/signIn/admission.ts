import type { SignUpOpenness } from '@waymark/api';
import type { SignUp } from '@waymark/edge';

/**
 * Who may open an account by themselves. Whoever was invited has one already, and is asked nothing
 * here.
 */
export type Admission = {
  readonly signUp: SignUp;
  /**
   * Addresses, in lower case, of the people of the installation: they may always, so that somebody
   * can begin.
   */
  readonly operators: readonly string[];
};

export const everybody: Admission = { signUp: 'anybody', operators: [] };

/** @param email as the api takes it, in lower case */
export function admits({ signUp, operators }: Admission, email: string): boolean {
  if (operators.includes(email) || signUp === 'anybody') return true;
  if (signUp === 'invited') return false;
  return signUp.includes(email.slice(email.lastIndexOf('@') + 1));
}

/** To whom it is open, as it is told to anybody: neither domains nor operators are named. */
export const openTo = ({ signUp }: Admission): SignUpOpenness['openTo'] =>
  typeof signUp === 'string' ? signUp : 'some';
