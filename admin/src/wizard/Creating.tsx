import { Button } from '@mui/material';
import { formatDate, StatusIcon } from '@waymark/look';
import type { ReactNode } from 'react';
import { DialogError } from '../dialogs/DialogError.tsx';
import type { Draft } from './draft.ts';
import { percentage, stages } from './progress.ts';
import type { Counts } from './progress.ts';
import type { Rollout } from './useRollout.ts';

type CreatingProps = {
  /** Id of the words that name it. */
  titleId: string;
  rollout: Exclude<Rollout, { phase: 'idle' }>;
  draft: Draft;
  expected: Counts;
  onBack: () => void;
  onRetry: () => void;
};

/** After Create: what is being made, in real counts beside the percentage; or what went wrong. */
export function Creating({
  titleId,
  rollout,
  draft,
  expected,
  onBack,
  onRetry,
}: CreatingProps): ReactNode {
  if (rollout.phase === 'failed')
    return (
      <div className="wizard-creating">
        <DialogError>
          <b id={titleId}>An error has occurred</b>
          <br />
          {rollout.error}
        </DialogError>
        <div className="wizard-creating-actions">
          <Button variant="outlined" onClick={onBack}>
            Back to Match People
          </Button>
          <Button variant="contained" autoFocus onClick={onRetry}>
            Try again
          </Button>
        </div>
      </div>
    );
  const percent = percentage(rollout.seen, expected);
  return (
    <div className="wizard-creating" aria-busy="true">
      <h2 id={titleId}>Creating the execution</h2>
      <p>
        {draft.blueprint?.name} for {draft.client?.name}
      </p>
      <div className="wizard-bar">
        <span
          role="progressbar"
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-label="Creating"
        >
          <i style={{ width: `${percent}%` }} />
        </span>
        <b>{percent}%</b>
      </div>
      <ul>
        {stages(rollout.seen, expected, formatDate(draft.start)).map(
          ({ label, state, note }) => (
            <li key={label} className={`wizard-stage-${state}`}>
              <StatusIcon
                icon={state}
                label={
                  { done: 'done', active: 'in progress', idle: 'not yet' }[
                    state
                  ]
                }
              />
              <span>{label}</span>
              {state === 'active' && <small>{note}</small>}
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
