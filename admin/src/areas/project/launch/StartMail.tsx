import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MailPreview, StartPreviewRequest } from '@waymark/api';
import { ChevronRight, Mail } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { Dialog } from '../../../parts/dialogs/Dialog.tsx';
import { ErrorState, Skeleton } from '../../../parts/page/states.tsx';
import { whyNot } from '../../../base/wire/whyNot.ts';
import { inert } from '../../../parts/mail/inert.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { request } from '../../../base/wire/request.ts';
import type { Receiver } from './receivers.ts';
import '../../../parts/mail/mailFrame.css';

type StartMailProps = Pick<StartPreviewRequest, 'processId' | 'moduleId'> & {
  /** At least one. */
  receivers: readonly [Receiver, ...Receiver[]];
  /** What else the words hang on: the mail is made anew when it changes. */
  values: readonly string[];
};

/**
 * Who gets the first mail, with its subject; leads to the mail itself as it would go out now
 * (PRODUCT 8.8).
 */
export function StartMail(props: StartMailProps): ReactNode {
  const t = useTexts();
  const { receivers } = props;
  const here = receivers.filter((one) => one.invited !== true);
  const invited = receivers.filter((one) => one.invited === true);
  const [isOpen, setOpen] = useState(false);
  const { data } = useStartMail(props, receivers[0]);
  return (
    <>
      <button
        type="button"
        className="launch-mail"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Mail aria-hidden="true" />
        <span>
          <b>{data?.subject ?? t('launch.firstMail')}</b>
          {here.length > 0 && (
            <small>{t('launch.mailTo', { count: here.length, names: namesOf(here) })}</small>
          )}
          {invited.length > 0 && (
            <small>
              {t('launch.mailWaits', { count: invited.length, names: namesOf(invited) })}
            </small>
          )}
        </span>
        <ChevronRight aria-hidden="true" />
      </button>
      {isOpen && <MailDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

const namesOf = (receivers: readonly Receiver[]): string =>
  receivers.map(({ first }) => first).join(', ');

function MailDialog({ onClose, ...props }: StartMailProps & { onClose: () => void }): ReactNode {
  const t = useTexts();
  const { receivers } = props;
  const [chosen, setChosen] = useState(receivers[0].id);
  const receiver = receivers.find(({ id }) => id === chosen) ?? receivers[0];
  const { data, error, refetch } = useStartMail(props, receiver);
  const html = data?.html;
  const page = useMemo(() => (html === undefined ? '' : inert(html)), [html]);
  return (
    <Dialog title={data?.subject ?? t('launch.firstMail')} size="medium" onClose={onClose}>
      {receivers.length > 1 && (
        <div className="segments" role="group" aria-label={t('mails.sentTo')}>
          {receivers.map(({ id, first }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === receiver.id}
              onClick={() => setChosen(id)}
            >
              {first}
            </button>
          ))}
        </div>
      )}
      {error !== null ? (
        <ErrorState
          what={t('launch.mailFailed')}
          onRetry={() => void refetch()}
          {...whyNot(error)}
        />
      ) : data === undefined ? (
        <Skeleton rows={6} label={t('mails.copyLoading')} />
      ) : (
        <>
          <dl className="mail-facts">
            <dt>{t('mails.sentTo')}</dt>
            <dd>{data.to}</dd>
          </dl>
          <iframe className="mail-frame" sandbox="" srcDoc={page} title={data.subject} />
        </>
      )}
    </Dialog>
  );
}

/** The mail as the start would send it now; the last one stands until the next is there. */
function useStartMail(
  { processId, moduleId, values }: StartMailProps,
  { id: accountId }: Receiver,
) {
  const { language } = useTexts();
  return useQuery({
    queryKey: ['startMail', language, processId, moduleId, accountId, values],
    queryFn: async ({ signal }) =>
      (
        await request<MailPreview>('/api/previews/start', {
          ...{ method: 'POST', signal },
          body: { processId, moduleId, accountId },
        })
      ).json,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
