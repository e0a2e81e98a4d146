import type { PersonRow } from '@waymark/api';
import { Button } from '@mui/material';
import { useEffect, useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { problemOf } from '../../base/wire/problemOf.ts';
import { useCommand } from '../../base/dataProvider/useCommand.ts';
import { useTexts } from '../../base/texts/index.ts';
import './people.css';

const words = {
  pending: 'people.invited',
  declined: 'people.declined',
  withdrawn: 'people.takenBack',
} as const;

/** The state of an invitation; nothing for whoever belongs. */
export function InvitationMark({ invitation }: Pick<PersonRow, 'invitation'>): ReactNode {
  const t = useTexts();
  return (
    invitation !== null && (
      <span className={`invitation-mark invitation-${invitation}`}>{t(words[invitation])}</span>
    )
  );
}

/** Milliseconds that one should wait before the mail goes out again. */
const WAIT = 60_000;

/** Mails an open invitation once more; then not again for a minute. */
export function SendAgain({
  person: { id, name, clientId, invitation },
}: {
  person: Pick<PersonRow, 'id' | 'name' | 'clientId' | 'invitation'>;
}): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const notify = useNotify();
  const [sent, setSent] = useState(false);
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => setSent(false), WAIT);
    return () => clearTimeout(timer);
  }, [sent]);
  if (invitation !== 'pending') return null;
  const sendAgain = async () => {
    setSent(true);
    try {
      await send('RepeatInvitation', { accountId: id, clientId });
    } catch (reason) {
      const problem = problemOf(reason);
      setSent(problem?.status === 429);
      notify(problem?.detail ?? t('people.sendFailed'), { type: 'error' });
    }
  };
  return (
    <Button
      size="small"
      variant="outlined"
      disabled={sent}
      aria-label={t(sent ? 'people.sentTo' : 'people.sendAgainTo', { name })}
      onClick={() => void sendAgain()}
    >
      {sent ? t('people.sent') : t('people.sendAgain')}
    </Button>
  );
}
