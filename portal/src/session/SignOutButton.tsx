import LogOut from 'lucide-react/icons/log-out';
import { signOut } from '@waymark/client';
import { useState } from 'react';
import { told } from '../api/problem.ts';
import { wire } from '../api/wire.ts';
import { texts } from '../texts/acts.ts';

/** Logs out; what fails is said beside the button. */
export function SignOutButton() {
  const [problem, setProblem] = useState<string>();
  const leave = () =>
    signOut(wire).catch((error: unknown) => setProblem(told(error).sentence));
  return (
    <>
      <button type="button" className="btn" onClick={() => void leave()}>
        <LogOut size={20} strokeWidth={1.75} aria-hidden="true" />
        {texts().account.logOut}
      </button>
      {problem !== undefined && (
        <p className="alert" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
