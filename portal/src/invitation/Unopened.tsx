import { entryAddress } from '@waymark/api/addresses';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { isRefused } from '@waymark/client';
import { isGone, told } from '../api/problem.ts';
import { PageTitle } from '../page/PageTitle.tsx';
import { texts } from '../texts/invitation.ts';
import { texts as pages } from '../texts/pages.ts';

/** A link that leads nowhere, and what to do about it; or no answer, which may come when asked again. */
export function Unopened({
  error,
  onRetry,
}: {
  error: unknown;
  onRetry: () => void;
}) {
  const t = texts().unopened;
  const refused =
    isRefused(error) && error.status < 500 && error.status !== 429;
  const sentence =
    refused && !isGone(error) ? t.incomplete : told(error).sentence;
  return (
    <>
      <PageTitle text={t.title} />
      <p role="alert">
        {sentence}
        {isGone(error) && ` ${t.askAgain}`}
      </p>
      {refused ? (
        <a className="btn" href={entryAddress.signIn()}>
          {t.toSignIn}
        </a>
      ) : (
        <button type="button" className="btn" onClick={onRetry}>
          <RotateCw size={20} strokeWidth={1.75} aria-hidden="true" />
          {pages().tryAgain}
        </button>
      )}
    </>
  );
}
