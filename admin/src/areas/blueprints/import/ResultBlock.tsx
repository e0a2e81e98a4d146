import { Button, IconButton } from '@mui/material';
import type { DraftBlock } from '@waymark/api';
import { Calendar, EyeOff, FileText, Link, ListChecks, Split, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';
import { EditableTitle } from './EditableTitle.tsx';
import { plainText } from './blockWords.ts';
import type { ShownResult } from './ResultMilestone.tsx';

type ResultBlockProps = ShownResult & {
  block: DraftBlock;
  /** Not the first of its module, so that a module may begin with it. */
  mayBegin: boolean;
};

/**
 * A task or text of the result: each may become the other, a module may begin with it, and it may
 * be left out.
 */
export function ResultBlock({
  block,
  mayBegin,
  out,
  lit,
  items,
  mayBeTasks,
  nameOf,
  onLight,
  onEdit,
}: ResultBlockProps): ReactNode {
  const t = useTexts();
  const { key } = block;
  const isOut = out.has(key);
  const split = () => onEdit({ kind: 'split', key });
  const leave = () => onEdit({ kind: isOut ? 'putBack' : 'leaveOut', keys: [key] });
  const isTask = block.kind === 'task';
  const mayTurn = !isOut && (isTask || mayBeTasks(key));
  const title = block.kind === 'task' ? block.headline : plainText(block.content);
  const whole = items[key]?.whole;
  const isShort = block.kind === 'task' && whole != null && whole.headline !== block.headline;
  const who = block.kind === 'task' && block.assignee !== null ? nameOf(block.assignee) : null;
  return (
    <li
      className={isOut ? 'result-block is-out' : 'result-block'}
      role="treeitem"
      aria-level={3}
      aria-selected={false}
      data-row={key}
      data-kind={block.kind}
      data-lit={lit === key || undefined}
      onMouseEnter={() => onLight(key)}
      onMouseLeave={() => onLight(null)}
      onFocus={() => onLight(key)}
    >
      {block.kind === 'task' ? <Square aria-hidden /> : <FileText aria-hidden />}
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
        {block.kind === 'task' && block.description !== '' && (
          <p>{plainText({ type: 'text', html: block.description })}</p>
        )}
        {isShort && !isOut && (
          <Button
            className="result-whole"
            size="small"
            tabIndex={-1}
            onClick={() => onEdit({ kind: 'whole', key })}
          >
            {t('importing.wholeSentence')}
          </Button>
        )}
      </div>
      {who !== null && <span className="result-person">{who}</span>}
      {block.kind === 'task' && block.dueInDays !== null && (
        <span className="result-days">
          <Calendar aria-hidden />
          {t('importing.days', { count: block.dueInDays })}
        </span>
      )}
      {block.kind === 'task' &&
        block.content.type === 'simple' &&
        block.content.action !== null && <Link role="img" aria-label={block.content.action.href} />}
      {mayTurn && (
        <IconButton
          size="small"
          tabIndex={-1}
          aria-label={t(isTask ? 'importing.textOf' : 'importing.tasksOf', { title })}
          title={t(isTask ? 'importing.toText' : 'importing.toTasks')}
          onClick={() => onEdit({ kind: isTask ? 'toText' : 'toTasks', key })}
        >
          {isTask ? <FileText /> : <ListChecks />}
        </IconButton>
      )}
      {mayBegin && !isOut && (
        <IconButton
          size="small"
          tabIndex={-1}
          aria-label={t('importing.splitAt', { title })}
          onClick={split}
        >
          <Split />
        </IconButton>
      )}
      {isOut ? (
        <Button size="small" tabIndex={-1} onClick={leave}>
          {t('importing.putBack')}
        </Button>
      ) : (
        <IconButton
          size="small"
          tabIndex={-1}
          aria-label={t('importing.leaveOutOf', { title })}
          onClick={leave}
        >
          <EyeOff />
        </IconButton>
      )}
    </li>
  );
}
