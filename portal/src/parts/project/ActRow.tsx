import type { LucideIcon } from 'lucide-react';
import { Alert } from '../../base/page/Alert.tsx';
import { describeError } from '../../base/api/problem.ts';
import './actRow.css';

type ActRowProps = {
  icon: LucideIcon;
  name: string;
  /** The effect of the act. */
  hint: string;
  /** The icon of the act, at the right. */
  act: LucideIcon;
  busy: boolean;
  /** Why it did not work. */
  error: unknown;
  onPress: () => void;
};

/** A row of a list that does something itself, and says why where it could not. */
export function ActRow({ icon: Icon, name, hint, act: Act, busy, error, onPress }: ActRowProps) {
  return (
    <>
      <button type="button" className="act-row" aria-disabled={busy} onClick={onPress}>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        <span className="grow">
          <span className="t">{name}</span>
          <small>{hint}</small>
        </span>
        <Act size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {error !== undefined && <Alert>{describeError(error).sentence}</Alert>}
    </>
  );
}
