import { isRefused } from '@waymark/client';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useCommand } from '../dataProvider/useCommand.ts';
import { sentenceOf } from '../dialogs/DialogError.tsx';
import { openOutbox, type Outbox, type Unsent } from './outbox.ts';
import { conversationId, type Subject } from './subject.ts';

const boxes = new Map<string, Outbox>();

/** One for each person: what is on its way is so on every screen. */
function outboxOf(owner: string): Outbox {
  const box = boxes.get(owner) ?? openOutbox(localStorage, owner);
  boxes.set(owner, box);
  return box;
}

export type Saying = Pick<
  Unsent,
  'kind' | 'text' | 'mentions' | 'keepTurn' | 'asks' | 'files' | 'after'
>;

export type Sending = {
  /** Of this conversation, the oldest first. */
  readonly unsent: readonly Unsent[];
  say: (saying: Saying) => Promise<boolean>;
  again: (unsent: Unsent) => Promise<boolean>;
  /** Sends it although a colleague has answered. */
  asWell: (unsent: Unsent) => Promise<boolean>;
  drop: (id: string) => void;
};

/** Sends what is said about a task, once however often it is tried; what finds no line goes out when there is one. */
export function useOutbox(
  { planId, taskId }: Pick<Subject, 'planId' | 'taskId'>,
  me: string,
): Sending {
  const of = conversationId({ planId, taskId });
  const box = useMemo(() => outboxOf(me), [me]);
  const all = useSyncExternalStore(box.subscribe, box.all);
  const unsent = useMemo(() => all.filter((each) => each.of === of), [all, of]);
  const send = useCommand({ quiet: true });
  const again = useCallback(
    async (it: Unsent): Promise<boolean> => {
      box.put({ ...it, state: 'sending', why: null, answered: false });
      const mentions = [...it.mentions];
      const files = (it.files ?? []).map(({ id }) => id);
      const said = {
        ...{ processId: planId, taskId, text: it.text, mentions },
        ...(files.length > 0 && { files }),
      };
      try {
        await (it.kind === 'note'
          ? send('AddNote', { ...said, noteId: it.id }, { key: it.id })
          : send(
              'SendMessage',
              {
                ...said,
                ...{ messageId: it.id, keepTurn: it.keepTurn },
                ...(it.asks !== undefined && { asks: it.asks }),
                ...(it.after !== undefined && { after: it.after }),
              },
              { key: it.id },
            ));
        box.put({ ...it, state: 'sent', why: null });
        return true;
      } catch (error) {
        const why = isRefused(error) ? sentenceOf(error) : null;
        const answered = isRefused(error, 'answered-meanwhile');
        box.put({ ...it, state: 'failed', why, answered });
        return false;
      }
    },
    [box, send, planId, taskId],
  );
  useEffect(() => {
    const retry = () => {
      for (const it of box.all())
        if (it.of === of && it.state === 'failed' && it.why === null)
          void again(it);
    };
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [box, of, again]);
  const say = (saying: Saying) =>
    again({
      ...saying,
      ...{ id: crypto.randomUUID(), of, at: new Date().toISOString() },
      ...{ state: 'sending', why: null },
    });
  const asWell = ({ after: _, ...it }: Unsent) => again(it);
  return { unsent, say, again, asWell, drop: box.drop };
}
