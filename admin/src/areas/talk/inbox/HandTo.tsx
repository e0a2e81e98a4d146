import type { ConversationRow } from '@waymark/api';
import { useRef, type ReactNode } from 'react';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { useKey } from '../../../base/keyboard/useKey.ts';
import { PersonPicker } from '../../../parts/personPicker/PersonPicker.tsx';
import { useTexts } from '../../../base/texts/index.ts';

/** Who takes care of a conversation; `A` chooses somebody of the team. */
export function HandTo({
  row: { planId: processId, taskId, handedTo },
}: {
  row: ConversationRow;
}): ReactNode {
  const t = useTexts();
  const frame = useRef<HTMLSpanElement>(null);
  const send = useCommand();
  useKey('handOver', () => frame.current?.querySelector('button')?.click());
  return (
    <span ref={frame} className="inbox-hand">
      <PersonPicker
        clearable
        value={handedTo}
        label={t('inbox.handed')}
        emptyText={t('inbox.handTo')}
        options={{ team: true }}
        onChange={(to) =>
          void send('HandConversation', { processId, taskId, to }).catch(() => undefined)
        }
      />
    </span>
  );
}
