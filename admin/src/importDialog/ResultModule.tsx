import { Button, Checkbox, IconButton } from '@mui/material';
import type { DraftModule } from '@waymark/api';
import { EyeOff, Lock } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';
import { EditableTitle } from './EditableTitle.tsx';
import { ResultBlock } from './ResultBlock.tsx';
import type { Shown } from './ResultMilestone.tsx';

/** A module of the result: chosen with others, renamed, left out and put back. */
export function ResultModule({
  module: { key, title, audience, blocks },
  ...shown
}: { module: DraftModule } & Shown): ReactNode {
  const t = useTexts();
  const { out, chosen, onChoose, onEdit, onLight } = shown;
  const isOut = out.has(key);
  const tasks = blocks.filter(({ kind }) => kind === 'task').length;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Delete') return;
    event.preventDefault();
    onEdit({ kind: isOut ? 'putBack' : 'leaveOut', keys: [key] });
  };
  return (
    <li
      className={isOut ? 'result-module is-out' : 'result-module'}
      data-chosen={chosen.includes(key) || undefined}
    >
      <div
        className="result-head"
        onMouseEnter={() => onLight(key)}
        onMouseLeave={() => onLight(null)}
      >
        <Checkbox
          size="small"
          checked={chosen.includes(key)}
          disabled={isOut}
          onChange={() => onChoose(key)}
          onFocus={() => onLight(key)}
          onKeyDown={onKeyDown}
          slotProps={{
            input: { 'aria-label': t('importing.choosing', { title }) },
          }}
        />
        <EditableTitle
          label={t('importing.titleOfModule')}
          value={title}
          disabled={isOut}
          onChange={(to) => onEdit({ kind: 'rename', key, to })}
        />
        {audience === 'INTERN' && (
          <Lock role="img" aria-label={t('importing.team')} />
        )}
        <small>{t('words.tasks', { count: tasks })}</small>
        {isOut ? (
          <Button
            size="small"
            onClick={() => onEdit({ kind: 'putBack', keys: [key] })}
          >
            {t('importing.putBack')}
          </Button>
        ) : (
          <IconButton
            size="small"
            aria-label={t('importing.leaveOutOf', { title })}
            onClick={() => onEdit({ kind: 'leaveOut', keys: [key] })}
          >
            <EyeOff />
          </IconButton>
        )}
      </div>
      {!isOut && blocks.length > 0 && (
        <ul>
          {blocks.map((block, at) => (
            <ResultBlock
              key={block.key}
              block={block}
              mayBegin={at > 0}
              {...shown}
            />
          ))}
        </ul>
      )}
    </li>
  );
}
