import { Button } from '@mui/material';
import { formatDate, StatusIcon } from '@waymark/look';
import type { ReactNode } from 'react';
import { DialogError } from '../../../../parts/dialogs/DialogError.tsx';
import { useTexts } from '../../../../base/texts/index.ts';
import { percentage, stages, type Counts } from '../progress.ts';
import type { Import } from './useImport.ts';

type ImportingProps = {
  titleId: string;
  state: Exclude<Import, { phase: 'idle' }>;
  name: string;
  start: string;
  expected: Counts;
  onBack: () => void;
  onRetry: () => void;
};

/** After Import: what has come in by now, in real counts; or what went wrong. */
export function Importing({
  titleId,
  state,
  name,
  start,
  expected,
  onBack,
  onRetry,
}: ImportingProps): ReactNode {
  const t = useTexts();
  if (state.phase === 'failed')
    return (
      <div className="wizard-creating">
        <DialogError>
          <b id={titleId}>{t('wizard.errorOccurred')}</b>
          <br />
          {state.error}
        </DialogError>
        <div className="wizard-creating-actions">
          <Button variant="outlined" onClick={onBack}>
            {t('importSubProcess.backToSource')}
          </Button>
          <Button variant="contained" autoFocus onClick={onRetry}>
            {t('words.tryAgain')}
          </Button>
        </div>
      </div>
    );
  const done = state.phase === 'done';
  const percent = done ? 100 : percentage(state.seen, expected);
  const words = {
    done: t('wizard.done'),
    active: t('wizard.inProgress'),
    idle: t('wizard.notYet'),
  };
  return (
    <div className="wizard-creating" aria-busy={!done}>
      <div role="status">
        <h2 id={titleId}>
          {t(done ? 'importSubProcess.isIn' : 'importSubProcess.importing', { name })}
        </h2>
      </div>
      <div className="wizard-bar">
        <span
          role="progressbar"
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-labelledby={titleId}
        >
          <i style={{ width: `${percent}%` }} />
        </span>
        <b>{percent}%</b>
      </div>
      {!done && (
        <ul>
          {stages(t, state.seen, expected, formatDate(start))
            .slice(1, 3)
            .map(({ label, state: at, note }) => (
              <li key={label} className={`wizard-stage-${at}`}>
                <StatusIcon icon={at} label={words[at]} />
                <span>{label}</span>
                {at === 'active' && <small>{note}</small>}
              </li>
            ))}
        </ul>
      )}
    </div>
  );
}
