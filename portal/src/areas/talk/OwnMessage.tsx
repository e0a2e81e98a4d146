import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { act } from '../../base/api/commands.ts';
import { Sheet } from '../../base/sheet/Sheet.tsx';
import { texts } from '../../base/texts/talk.ts';
import { tell } from '../../base/toast/toasts.ts';
import type { TalkMessage } from './talkMessage.ts';
import type { Outgoing } from './useOutgoing.ts';

/** What its author may do with what they wrote. */
export function OwnMessage({
  said,
  when,
  outgoing,
  onEdit,
}: {
  said: TalkMessage;
  when: string;
  outgoing: Outgoing;
  onEdit: () => void;
}) {
  const [open, setOpen] = useState(false);
  const t = texts();
  const { planId: processId, taskId, id: messageId } = said;
  const close = () => setOpen(false);
  const remove = async () => {
    close();
    const why = await outgoing.send(act('DeleteMessage', { processId, taskId, messageId }));
    if (why !== undefined) tell(why);
  };
  return (
    <>
      <button
        type="button"
        className="tap own"
        aria-haspopup="dialog"
        aria-label={t.own(when)}
        onClick={() => setOpen(true)}
      >
        <Ellipsis size={16} strokeWidth={1.75} />
      </button>
      {open && (
        <Sheet title={t.yours} onClose={close}>
          <blockquote className="two">{said.text}</blockquote>
          <p className="told">{t.mailStays}</p>
          <div className="buttons">
            <button
              type="button"
              className="btn"
              data-first
              onClick={() => {
                close();
                onEdit();
              }}
            >
              {t.edit}
            </button>
            <button type="button" className="btn" onClick={() => void remove()}>
              {t.remove}
            </button>
          </div>
        </Sheet>
      )}
    </>
  );
}
