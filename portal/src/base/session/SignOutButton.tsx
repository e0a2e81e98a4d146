import LogOut from 'lucide-react/icons/log-out';
import { countWaits, signOut } from '@waymark/client';
import { useState } from 'react';
import { Alert } from '../page/Alert.tsx';
import { describeError } from '../api/problem.ts';
import { view, wire } from '../api/wire.ts';
import { texts } from '../texts/acts.ts';

/** Logs out; what fails, and what would go with it, is said beside the button. */
export function SignOutButton() {
  const [problem, setProblem] = useState<string>();
  const [warned, setWarned] = useState(false);
  // It would end the session of whoever looks.
  if (view !== undefined) return null;
  const leave = async () => {
    const waiting = countWaits();
    setWarned(true);
    if (waiting > 0 && !warned) return setProblem(texts().account.unsent(waiting));
    await signOut(wire).catch((error: unknown) => setProblem(describeError(error).sentence));
  };
  return (
    <>
      <button type="button" className="btn" onClick={() => void leave()}>
        <LogOut size={20} strokeWidth={1.75} aria-hidden="true" />
        {texts().account.logOut}
      </button>
      {problem !== undefined && <Alert>{problem}</Alert>}
    </>
  );
}
