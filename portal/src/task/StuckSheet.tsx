import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { told } from '../api/problem.ts';
import { whoAt } from '../project/who.ts';
import type { Who } from '../project/who.ts';
import { Sheet } from '../sheet/Sheet.tsx';
import { tell } from '../toast/toasts.ts';
import { reasonOf, roomForWords, stuckReasons } from './stuckReason.ts';
import type { StuckDraft } from './stuckReason.ts';
import type { TaskActs } from './useTaskActs.ts';

type StuckSheetProps = {
  draft: StuckDraft;
  onDraft: (draft: StuckDraft) => void;
  acts: TaskActs;
  helping: Who[];
  seller: string;
  onClose: () => void;
  onSent: () => void;
};

/** Asks what is in the way, and says who is told. */
export function StuckSheet({
  draft,
  onDraft,
  acts,
  helping,
  seller,
  onClose,
  onSent,
}: StuckSheetProps) {
  const wordsId = useId();
  const [missing, setMissing] = useState(false);
  const problem = missing
    ? 'Choose what is in the way, or say it in your words.'
    : acts.error === undefined
      ? undefined
      : told(acts.error).sentence;
  const send = async () => {
    const reason = reasonOf(draft);
    setMissing(reason === '');
    const undo =
      reason === ''
        ? undefined
        : await acts.setStatus({ status: 'STUCKED', reason });
    if (undo === undefined) return;
    tell('Marked as stuck', undo);
    onSent();
  };
  const whoIsTold =
    helping.length === 0
      ? `${seller} is told at once.`
      : `${helping.map(whoAt).join(', ')} ${helping.length === 1 ? 'is' : 'are'} told at once.`;
  return (
    <Sheet title="What is in the way?" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <fieldset>
          <legend className="vh">Reason</legend>
          <div className="options">
            {stuckReasons.map((reason, i) => (
              <label key={reason} className="opt">
                <input
                  type="radio"
                  name="reason"
                  data-first={i === 0 || undefined}
                  checked={draft.chosen === reason}
                  onChange={() => {
                    setMissing(false);
                    onDraft({ ...draft, chosen: reason });
                  }}
                />
                {reason}
              </label>
            ))}
          </div>
        </fieldset>
        <label className="lb" htmlFor={wordsId}>
          In your words <span className="mute">(optional)</span>
        </label>
        <textarea
          id={wordsId}
          rows={3}
          maxLength={roomForWords(draft)}
          value={draft.words}
          onChange={(event) => {
            setMissing(false);
            onDraft({ ...draft, words: event.target.value });
          }}
        />
        <p className="told">
          {whoIsTold} The task shows as Stuck until one of you changes it.
        </p>
        {problem !== undefined && (
          <p className="alert" role="alert">
            <CircleAlert size={16} aria-hidden="true" />
            {problem}
          </p>
        )}
        <button className="btn primary wide" aria-disabled={acts.busy}>
          Send
        </button>
      </form>
    </Sheet>
  );
}
