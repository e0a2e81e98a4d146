import { adminAddress } from '@waymark/api/addresses';
import { CheckCheck, CornerDownRight, Mail, Pin } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { opensNext, setOpensNext } from './afterSend.ts';
import { rowsIn, type Groups } from './groups.ts';
import { ActionMenu } from '../../../parts/board/index.ts';
import { sentenceOf } from '../../../parts/dialogs/DialogError.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { sendCommand } from '../../../base/wire/sendCommand.ts';

/** What can be done with the whole inbox. */
export function InboxMenu({ groups }: { groups: Groups | undefined }): ReactNode {
  const t = useTexts();
  const navigate = useNavigate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [next, setNext] = useState(opensNext);
  const unread = groups ? rowsIn(groups).filter((row) => row.unread > 0) : [];
  const readAll = async () => {
    try {
      for (const { planId, taskId, lastAt } of unread)
        await sendCommand('MarkConversationSeen', {
          ...{ processId: planId, taskId, upTo: lastAt },
        });
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' });
    }
    void queryClient.invalidateQueries({ queryKey: ['conversations'] });
  };
  return (
    <ActionMenu
      label={t('inbox.menu')}
      actions={[
        {
          label: t('inbox.readAll'),
          icon: CheckCheck,
          disabled: unread.length === 0,
          onSelect: () => void readAll(),
        },
        {
          label: t(next ? 'inbox.stayHere' : 'inbox.openNext'),
          icon: next ? Pin : CornerDownRight,
          onSelect: () => {
            setOpensNext(!next);
            setNext(!next);
          },
        },
        {
          label: t('inbox.mailSettings'),
          icon: Mail,
          onSelect: () => void navigate(adminAddress.profile()),
        },
      ]}
    />
  );
}
