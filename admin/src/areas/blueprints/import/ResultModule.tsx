import { Button, Checkbox, IconButton } from '@mui/material';
import type { DraftModule } from '@waymark/api';
import { EyeOff, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';
import { EditableTitle } from './EditableTitle.tsx';
import { ResultBlock } from './ResultBlock.tsx';
import type { ShownResult } from './ResultMilestone.tsx';

/** A module of the result: chosen with others, renamed, left out and put back. */
export function ResultModule({
  module: { key, title, audience, blocks },
  ...shown
}: { module: DraftModule } & ShownResult): ReactNode {
  const t = useTexts();
  const { out, chosen, onChoose, onEdit, onLight } = shown;
  const isOut = out.has(key);
  const tasks = blocks.filter(({ kind }) => kind === 'task').length;
  return (
    <li
      className={isOut ? 'result-module is-out' : 'result-module'}
      role="none"
      data-chosen={chosen.includes(key) || undefined}
    >
      <div
        className="result-head"
        role="treeitem"
        aria-level={2}
        aria-expanded={!isOut && blocks.length > 0}
        aria-selected={chosen.includes(key)}
        data-row={key}
        data-kind="module"
        onMouseEnter={() => onLight(key)}
        onMouseLeave={() => onLight(null)}
      >
        <Checkbox
          size="small"
          checked={chosen.includes(key)}
          disabled={isOut}
          onChange={() => onChoose(key)}
          onFocus={() => onLight(key)}
          slotProps={{ input: { 'aria-label': t('importing.choosing', { title }), tabIndex: -1 } }}
        />
        <EditableTitle
          label={t('importing.titleOfModule')}
          value={title}
          disabled={isOut}
          onChange={(to) => onEdit({ kind: 'rename', key, to })}
        />
        {audience === 'INTERN' && <Lock role="img" aria-label={t('importing.team')} />}
        <small>{t('words.tasks', { count: tasks })}</small>
        {isOut ? (
          <Button
            size="small"
            tabIndex={-1}
            onClick={() => onEdit({ kind: 'putBack', keys: [key] })}
          >
            {t('importing.putBack')}
          </Button>
        ) : (
          <IconButton
            size="small"
            tabIndex={-1}
            aria-label={t('importing.leaveOutOf', { title })}
            onClick={() => onEdit({ kind: 'leaveOut', keys: [key] })}
          >
            <EyeOff />
          </IconButton>
        )}
      </div>
      {!isOut && blocks.length > 0 && (
        <ul role="group">
          {blocks.map((block, at) => (
            <ResultBlock key={block.key} block={block} mayBegin={at > 0} {...shown} />
          ))}
        </ul>
      )}
    </li>
  );
}
