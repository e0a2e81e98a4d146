import { Button } from '@mui/material';
import { FileUp, Route, SquareDashed } from 'lucide-react';
import { useId, useState, useEffect, useEffectEvent, type ReactNode } from 'react';
import { DialogError } from '../../../parts/dialogs/DialogError.tsx';
import { FileButton } from '../../../parts/files/FileButton.tsx';
import { ImportDialog } from '../import/ImportDialog.tsx';
import { ACCEPTED, sourceOf, type Source } from '../import/sourceFile.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { AddProcessDialog } from './AddProcessDialog.tsx';
import './firstPlan.css';
import { useReadyPlan, type ReadyPlan } from './useReadyPlan.ts';

type FirstPlanProps = {
  /** The ready plan is made; absent: its builder opens. */
  onReady?: (plan: ReadyPlan) => void;
};

const holdsFile = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') === true;

/** Takes a file that is dropped anywhere on the page. @returns whether one is held over it */
function useDroppedFile(take: (file: File) => void): boolean {
  const [over, setOver] = useState(false);
  const taken = useEffectEvent(take);
  useEffect(() => {
    const hold = (event: DragEvent) => {
      // A place of its own inside the page has taken it.
      if (event.defaultPrevented || !holdsFile(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      setOver(false);
      if (event.defaultPrevented || !holdsFile(event)) return;
      event.preventDefault();
      const [file] = event.dataTransfer?.files ?? [];
      if (file !== undefined) taken(file);
    };
    window.addEventListener('dragover', hold);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', hold);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return over;
}

/**
 * Where a workspace has no process template yet, the ways to one stand in that very place (PRODUCT
 * 8.2): a ready plan by one press, a checklist that somebody has, dropped anywhere on the page, and
 * an empty one.
 */
export function FirstPlan({ onReady }: FirstPlanProps): ReactNode {
  const t = useTexts();
  const titleId = useId();
  const [empty, setEmpty] = useState(false);
  const [chosen, setChosen] = useState<Source | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const take = async (file: File) => {
    const taken = await sourceOf(file);
    setChosen(taken.source);
    setRefused(taken.refused);
  };
  const over = useDroppedFile((file) => void take(file));
  const ready = useReadyPlan(onReady);
  return (
    <section className="first-plan" aria-labelledby={titleId}>
      <p id={titleId} className="first-plan-title">
        {t('plan.templateNeeded')}
      </p>
      <ul>
        <li className="is-suggested">
          <Route aria-hidden="true" />
          <b>{t('firstPlan.ready')}</b>
          <p>{t('firstPlan.readyHint')}</p>
          <Button
            variant="contained"
            disabled={ready.submitting}
            onClick={() => void ready.submit()}
          >
            {t('firstPlan.takeReady')}
          </Button>
        </li>
        <li className={over ? 'is-over' : undefined}>
          <FileUp aria-hidden="true" />
          <b>{t('firstPlan.checklist')}</b>
          <p>{t('firstPlan.checklistHint')}</p>
          <FileButton
            accept={ACCEPTED}
            label={t('importing.file')}
            onFile={(file) => void take(file)}
          >
            {t('importing.choose')}
          </FileButton>
        </li>
        <li>
          <SquareDashed aria-hidden="true" />
          <b>{t('firstPlan.empty')}</b>
          <p>{t('firstPlan.emptyHint')}</p>
          <Button variant="outlined" onClick={() => setEmpty(true)}>
            {t('firstPlan.beginEmpty')}
          </Button>
        </li>
      </ul>
      {(ready.error ?? refused) !== null && <DialogError>{ready.error ?? refused}</DialogError>}
      {empty && <AddProcessDialog starter="EMPTY" onClose={() => setEmpty(false)} />}
      {chosen !== null && <ImportDialog begins={chosen} onClose={() => setChosen(null)} />}
    </section>
  );
}
