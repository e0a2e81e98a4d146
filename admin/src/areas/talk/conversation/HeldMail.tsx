import type { MessageRow } from '@waymark/api';
import { Button } from '@mui/material';
import { ShieldQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { QuotedText } from './QuotedText.tsx';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { useTexts } from '../../../base/texts/index.ts';

/**
 * A mail from an address that is nobody's here: plain text, and what may become of it (PRODUCT
 * 13.5).
 */
export function HeldMail({
  row: { id, planId: processId, taskId, text, rest },
}: {
  row: MessageRow;
}): ReactNode {
  const t = useTexts();
  const send = useCommand();
  const held = { processId, taskId, messageId: id };
  const letIn = (remember: boolean) =>
    send('LetReplyIn', { ...held, remember }).catch(() => undefined);
  return (
    <div className="said-held">
      <p className="said-hint">
        <ShieldQuestionMark aria-hidden="true" />
        {t('talk.strangerHint')}
      </p>
      <p className="said-words">{text}</p>
      {rest !== null && <QuotedText rest={rest} />}
      <div className="said-acts">
        <Button size="small" variant="outlined" onClick={() => void letIn(false)}>
          {t('talk.letInOnce')}
        </Button>
        <Button size="small" variant="outlined" onClick={() => void letIn(true)}>
          {t('talk.letInAlways')}
        </Button>
        <Button
          size="small"
          color="error"
          onClick={() => void send('RejectReply', held).catch(() => undefined)}
        >
          {t('talk.reject')}
        </Button>
      </div>
    </div>
  );
}
