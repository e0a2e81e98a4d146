import { Button } from '@mui/material';
import type { MailPreviewRequest } from '@waymark/api';
import { Send } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { timeOf } from '../../../base/dates/days.ts';
import { sentenceOf } from '../../../parts/dialogs/DialogError.tsx';
import { useMe } from '../../../base/session/me.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { sendTest } from './useEmailForm.ts';

/** How long the button says that a test went out, in ms. */
const SAID = 6_000;

/** 'Send me a test': the mail that is shown, to who is signed in. */
export function TestButton({
  wanted,
  enabled,
  onError,
}: {
  wanted: MailPreviewRequest;
  enabled: boolean;
  onError: (sentence: string | null) => void;
}): ReactNode {
  const t = useTexts();
  const me = useMe()?.account;
  const [sending, setSending] = useState(false);
  const [sentAt, setSentAt] = useState<string | null>(null);
  useEffect(() => {
    if (sentAt === null) return;
    const timer = setTimeout(() => setSentAt(null), SAID);
    return () => clearTimeout(timer);
  }, [sentAt]);
  const send = async () => {
    setSending(true);
    onError(null);
    try {
      await sendTest(wanted);
      setSentAt(new Date().toISOString());
    } catch (reason) {
      onError(sentenceOf(reason));
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<Send />}
        disabled={!enabled || sending || sentAt !== null}
        onClick={() => void send()}
      >
        {sentAt === null ? t('emails.test') : t('emails.testSent', { time: timeOf(sentAt) })}
      </Button>
      <small className="emails-to">
        {me !== undefined && t('emails.testTo', { email: me.email })}
      </small>
    </>
  );
}
