import { Avatar } from '@waymark/look';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { PersonRow } from '../api/reads.ts';
import { told } from '../api/problem.ts';
import { Sheet } from '../sheet/Sheet.tsx';
import { tell } from '../toast/toasts.ts';
import { findPeople } from './findPeople.ts';
import type { TaskActs } from './useTaskActs.ts';

/** From so many colleagues on a search is worth its place. */
const searchFrom = 6;

type HandOverSheetProps = {
  colleagues: PersonRow[];
  acts: TaskActs;
  onClose: () => void;
  onSent: () => void;
};

/** Choose who of one's own firm takes the task. */
export function HandOverSheet({
  colleagues,
  acts,
  onClose,
  onSent,
}: HandOverSheetProps) {
  const [query, setQuery] = useState('');
  const [to, setTo] = useState<string>();
  const [missing, setMissing] = useState(false);
  const found = findPeople(colleagues, query);
  const chosen = colleagues.find(({ id }) => id === to);
  const first =
    chosen === undefined ? undefined : chosen.firstName || chosen.name;
  const problem = missing
    ? 'Choose who takes it.'
    : acts.error === undefined
      ? undefined
      : told(acts.error).sentence;
  const send = async () => {
    setMissing(chosen === undefined);
    const undo =
      chosen === undefined ? undefined : await acts.handOver(chosen.id);
    if (undo === undefined) return;
    tell(`Handed to ${first}`, undo);
    onSent();
  };
  if (colleagues.length === 0) {
    return (
      <Sheet title="Hand to a colleague" onClose={onClose}>
        <p className="two">
          None of your colleagues is here yet. Ask to have them invited.
        </p>
        <div className="buttons">
          <button type="button" className="btn" data-first onClick={onClose}>
            Close
          </button>
        </div>
      </Sheet>
    );
  }
  return (
    <Sheet title="Hand to a colleague" onClose={onClose}>
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
            placeholder="Name or e-mail"
            aria-label="Search colleagues"
            value={query}
            data-first
            onChange={(event) => setQuery(event.target.value)}
          />
        )}
        <fieldset>
          <legend className="lb">Who takes it</legend>
          {found.length === 0 && (
            <p className="two" role="status">
              Nobody matches “{query.trim()}”.
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
                  </span>
                </label>
              ))}
            </div>
          )}
        </fieldset>
        <p className="told">
          {first === undefined
            ? 'It leaves your list, and you can still see it.'
            : `${first} finds it in their list. You can still see it.`}
        </p>
        {problem !== undefined && (
          <p className="alert" role="alert">
            <CircleAlert size={16} aria-hidden="true" />
            {problem}
          </p>
        )}
        <button className="btn primary wide" aria-disabled={acts.busy}>
          {first === undefined ? 'Hand over' : `Hand to ${first}`}
        </button>
      </form>
    </Sheet>
  );
}
