import type { ExecutionRow, ModuleRow, TaskRow } from '@waymark/api';
import { Button, Menu, MenuItem } from '@mui/material';
import { ChevronDown, Mail, Play } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { DialogError } from '../../../parts/dialogs/DialogError.tsx';
import type { Names } from '../../../parts/people/useNames.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { receiversOf } from './receivers.ts';
import { DayDialog } from '../../../parts/plans/DayDialog.tsx';
import { StartDay } from '../../../parts/plans/StartDay.tsx';
import { StartMail } from './StartMail.tsx';

type StartFootProps = {
  execution: ExecutionRow;
  /** The one that begins, and those that may instead. */
  first: ModuleRow;
  others: readonly ModuleRow[];
  tasks: readonly TaskRow[];
  names: Names;
  /** Of the variables. */
  values: readonly string[];
  failed: string | null;
  onStart: (module: ModuleRow, how?: { withoutMail: true }) => void;
  onLater: () => void;
};

/** Who gets the first mail, and the start: it is never off. */
export function StartFoot({
  execution,
  first,
  others,
  tasks,
  names,
  values,
  failed,
  onStart,
  onLater,
}: StartFootProps): ReactNode {
  const t = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [choosing, setChoosing] = useState(false);
  const plan = { kind: 'process', id: execution.id } as const;
  const [receiver, ...more] = receiversOf(first, tasks, names);
  return (
    <footer className="launch-foot">
      {receiver === undefined ? (
        <p className="launch-mail">
          <Mail aria-hidden="true" />
          {t('launch.mailNobody', { client: execution.clientName })}
        </p>
      ) : (
        <StartMail
          processId={execution.id}
          moduleId={first.id}
          receivers={[receiver, ...more]}
          values={values}
        />
      )}
      <StartDay plan={plan} module={first} />
      {failed !== null && (
        <DialogError>
          <b>{t('launch.notStarted')}</b>
          <br />
          {failed}
        </DialogError>
      )}
      <div>
        <span className="launch-start">
          <Button variant="contained" startIcon={<Play />} onClick={() => onStart(first)}>
            {failed !== null
              ? t('words.tryAgain')
              : t(receiver === undefined ? 'launch.startIt' : 'launch.startAndSend')}
          </Button>
          <Button
            variant="contained"
            aria-label={t('launch.moreWays')}
            aria-haspopup="menu"
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <ChevronDown />
          </Button>
        </span>
        <Button onClick={onLater}>{t('launch.later')}</Button>
      </div>
      {choosing && (
        <DayDialog
          plan={plan}
          moduleId={first.id}
          chosen={first.startsOn}
          onClose={() => setChoosing(false)}
        />
      )}
      {anchor !== null && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {receiver !== undefined && (
            <MenuItem
              onClick={() => {
                setAnchor(null);
                onStart(first, { withoutMail: true });
              }}
            >
              {t('launch.withoutMail')}
            </MenuItem>
          )}
          <MenuItem
            onClick={() => {
              setAnchor(null);
              setChoosing(true);
            }}
          >
            {t('launch.onDate')}
          </MenuItem>
          {others.map((module) => (
            <MenuItem
              key={module.id}
              onClick={() => {
                setAnchor(null);
                onStart(module);
              }}
            >
              {t('launch.start', { module: module.title })}
            </MenuItem>
          ))}
        </Menu>
      )}
    </footer>
  );
}
