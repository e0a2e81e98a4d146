import { describeError } from '../api/problem.ts';
import { refetch } from '../api/queryCache.ts';
import { texts } from '../texts/acts.ts';
import { texts as pages } from '../texts/pages.ts';
import './states.css';

/**
 * Stands for a part of the page that could not be loaded: says why, with a way to try again.
 * Nothing where nothing has failed.
 */
export function NotLoaded({ error }: { error: unknown }) {
  if (error === undefined) return null;
  const { sentence, requestId } = describeError(error);
  return (
    <p className="not-loaded small" role="alert">
      <span className="grow">
        <b>{texts().notLoaded}</b> {sentence}
        {requestId !== undefined && <span className="mute num"> {texts().request(requestId)}</span>}
      </span>
      <button type="button" className="lnk tall" onClick={() => void refetch()}>
        {pages().tryAgain}
      </button>
    </p>
  );
}
