import CloudAlert from 'lucide-react/icons/cloud-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { describeError } from '../api/problem.ts';
import { texts as pages } from '../texts/pages.ts';
import { texts } from '../texts/acts.ts';
import './states.css';

type ErrorPageProps = { what: string; error: unknown; onRetry: () => void };

/** A page that says what failed and why, with the request's id to quote, and a way to try again. */
export function ErrorPage({ what, error, onRetry }: ErrorPageProps) {
  const { sentence, requestId } = describeError(error);
  return (
    <main id="content" className="message-page">
      <span className="error-mark">
        <CloudAlert size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <h1>{what}</h1>
      <p role="alert">
        {sentence}
        {requestId !== undefined && <span className="mute num"> {texts().request(requestId)}</span>}
      </p>
      <button type="button" className="btn" onClick={onRetry}>
        <RotateCw size={20} strokeWidth={1.75} aria-hidden="true" />
        {pages().tryAgain}
      </button>
    </main>
  );
}
