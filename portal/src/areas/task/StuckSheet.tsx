import { useId, useState } from 'react';
import { Alert } from '../../base/page/Alert.tsx';
import { describeError } from '../../base/api/problem.ts';
import { whoAt } from '../../parts/project/who.ts';
import type { Who } from '../../parts/project/who.ts';
import { Sheet } from '../../base/sheet/Sheet.tsx';
import { texts } from '../../base/texts/acts.ts';
import { tell } from '../../base/toast/toasts.ts';
import { reasonOf, roomForWords, stuckReasons } from './stuckReason.ts';
import type { StuckDraft } from './stuckReason.ts';
import type { TaskActs } from '../../parts/task/useTaskActs.ts';

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
  const t = texts().stuck;
  const wordsId = useId();
  const [missing, setMissing] = useState(false);
  const problem = missing
    ? t.missing
    : acts.error === undefined
      ? undefined
      : describeError(acts.error).sentence;
  const send = async () => {
    const reason = reasonOf(draft, t.reasons);
    setMissing(reason === '');
    const undo = reason === '' ? undefined : await acts.setStatus({ status: 'STUCKED', reason });
    if (undo === undefined) return;
    tell(t.marked, undo);
    onSent();
  };
  const whoIsTold =
    helping.length === 0
      ? t.told(seller, 1)
      : t.told(helping.map(whoAt).join(', '), helping.length);
  return (
    <Sheet title={t.title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <fieldset>
          <legend className="vh">{t.reason}</legend>
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
                {t.reasons[reason]}
              </label>
            ))}
          </div>
        </fieldset>
        <label className="lb" htmlFor={wordsId}>
          {t.ownWords} <span className="mute">{t.optional}</span>
        </label>
        <textarea
          id={wordsId}
          rows={3}
          maxLength={roomForWords(draft, t.reasons)}
          value={draft.words}
          onChange={(event) => {
            setMissing(false);
            onDraft({ ...draft, words: event.target.value });
          }}
        />
        <p className="told">
          {whoIsTold} {t.until}
        </p>
        {problem !== undefined && <Alert>{problem}</Alert>}
        <button className="btn primary wide" aria-disabled={acts.busy}>
          {t.send}
        </button>
      </form>
    </Sheet>
  );
}
