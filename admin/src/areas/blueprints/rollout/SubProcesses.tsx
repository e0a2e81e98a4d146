import type { BlueprintRow } from '@waymark/api';
import { Autocomplete, Checkbox, Chip, TextField } from '@mui/material';
import { subProcessTag } from '@waymark/look';
import type { ReactNode } from 'react';
import { SubProcessTag } from '../../../parts/plans/SubProcessTag.tsx';
import { useTexts, type T } from '../../../base/texts/index.ts';

const holds = (t: T, rows: readonly BlueprintRow[]): string => {
  const sum = (of: 'modules' | 'tasks') => rows.reduce((all, row) => all + row[of], 0);
  return t('importSubProcess.holds', {
    modules: t('words.modules', { count: sum('modules') }),
    tasks: t('words.tasks', { count: sum('tasks') }),
  });
};

/**
 * Which sub-processes of the template come with it, each with what it holds; none is fine (PRODUCT
 * 8.3).
 */
export function SubProcesses({
  rows,
  chosen,
  onChoose,
}: {
  rows: readonly BlueprintRow[];
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}): ReactNode {
  const t = useTexts();
  const picked = chosen.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return (
    <Autocomplete<BlueprintRow, true>
      multiple
      disableCloseOnSelect
      options={rows}
      value={picked}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      noOptionsText={t('wizard.noSubProcess')}
      onChange={(_event, now) => onChoose(now.map(({ id }) => id))}
      renderValue={(now, itemProps) =>
        now.map((row, index) => {
          const { key, ...item } = itemProps({ index });
          const { ground, ink } = subProcessTag(row.name);
          return (
            <Chip key={key} label={row.name} style={{ background: ground, color: ink }} {...item} />
          );
        })
      }
      renderOption={({ key, ...props }, row, { selected }) => (
        <li key={key} {...props}>
          <span className="wizard-sub-process">
            <Checkbox
              checked={selected}
              tabIndex={-1}
              slotProps={{ input: { 'aria-hidden': true } }}
            />
            <SubProcessTag name={row.name} />
            <small>{holds(t, [row])}</small>
          </span>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('wizard.subProcesses')}
          placeholder={picked.length === 0 ? t('wizard.chooseSubProcesses') : ''}
          helperText={
            picked.length === 0
              ? t('wizard.subProcessesHint')
              : t('wizard.subProcessesBring', { holds: holds(t, picked) })
          }
        />
      )}
    />
  );
}
