import type { ModuleRow, PlanRef } from '@waymark/api';
import { Button } from '@mui/material';
import { formatDate } from '@waymark/look';
import { Calendar } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { DayDialog } from './DayDialog.tsx';
import { useCommand } from '../../base/dataProvider/useCommand.ts';
import { useTexts } from '../../base/texts/index.ts';
import './startDay.css';

type StartDayProps = {
  plan: PlanRef;
  module: ModuleRow;
  /** Whether a day can be chosen here where none is. */
  offered?: boolean;
};

/**
 * The day on which a module that waits starts by itself: said, changed and taken back (PRODUCT
 * 7.2).
 */
export function StartDay({
  plan,
  module: { id: moduleId, status, startsOn },
  offered = false,
}: StartDayProps): ReactNode {
  const t = useTexts();
  const send = useCommand();
  const [choosing, setChoosing] = useState(false);
  if (status !== 'PENDING' || (startsOn === null && !offered)) return null;
  return (
    <>
      {startsOn === null ? (
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          startIcon={<Calendar size={16} />}
          onClick={() => setChoosing(true)}
        >
          {t('launch.onDate')}
        </Button>
      ) : (
        <p className="start-day">
          <Calendar aria-hidden="true" />
          <span>{t('launch.startsBySelf', { date: formatDate(startsOn) })}</span>
          <Button size="small" onClick={() => setChoosing(true)}>
            {t('launch.otherDay')}
          </Button>
          <Button
            size="small"
            onClick={() => void send('SetModuleStart', { plan, moduleId, on: null })}
          >
            {t('launch.takeDayBack')}
          </Button>
        </p>
      )}
      {choosing && (
        <DayDialog
          plan={plan}
          moduleId={moduleId}
          chosen={startsOn}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
