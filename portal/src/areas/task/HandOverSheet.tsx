import { Avatar } from '@waymark/look';
import { useId, useState } from 'react';
import { Alert } from '../../base/page/Alert.tsx';
import type { PersonRow, TaskRow } from '../../base/api/reads.ts';
import { describeError } from '../../base/api/problem.ts';
import { Sheet } from '../../base/sheet/Sheet.tsx';
import { texts } from '../../base/texts/acts.ts';
import { tell } from '../../base/toast/toasts.ts';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';
import { findPeople, takingPartFirst } from './findPeople.ts';
import type { TaskActs } from '../../parts/task/useTaskActs.ts';
import { useWordAlong } from './useWordAlong.ts';

/** From so many colleagues on a search is worth its place. */
const searchFrom = 6;
/** A word along, in characters: far below what a message may hold. */
const longestWord = 2000;

type HandOverSheetProps = {
  task: TaskRow;
  colleagues: PersonRow[];
  /** Ids of those who take part in the module of the task: they stand first. */
  participants: readonly string[];
  /** Whoever may have it back; null where nobody is here who had it. */
  from: string | null;
  acts: TaskActs;
  onClose: () => void;
  onSent: () => void;
};

/**
 * Choose who of one's own firm takes the task; a word may go along, which stands in its
 * conversation.
 */
export default function HandOverSheet({
  task,
  colleagues,
  participants,
  from,
  acts,
  onClose,
  onSent,
}: HandOverSheetProps) {
  const [query, setQuery] = useState('');
  const { accountId: me } = useWorkspace().me;
  // What somebody left is taken, unless it is given to another.
  const [to, setTo] = useState(from === null ? me : undefined);
  const [missing, setMissing] = useState(false);
  const [words, setWords] = useState('');
  const wordsId = useId();
  const say = useWordAlong(task, acts);
  const t = texts().handOver;
  const title = from === null ? texts().dock.takeOver : t.title;
  const found = findPeople(takingPartFirst(colleagues, participants), query);
  const chosen = colleagues.find(({ id }) => id === to);
  const first = chosen && (chosen.firstName || chosen.name);
  const mine = to === me;
  const problem = missing
    ? t.missing
    : acts.error === undefined
      ? undefined
      : describeError(acts.error).sentence;
  const send = async () => {
    setMissing(chosen === undefined);
    if (chosen === undefined || first === undefined) return;
    const unsay = await say(words.trim(), chosen);
    if (unsay === undefined) return;
    const undo = await acts.handOver(chosen.id, first, from);
    if (undo === undefined) return;
    tell(
      mine ? texts().dock.taken : t.handed(first),
      undo === null
        ? undefined
        : async () => {
            await undo();
            await unsay();
          },
    );
    onSent();
  };
  if (colleagues.length === 0) {
    return (
      <Sheet title={title} onClose={onClose}>
        <p className="two">{t.nobody}</p>
        <div className="buttons">
          <button type="button" className="btn" data-first onClick={onClose}>
            {texts().close}
          </button>
        </div>
      </Sheet>
    );
  }
  return (
    <Sheet title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {colleagues.length >= searchFrom && (
          <input
            className="search"
            type="search"
            placeholder={t.placeholder}
            aria-label={t.search}
            value={query}
            data-first
            onChange={(event) => setQuery(event.target.value)}
          />
        )}
        <fieldset>
          <legend className="lb">{t.who}</legend>
          {found.length === 0 && (
            <p className="two" role="status">
              {t.noMatch(query.trim())}
            </p>
          )}
          {found.length > 0 && (
            <div className="options scroll">
              {found.map(({ id, name, email }, i) => (
                <label key={id} className="opt">
                  <input
                    type="radio"
                    name="colleague"
                    data-first={i === 0 || undefined}
                    checked={id === to}
                    onChange={() => {
                      setMissing(false);
                      setTo(id);
                    }}
                  />
                  <Avatar name={name} kind="client" size={32} decorative />
                  <span className="grow">
                    {name}
                    {email !== null && email !== name && (
                      <span className="small mute block">{email}</span>
                    )}
                    {participants.includes(id) && (
                      <span className="small mute block">{t.takesPart}</span>
                    )}
                  </span>
                </label>
              ))}
            </div>
          )}
        </fieldset>
        {first !== undefined && !mine && (
          <>
            <label className="lb" htmlFor={wordsId}>
              {t.word(first)} <span className="mute">{texts().stuck.optional}</span>
            </label>
            <textarea
              id={wordsId}
              rows={2}
              maxLength={longestWord}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </>
        )}
        <p className="told">
          {first === undefined ? t.leaves : mine ? t.becomesYours : t.finds(first)}
        </p>
        {problem !== undefined && <Alert>{problem}</Alert>}
        <button className="btn primary wide" aria-disabled={acts.busy}>
          {first === undefined ? t.hand : mine ? texts().dock.takeOver : t.handTo(first)}
        </button>
      </form>
    </Sheet>
  );
}
