import { Button } from '@mui/material';
import { formatDate, StatusIcon } from '@waymark/look';
import type { ReactNode } from 'react';
import { DialogError } from '../../../parts/dialogs/DialogError.tsx';
import type { RolloutDraft } from './draft.ts';
import { percentage, stages } from './progress.ts';
import type { Counts } from './progress.ts';
import type { Rollout } from './useRollout.ts';
import { useTexts } from '../../../base/texts/index.ts';

type CreatingProps = {
  /** Id of the words that name it. */
  titleId: string;
  rollout: Exclude<Rollout, { phase: 'idle' }>;
  draft: RolloutDraft;
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
  const t = useTexts();
  if (rollout.phase === 'failed')
    return (
      <div className="wizard-creating">
        <DialogError>
          <b id={titleId}>{t('wizard.errorOccurred')}</b>
          <br />
          {rollout.error}
        </DialogError>
        <div className="wizard-creating-actions">
          <Button variant="outlined" onClick={onBack}>
            {t('wizard.backToMatch')}
          </Button>
          <Button variant="contained" autoFocus onClick={onRetry}>
            {t('words.tryAgain')}
          </Button>
        </div>
      </div>
    );
  const percent = percentage(rollout.seen, expected);
  return (
    <div className="wizard-creating" aria-busy="true">
      <h2 id={titleId}>{t('wizard.creatingExecution')}</h2>
      <p>
        {t('wizard.forClient', {
          template: draft.blueprint?.name ?? '',
          client: draft.client?.name ?? '',
        })}
      </p>
      <div className="wizard-bar">
        <span
          role="progressbar"
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-label={t('wizard.creating')}
        >
          <i style={{ width: `${percent}%` }} />
        </span>
        <b>{percent}%</b>
      </div>
      <ul>
        {stages(t, rollout.seen, expected, formatDate(draft.start)).map(
          ({ label, state, note }) => (
            <li key={label} className={`wizard-stage-${state}`}>
              <StatusIcon
                icon={state}
                label={
                  { done: 'done', active: t('wizard.inProgress'), idle: t('wizard.notYet') }[state]
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
