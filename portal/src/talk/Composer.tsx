import { StatusIcon } from '@waymark/look';
import { namedIn } from '@waymark/look/mentions';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ShownFile } from '@waymark/api';
import { isComposed } from '@waymark/look/composed';
import { Suspense, useEffect, useId, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { Act } from '../api/commands.ts';
import { act } from '../api/commands.ts';
import type { PersonRow, TaskRow } from '../api/reads.ts';
import type { Attached } from '../files/Attach.tsx';
import { withWords } from '../texts/language.ts';
import { texts } from '../texts/talk.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';
import { Mentions } from './Mentions.tsx';
import { nameable } from './nameable.ts';
import type { Said } from './said.ts';
import { useDraft } from './useDraft.ts';
import { useKeyboardRoom } from './useKeyboardRoom.ts';
import { useMentions } from './useMentions.ts';
import type { Outgoing } from './useOutgoing.ts';
import { latePart } from '../page/latePart.tsx';

const Attach = latePart(async () => {
  const files = await withWords('files', () => import('../files/index.ts'));
  return { default: files.Attach };
});
const nothing: Attached = { files: [], waits: false };
type Round = { readonly nth: number; readonly given: readonly ShownFile[] };

/** What the field is for: something new, what is still in the way, or what was written before. */
export type Writing = 'message' | 'stuck' | { readonly edit: Said };

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
  last: Said | undefined;
  writing: Writing;
  onWrite: (what: Writing) => void;
};

/** Where the reader writes: Enter is a new line, Ctrl Enter or the button sends; what is not sent is kept. */
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
  const { text, write, problem, giveBack } = useDraft(task, outgoing, edited);
  const others = people.filter(
    ({ id, invitation }) => id !== me.accountId && invitation === null,
  );
  const mentions = useMentions(field, text, write, nameable(others));
  const [busy, setBusy] = useState(false);
  const [attached, setAttached] = useState(nothing);
  /** Each message begins without files, but for those of one that came back. */
  const [round, setRound] = useState<Round>({ nth: 0, given: [] });
  useKeyboardRoom();
  const problemId = useId();
  useEffect(() => {
    if (writing !== 'message') field.current?.focus();
  }, [field, writing]);

  const words = text.trim();
  const over =
    words.length - longest[writing === 'stuck' ? 'stuck' : 'message'];
  const { files, waits } = writing === 'message' ? attached : nothing;
  const ready =
    (words !== '' || files.length > 0) && !waits && over <= 0 && !busy;
  const begin = (given: readonly ShownFile[] = []) => {
    setAttached(nothing);
    setRound(({ nth }) => ({ nth: nth + 1, given }));
  };
  async function send() {
    if (!ready) return field.current?.focus();
    const mine = edited?.text === words ? undefined : actOf();
    if (edited === undefined) write('');
    if (writing === 'message') begin();
    onWrite('message');
    field.current?.focus();
    if (mine === undefined) return;
    setBusy(edited !== undefined);
    const why = await outgoing.send(mine);
    setBusy(false);
    if (why === undefined) return;
    giveBack(words, why);
    if (files.length > 0) begin(files);
  }
  function actOf(): Act {
    const { planId: processId, id: taskId } = task;
    const plan = { kind: 'process', id: processId } as const;
    if (writing === 'stuck')
      return act('SetTaskStatus', {
        ...{ plan, taskId, status: 'STUCKED', reason: words },
      });
    const said = { text: words, mentions: namedIn(words, nameable(others)) };
    const ids = files.map(({ id }) => id);
    return edited === undefined
      ? act('SendMessage', {
          ...{ processId, taskId, messageId: crypto.randomUUID(), ...said },
          ...(ids.length > 0 && { files: ids }),
        })
      : act('EditMessage', {
          ...{ processId, taskId, messageId: edited.id, ...said },
        });
  }
  function onKeyDown(event: KeyboardEvent) {
    if (isComposed(event)) return;
    if (mentions.onKeyDown(event)) return event.preventDefault();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void send();
    } else if (event.key === 'ArrowUp' && text === '' && last !== undefined) {
      event.preventDefault();
      onWrite({ edit: last });
    } else if (event.key === 'Escape' && writing !== 'message') {
      onWrite('message');
    }
  }
  const alarm = over > 0 ? t.tooLong(over) : problem;
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {writing !== 'message' && (
        <p className={edited === undefined ? 'mode is-stuck' : 'mode'}>
          {edited === undefined && <StatusIcon icon="stuck" />}
          <span className="grow">
            {edited === undefined ? t.stuck : t.editing}
          </span>
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
      {alarm !== undefined && (
        <p id={problemId} className="alert" role="alert">
          {alarm}
        </p>
      )}
      <Mentions {...mentions} />
      {writing === 'message' && (
        <Suspense>
          <Attach
            key={round.nth}
            task={task}
            given={round.given}
            onAttached={setAttached}
          />
        </Suspense>
      )}
      <textarea
        ref={field}
        rows={Math.min(5, text.split('\n').length)}
        placeholder={writing === 'stuck' ? t.whatIsStuck : t.writeTo(to)}
        aria-label={
          edited !== undefined
            ? t.editing
            : writing === 'stuck'
              ? t.whatIsStuck
              : t.writeTo(to)
        }
        aria-describedby={alarm === undefined ? undefined : problemId}
        aria-invalid={over > 0}
        {...mentions.field}
        value={text}
        onChange={(event) => {
          write(event.target.value);
          mentions.look();
        }}
        onSelect={mentions.look}
        onBlur={mentions.close}
        onKeyDown={onKeyDown}
      />
      <button
        className={ready ? 'btn send primary' : 'btn send'}
        aria-label={edited === undefined ? t.send : t.save}
        aria-disabled={!ready}
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
