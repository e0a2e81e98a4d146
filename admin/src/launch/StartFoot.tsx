import type { ExecutionRow, ModuleRow, TaskRow } from '@waymark/api';
import { Button, Menu, MenuItem } from '@mui/material';
import { ChevronDown, Mail, Play } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { DialogError } from '../dialogs/DialogError.tsx';
import type { Names } from '../processPage/useNames.ts';
import { useTexts } from '../texts/index.ts';

type StartFootProps = {
  execution: ExecutionRow;
  /** The one that begins, and those that may instead. */
  first: ModuleRow;
  others: readonly ModuleRow[];
  tasks: readonly TaskRow[];
  names: Names;
  failed: string | null;
  onStart: (module: ModuleRow) => void;
  onLater: () => void;
};

/** Who gets the first mail, and the start: it is never off. */
export function StartFoot({
  execution,
  first,
  others,
  tasks,
  names,
  failed,
  onStart,
  onLater,
}: StartFootProps): ReactNode {
  const t = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const receivers = clientsIn(first, tasks, names);
  return (
    <footer className="launch-foot">
      <p className="launch-mail">
        <Mail aria-hidden="true" />
        {receivers.length === 0
          ? t('launch.mailNobody', { client: execution.clientName })
          : t('launch.mailTo', {
              count: receivers.length,
              names: receivers.join(', '),
            })}
      </p>
      {failed !== null && (
        <DialogError>
          <b>{t('launch.notStarted')}</b>
          <br />
          {failed}
        </DialogError>
      )}
      <div>
        <span className="launch-start">
          <Button
            variant="contained"
            startIcon={<Play />}
            onClick={() => onStart(first)}
          >
            {failed !== null
              ? t('words.tryAgain')
              : t(
                  receivers.length > 0
                    ? 'launch.startAndSend'
                    : 'launch.startIt',
                )}
          </Button>
          {others.length > 0 && (
            <Button
              variant="contained"
              aria-label={t('launch.another')}
              aria-haspopup="menu"
              onClick={(event) => setAnchor(event.currentTarget)}
            >
              <ChevronDown />
            </Button>
          )}
        </span>
        <Button onClick={onLater}>{t('launch.later')}</Button>
      </div>
      {anchor !== null && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
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

/** First names of the client's users whose turn the start makes it. */
export const clientsIn = (
  { id }: ModuleRow,
  tasks: readonly TaskRow[],
  names: Names,
): readonly string[] => [
  ...new Set(
    tasks
      .filter(({ moduleId, status }) => moduleId === id && status !== 'DONE')
      .flatMap(({ assignee }) => {
        const who = assignee === null ? undefined : names.get(assignee);
        return who?.kind === 'client' ? [who.first] : [];
      }),
  ),
];
