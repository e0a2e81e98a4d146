import { RotateCw } from 'lucide-react';
import { isGone, Refused, told } from '../api/problem.ts';
import { PageTitle } from '../page/PageTitle.tsx';

/** A link that leads nowhere, and what to do about it; or no answer, which may come when asked again. */
export function Unopened({
  error,
  onRetry,
}: {
  error: unknown;
  onRetry: () => void;
}) {
  const refused =
    error instanceof Refused &&
    error.problem.status < 500 &&
    error.problem.status !== 429;
  const sentence =
    refused && !isGone(error)
      ? 'The link is not complete. Open it from the mail once more, or copy all of it.'
      : told(error).sentence;
  return (
    <>
      <PageTitle text="This invitation cannot be opened" />
      <p role="alert">
        {sentence}
        {isGone(error) && ' Ask who invited you to do so again.'}
      </p>
      {refused ? (
        <a className="btn" href="/login">
          To the sign-in
        </a>
      ) : (
        <button type="button" className="btn" onClick={onRetry}>
          <RotateCw size={20} strokeWidth={1.75} aria-hidden="true" />
          Try again
        </button>
      )}
    </>
  );
}
