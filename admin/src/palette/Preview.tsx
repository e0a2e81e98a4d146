import { Button } from '@mui/material';
import { Link as LinkIcon } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { useTexts } from '../texts/index.ts';
import { Marked } from './Marked.tsx';
import type { Hit } from './rank.ts';

/** It follows the chosen row after so long, in milliseconds: stepping through rows draws none of them. */
const AFTER = 80;
/** So much of a text is shown. */
const MOST = 600;

/** What the chosen hit says, beside the list. */
export function Preview({
  hit,
  typed,
}: {
  hit: Hit;
  typed: string;
}): ReactNode {
  const t = useTexts();
  const notify = useNotify();
  const [shown, setShown] = useState(hit);
  useEffect(() => {
    const timer = setTimeout(() => setShown(hit), AFTER);
    return () => clearTimeout(timer);
  }, [hit]);
  const { title, context, text = '', kind, status, stands, to } = shown;
  const copy = () =>
    void navigator.clipboard
      .writeText(new URL(to, location.origin).href)
      .then(() => notify(t('executions.linkCopied')))
      .catch(() => notify(t('executions.linkNotCopied'), { type: 'error' }));
  return (
    <aside className="palette-preview" aria-hidden="true">
      <small>{context}</small>
      <h3>{title}</h3>
      <p>
        <Marked text={text.slice(0, MOST)} typed={typed} />
      </p>
      {status !== undefined && (kind === 'tasks' || kind === 'executions') && (
        <dl>
          <dt>{t('words.status')}</dt>
          <dd>
            {kind === 'tasks'
              ? t(`taskStatus.${status as 'TODO'}`)
              : t(`processStatus.${status as 'ACTIVE'}`)}
          </dd>
        </dl>
      )}
      {stands !== undefined && (
        <dl>
          {stands.status !== null && (
            <>
              <dt>{t('words.status')}</dt>
              <dd>{t(`processStatus.${stands.status as 'ACTIVE'}`)}</dd>
              <dt>{t('palette.tasksInIt')}</dt>
              <dd>
                {t('palette.done', { done: stands.done, total: stands.total })}
              </dd>
            </>
          )}
          {stands.status === null && (
            <>
              <dt>{t('palette.tasksInIt')}</dt>
              <dd>{stands.total}</dd>
            </>
          )}
        </dl>
      )}
      {kind !== 'actions' && (
        <Button
          size="small"
          tabIndex={-1}
          startIcon={<LinkIcon />}
          onClick={copy}
        >
          {t('executions.copyLink')}
        </Button>
      )}
    </aside>
  );
}
