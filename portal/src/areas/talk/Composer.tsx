import { StatusIcon } from '@waymark/look';
import { useComposer, type OutgoingWords } from '@waymark/look/talk';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ShownFile } from '@waymark/api';
import { Suspense, useEffect, useId, useState } from 'react';
import type { RefObject } from 'react';
import { Alert } from '../../base/page/Alert.tsx';
import type { Act } from '../../base/api/commands.ts';
import { act } from '../../base/api/commands.ts';
import type { PersonRow, TaskRow } from '../../base/api/reads.ts';
import type { Attached } from '../../parts/files/Attach.tsx';
import { withWords } from '../../base/texts/language.ts';
import { texts } from '../../base/texts/talk.ts';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';
import { Mentions } from './Mentions.tsx';
import { nameable } from './nameable.ts';
import type { TalkMessage } from './talkMessage.ts';
import { useDraft } from './useDraft.ts';
import { useKeyboardRoom } from './useKeyboardRoom.ts';
import type { Outgoing } from './useOutgoing.ts';
import { lazyWithFallback } from '../../base/page/lazyWithFallback.tsx';

const Attach = lazyWithFallback(async () => {
  const files = await withWords('files', () => import('../../parts/files/index.ts'));
  return { default: files.Attach };
});
const nothing: Attached = { files: [], waits: false };
type Round = { readonly nth: number; readonly given: readonly ShownFile[] };

/** What the field is for: something new, what is still in the way, or what was written before. */
export type Writing = 'message' | 'stuck' | { readonly edit: TalkMessage };

/** Longest message, and longest reason, that the commands take. */
const longest = { message: 10_000, stuck: 500 };

type ComposerProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  task: TaskRow;
  people: readonly PersonRow[];
  outgoing: Outgoing;
  /** For whom it is, as names. */
  to: string;
  /** What the reader wrote last, as long as they may edit it. */
  last: TalkMessage | undefined;
  writing: Writing;
  onWrite: (what: Writing) => void;
};

/**
 * Where the reader writes: Enter is a new line, Ctrl Enter or the button sends; what is not sent is
 * kept.
 */
export function Composer({
  field,
  task,
  people,
  outgoing,
  to,
  last,
  writing,
  onWrite,
}: ComposerProps) {
  const { me } = useWorkspace();
  const t = texts();
  const edited = typeof writing === 'object' ? writing.edit : undefined;
  const { draft, write, problem, giveBack } = useDraft(task, outgoing);
  const others = people.filter(({ id, invitation }) => id !== me.accountId && invitation === null);
  const [busy, setBusy] = useState(false);
  const [attached, setAttached] = useState(nothing);
  /** Each message begins without files, but for those of one that came back. */
  const [round, setRound] = useState<Round>({ nth: 0, given: [] });
  useKeyboardRoom();
  const problemId = useId();
  useEffect(() => {
    if (writing !== 'message') field.current?.focus();
  }, [field, writing]);

  const { files, waits } = writing === 'message' ? attached : nothing;
  const {
    text,
    over,
    isReady,
    naming,
    onSubmit,
    field: ofField,
  } = useComposer({
    ...{ field, draft, write, edited, sides: [nameable(others)] },
    ...{ files: files.length > 0, waits: waits || busy },
    longest: longest[writing === 'stuck' ? 'stuck' : 'message'],
    onEditLast: () => last && onWrite({ edit: last }),
    onLeave: writing === 'message' ? undefined : () => onWrite('message'),
    onSend: (words) => void send(words),
  });
  const begin = (given: readonly ShownFile[] = []) => {
    setAttached(nothing);
    setRound(({ nth }) => ({ nth: nth + 1, given }));
  };
  async function send(words: OutgoingWords) {
    const mine = actOf(words);
    if (edited === undefined) write('');
    if (writing === 'message') begin();
    onWrite('message');
    field.current?.focus();
    setBusy(edited !== undefined);
    const why = await outgoing.send(mine);
    setBusy(false);
    if (why === undefined) return;
    giveBack(words.text, why);
    if (files.length > 0) begin(files);
  }
  function actOf({ text: words, mentions }: OutgoingWords): Act {
    const { planId: processId, id: taskId } = task;
    const plan = { kind: 'process', id: processId } as const;
    if (writing === 'stuck')
      return act('SetTaskStatus', { ...{ plan, taskId, status: 'STUCKED', reason: words } });
    const said = { text: words, mentions };
    const ids = files.map(({ id }) => id);
    return edited === undefined
      ? act('SendMessage', {
          ...{ processId, taskId, messageId: crypto.randomUUID(), ...said },
          ...(ids.length > 0 && { files: ids }),
        })
      : act('EditMessage', { ...{ processId, taskId, messageId: edited.id, ...said } });
  }
  // What came back stands in the draft, which waits while something is changed.
  const alarm = over > 0 ? t.tooLong(over) : edited === undefined ? problem : undefined;
  return (
    <form className="composer" onSubmit={onSubmit}>
      {writing !== 'message' && (
        <p className={edited === undefined ? 'mode is-stuck' : 'mode'}>
          {edited === undefined && <StatusIcon icon="stuck" />}
          <span className="grow">{edited === undefined ? t.stuck : t.editing}</span>
          <button
            type="button"
            className="tap"
            aria-label={edited === undefined ? t.notStuck : t.cancel}
            onClick={() => onWrite('message')}
          >
            <X size={16} strokeWidth={1.75} />
          </button>
        </p>
      )}
      {alarm !== undefined && <Alert id={problemId}>{alarm}</Alert>}
      <Mentions {...naming} />
      {writing === 'message' && (
        <Suspense>
          <Attach key={round.nth} task={task} given={round.given} onAttached={setAttached} />
        </Suspense>
      )}
      <textarea
        rows={Math.min(5, text.split('\n').length)}
        placeholder={writing === 'stuck' ? t.whatIsStuck : t.writeTo(to)}
        aria-label={
          edited !== undefined ? t.editing : writing === 'stuck' ? t.whatIsStuck : t.writeTo(to)
        }
        aria-describedby={alarm === undefined ? undefined : problemId}
        {...ofField}
      />
      <button
        className={isReady ? 'btn send primary' : 'btn send'}
        aria-label={edited === undefined ? t.send : t.save}
        aria-disabled={!isReady}
      >
        {edited === undefined ? (
          <ArrowUp size={20} strokeWidth={1.75} aria-hidden="true" />
        ) : (
          <Check size={20} strokeWidth={1.75} aria-hidden="true" />
        )}
      </button>
    </form>
  );
}
