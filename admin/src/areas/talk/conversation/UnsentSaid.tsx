import { Avatar } from '@waymark/look';
import { Button } from '@mui/material';
import { CircleAlert, Clock, Lock } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ShownFiles } from '../../../parts/files/ShownFiles.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import type { Unsent } from './outbox.ts';

/**
 * What was sent off: there at once, pale until it has arrived. What did not can be tried again,
 * copied, or taken back.
 */
export function UnsentSaid({
  unsent: { kind, text, state, why, answered, files = [] },
  author,
  onAgain,
  onTakeBack,
}: {
  unsent: Unsent;
  /** What its author is called. */
  author: string;
  onAgain: () => void;
  onTakeBack: () => void;
}): ReactNode {
  const t = useTexts();
  const [copied, setCopied] = useState(false);
  const failed = state === 'failed';
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  const article = (
    <article className="said" aria-label={author}>
      <Avatar name={author} kind="team" decorative />
      <div className={failed ? 'said-body' : 'said-body said-going'}>
        <header>
          <b>{author}</b>
          {!failed && (
            <span className="said-by">
              <Clock aria-hidden="true" />
              {t('talk.sending')}
            </span>
          )}
        </header>
        {text !== '' && <p className="said-words">{text}</p>}
        <ShownFiles files={files} going />
        {failed && (
          <div className="said-failed" role="alert">
            <p>
              <CircleAlert aria-hidden="true" />
              {t('talk.notSent')} {why}
            </p>
            <Button size="small" onClick={onAgain}>
              {t(answered ? 'talk.asWell' : 'words.tryAgain')}
            </Button>
            <Button size="small" onClick={() => void copy()}>
              {t(copied ? 'talk.copied' : 'talk.copy')}
            </Button>
            <Button size="small" onClick={onTakeBack}>
              {t('talk.takeBack')}
            </Button>
          </div>
        )}
      </div>
    </article>
  );
  if (kind === 'message') return article;
  return (
    <div className="said-note">
      <p className="said-only">
        <Lock aria-hidden="true" />
        {t('talk.note')}
      </p>
      {article}
    </div>
  );
}
