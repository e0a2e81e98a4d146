import { Button, IconButton } from '@mui/material';

import type { DraftBlock } from '@waymark/api';
import { Clock, EyeOff, FileText, Link, Split, Square } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';
import { EditableTitle } from './EditableTitle.tsx';
import { plainText } from './blockWords.ts';
import type { Shown } from './ResultMilestone.tsx';

type ResultBlockProps = Shown & {
  block: DraftBlock;
  /** Not the first of its module, so that a module may begin with it. */
  mayBegin: boolean;
};

/** A task or text of the result: S splits the module here, Delete leaves it out. */
export function ResultBlock({
  block,
  mayBegin,
  out,
  lit,
  items,
  people,
  onLight,
  onEdit,
}: ResultBlockProps): ReactNode {
  const t = useTexts();
  const { key } = block;
  const isOut = out.has(key);
  const split = () => onEdit({ kind: 'split', key });
  const leave = () =>
    onEdit({ kind: isOut ? 'putBack' : 'leaveOut', keys: [key] });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) return;
    if (event.key === 'Delete') leave();
    else if (event.key.toLowerCase() === 's' && mayBegin && !event.ctrlKey)
      split();
    else return;
    event.preventDefault();
  };
  const title =
    block.kind === 'task' ? block.headline : plainText(block.content);
  const whole = items[key]?.whole;
  const isShort =
    block.kind === 'task' && whole != null && whole.headline !== block.headline;
  const who =
    block.kind === 'task' &&
    people.find(({ placeholderId }) => placeholderId === block.assignee);
  return (
    <li
      className={isOut ? 'result-block is-out' : 'result-block'}
      data-lit={lit === key || undefined}
      onMouseEnter={() => onLight(key)}
      onMouseLeave={() => onLight(null)}
      onFocus={() => onLight(key)}
      onKeyDown={onKeyDown}
    >
      {block.kind === 'task' ? (
        <Square aria-hidden />
      ) : (
        <FileText aria-hidden />
      )}
      <div>
        {block.kind === 'task' ? (
          <EditableTitle
            label={t('importing.titleOfTask')}
            value={title}
            disabled={isOut}
            onChange={(to) => onEdit({ kind: 'rename', key, to })}
          />
        ) : (
          <span className="result-text">{title}</span>
        )}
        {isShort && !isOut && (
          <Button size="small" onClick={() => onEdit({ kind: 'whole', key })}>
            {t('importing.wholeSentence')}
          </Button>
        )}
        {block.kind === 'task' && block.description !== '' && (
          <p>{plainText({ type: 'text', html: block.description })}</p>
        )}
      </div>
      {who && <span className="result-person">{who.name}</span>}
      {block.kind === 'task' && block.dueInDays !== null && (
        <span className="result-days">
          <Clock aria-hidden />
          {t('importing.days', { count: block.dueInDays })}
        </span>
      )}
      {block.kind === 'task' &&
        block.content.type === 'simple' &&
        block.content.action !== null && (
          <Link role="img" aria-label={block.content.action.href} />
        )}
      {mayBegin && !isOut && (
        <IconButton
          size="small"
          aria-label={t('importing.splitAt', { title })}
          onClick={split}
        >
          <Split />
        </IconButton>
      )}
      {isOut ? (
        <Button size="small" onClick={leave}>
          {t('importing.putBack')}
        </Button>
      ) : (
        <IconButton
          size="small"
          aria-label={t('importing.leaveOutOf', { title })}
          onClick={leave}
        >
          <EyeOff />
        </IconButton>
      )}
    </li>
  );
}
