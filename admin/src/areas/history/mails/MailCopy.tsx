import type { MailCopyRow, MailingRow } from '@waymark/api';
import { formatDateTime } from '@waymark/look';
import { useMemo, useState, type ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { Dialog } from '../../../parts/dialogs/Dialog.tsx';
import { ErrorState, Skeleton } from '../../../parts/page/states.tsx';
import { whyNot } from '../../../base/wire/whyNot.ts';
import { PersonLabel } from '../../../parts/people/PersonAvatar.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { inert } from '../../../parts/mail/inert.ts';
import { reasonOf, stateOf } from './sayMail.ts';
import '../../../parts/mail/mailFrame.css';

type Form = 'shown' | 'text';

/**
 * How a mail read: as its receiver saw it, in a frame in which nothing runs and nothing is fetched,
 * or its text.
 */
export function MailCopy({
  planId,
  mailId,
  row,
  onClose,
}: {
  planId: string;
  mailId: string;
  /** As far as the list has it. */
  row: MailingRow | undefined;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const [form, setForm] = useState<Form>('shown');
  const { data, error, refetch } = useGetList<MailCopyRow>(
    'mailCopies',
    {
      filter: { planId, id: mailId },
      sort: { field: 'at', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
    },
    { retry: false },
  );
  const copy = data?.[0];
  return (
    <Dialog title={copy?.subject ?? t('mails.copyTitle')} size="medium" onClose={onClose}>
      {copy === undefined &&
        (error === null ? (
          <Skeleton rows={6} label={t('mails.copyLoading')} />
        ) : (
          <ErrorState
            what={t('mails.copyFailed')}
            onRetry={() => void refetch()}
            {...whyNot(error)}
          />
        ))}
      {copy !== undefined && (
        <>
          <dl className="mail-facts">
            <dt>{t('mails.sentTo')}</dt>
            <dd>
              <PersonLabel id={copy.accountId} />
            </dd>
            <dt>{t('mails.sentAt')}</dt>
            <dd>
              {formatDateTime(copy.at)}
              {row !== undefined && `, ${stateLine(stateOf(t, row))}`}
            </dd>
            {row !== undefined && (
              <>
                <dt>{t('mails.what')}</dt>
                <dd>{reasonOf(t, row)}</dd>
              </>
            )}
          </dl>
          <Words copy={copy} form={form} onForm={setForm} />
        </>
      )}
    </Dialog>
  );
}

const stateLine = ({ word, more }: { word: string; more: string }) =>
  more === '' ? word : `${word}: ${more}`;

function Words({
  copy: { html, text, subject, erased, expired },
  form,
  onForm,
}: {
  copy: MailCopyRow;
  form: Form;
  onForm: (form: Form) => void;
}): ReactNode {
  const t = useTexts();
  const page = useMemo(() => (html === null ? null : inert(html)), [html]);
  if (page === null || text === null)
    return (
      <p className="mail-none">
        {t(expired ? 'mails.expired' : erased ? 'mails.erased' : 'mails.notKept')}
      </p>
    );
  return (
    <>
      <div className="segments" role="group" aria-label={t('mails.showAs')}>
        <button type="button" aria-pressed={form === 'shown'} onClick={() => onForm('shown')}>
          {t('mails.asShown')}
        </button>
        <button type="button" aria-pressed={form === 'text'} onClick={() => onForm('text')}>
          {t('mails.asText')}
        </button>
      </div>
      {form === 'shown' ? (
        <iframe
          className="mail-frame"
          sandbox=""
          srcDoc={page}
          title={subject ?? t('mails.copyTitle')}
        />
      ) : (
        <pre className="mail-text">{text}</pre>
      )}
    </>
  );
}
