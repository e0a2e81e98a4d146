import { MenuItem, TextField } from '@mui/material';
import type { DraftMilestone, ImportPreview } from '@waymark/api';
import type { ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';
import { EditableTitle } from './EditableTitle.tsx';
import type { Edit } from './edit.ts';
import { ResultModule } from './ResultModule.tsx';

/** As many colours as there are marks; the real milestone's own is known once it is made. */
const MARKS = 8;

export type ShownResult = {
  out: ReadonlySet<string>;
  chosen: readonly string[];
  /** The item that is looked at on either side. */
  lit: string | null;
  items: ImportPreview['items'];
  /** Whether tasks can be made of a text. */
  mayBeTasks: (key: string) => boolean;
  /** What somebody who has a task is called. */
  nameOf: (ref: string) => string | null;
  onChoose: (key: string) => void;
  onLight: (key: string | null) => void;
  onEdit: (edit: Edit) => void;
};

/** A milestone of the result with its modules, and whom it is for. */
export function ResultMilestone({
  milestone: { key, name, modules },
  index,
  ...shown
}: { milestone: DraftMilestone; index: number } & ShownResult): ReactNode {
  const t = useTexts();
  const isTeams = modules.every(({ audience }) => audience === 'INTERN');
  const isMixed = !isTeams && modules.some(({ audience }) => audience === 'INTERN');
  return (
    <li className="result-milestone" role="none">
      <div
        className="result-name"
        role="treeitem"
        aria-level={1}
        aria-expanded
        aria-selected={false}
        data-row={key}
        data-kind="milestone"
        onMouseEnter={() => shown.onLight(key)}
        onMouseLeave={() => shown.onLight(null)}
      >
        <i style={{ background: `var(--mark-${index % MARKS})` }} aria-hidden />
        <EditableTitle
          label={t('importing.nameOfMilestone')}
          value={name}
          onChange={(to) => shown.onEdit({ kind: 'rename', key, to })}
        />
        <small>{t('words.modules', { count: modules.length })}</small>
        {modules.length > 0 && (
          <TextField
            select
            size="small"
            variant="standard"
            value={isMixed ? 'MIXED' : isTeams ? 'INTERN' : 'EXTERN'}
            slotProps={{
              htmlInput: { 'aria-label': t('importing.forWhomOf', { name }), tabIndex: -1 },
            }}
            onChange={(event) =>
              shown.onEdit({
                kind: 'audience',
                keys: [key],
                audience: event.target.value === 'INTERN' ? 'INTERN' : 'EXTERN',
              })
            }
          >
            {isMixed && (
              <MenuItem value="MIXED" disabled>
                {t('importing.mixed')}
              </MenuItem>
            )}
            <MenuItem value="EXTERN">{t('importing.everybody')}</MenuItem>
            <MenuItem value="INTERN">{t('importing.team')}</MenuItem>
          </TextField>
        )}
      </div>
      <ul role="group">
        {modules.map((module) => (
          <ResultModule key={module.key} module={module} {...shown} />
        ))}
      </ul>
    </li>
  );
}
