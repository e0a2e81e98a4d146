import { useId, useState, type ReactNode } from 'react';
import { linesIn } from './entries.ts';
import { useTexts } from '../../../base/texts/index.ts';

/** What was cut off a mail stays behind Show. */
export function QuotedText({ rest }: { rest: string }): ReactNode {
  const t = useTexts();
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <>
      <p className="said-rest">
        {t('talk.restLeftOut', { count: linesIn(rest) })}{' '}
        <button
          type="button"
          aria-expanded={shown}
          aria-controls={shown ? id : undefined}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'talk.hide' : 'talk.show')}
        </button>
      </p>
      {shown && (
        <pre id={id} className="said-quoted">
          {rest}
        </pre>
      )}
    </>
  );
}
