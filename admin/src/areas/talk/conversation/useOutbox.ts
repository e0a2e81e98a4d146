import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useCommand, type Send } from '../../../base/dataProvider/useCommand.ts';
import { asProblem } from '../../../parts/autosave/index.ts';
import { openOutbox, type Outbox, type Unsent, type Utterance } from './outbox.ts';
import { conversationId, type Subject } from './subject.ts';

const boxes = new Map<string, Outbox>();

/** One for each person: what is on its way is so on every screen. */
function outboxOf(owner: string, send: Send): Outbox {
  const parts = { storage: localStorage, owner, asProblem };
  const box =
    boxes.get(owner) ?? openOutbox({ ...parts, send: (utterance) => say(send, utterance) });
  boxes.set(owner, box);
  return box;
}

function say(send: Send, { id, of, at: _, kind, files = [], ...said }: Utterance) {
  const [processId = '', taskId = ''] = of.split('_');
  const { keepTurn, asks, after, mentions, text } = said;
  const words = {
    ...{ processId, taskId, text, mentions: [...mentions] },
    ...(files.length > 0 && { files: files.map((file) => file.id) }),
  };
  if (kind === 'note') return send('AddNote', { ...words, noteId: id }, { key: id });
  const turn = { ...(asks !== undefined && { asks }), ...(after !== undefined && { after }) };
  return send('SendMessage', { ...words, messageId: id, keepTurn, ...turn }, { key: id });
}

export type Saying = Omit<Utterance, 'id' | 'of' | 'at'>;

export type ConversationOutbox = {
  /** Of this conversation, the oldest first. */
  readonly unsent: readonly Unsent[];
  say: (saying: Saying) => Promise<boolean>;
  again: (unsent: Unsent) => Promise<boolean>;
  /** Sends it although a colleague has answered. */
  asWell: (unsent: Unsent) => Promise<boolean>;
  drop: (id: string) => void;
};

/**
 * Sends what is said about a task, once however often it is tried; what finds no line goes out when
 * there is one.
 */
export function useOutbox(
  { planId, taskId }: Pick<Subject, 'planId' | 'taskId'>,
  me: string,
): ConversationOutbox {
  const of = conversationId({ planId, taskId });
  const send = useCommand({ quiet: true });
  const box = useMemo(() => outboxOf(me, send), [me, send]);
  const all = useSyncExternalStore(box.subscribe, box.all);
  const unsent = useMemo(() => all.filter((each) => each.of === of), [all, of]);
  useEffect(() => {
    const retry = () => {
      for (const it of box.all())
        if (it.of === of && it.state === 'failed' && it.why === null) void box.put(it);
    };
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [box, of]);
  return {
    ...{ unsent, drop: box.drop, again: box.put },
    say: (saying) =>
      box.put({ ...saying, id: crypto.randomUUID(), of, at: new Date().toISOString() }),
    asWell: ({ after: _, ...it }) => box.put(it),
  };
}
