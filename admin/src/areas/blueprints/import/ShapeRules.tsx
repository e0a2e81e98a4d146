import { Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material';
import type { ImportPreview, ImportShape } from '@waymark/api';
import type { ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';

/** By which rules a document is laid out; an export is laid out already. */
export function ShapeRules({
  preview: { shape, levels },
  set,
}: {
  preview: ImportPreview;
  set: (change: Partial<ImportShape>) => void;
}): ReactNode {
  const t = useTexts();
  const level = (number: number, count: number) =>
    t('importing.headings', { marks: '#'.repeat(number), number: count });
  const asLevel = (value: string) => (/^\d$/.test(value) ? Number(value) : value);
  return (
    <>
      <TextField
        select
        fullWidth
        label={t('importing.milestones')}
        value={String(shape.milestones)}
        onChange={({ target }) =>
          set({ milestones: asLevel(target.value) as ImportShape['milestones'] })
        }
      >
        <MenuItem value="auto">
          {t('importing.auto', {
            as:
              typeof levels.chosen.milestones === 'number'
                ? '#'.repeat(levels.chosen.milestones)
                : t(`importing.${levels.chosen.milestones}`),
          })}
        </MenuItem>
        {levels.found.map(({ level: number, count }) => (
          <MenuItem key={number} value={String(number)}>
            {level(number, count)}
          </MenuItem>
        ))}
        <MenuItem value="groups">{t('importing.groups')}</MenuItem>
        <MenuItem value="one">{t('importing.one')}</MenuItem>
      </TextField>
      <TextField
        select
        fullWidth
        label={t('importing.modules')}
        value={String(shape.modules)}
        onChange={({ target }) => set({ modules: asLevel(target.value) as ImportShape['modules'] })}
      >
        <MenuItem value="auto">
          {t('importing.auto', { as: '#'.repeat(levels.chosen.modules) })}
        </MenuItem>
        {levels.found.map(({ level: number, count }) => (
          <MenuItem key={number} value={String(number)}>
            {level(number, count)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        fullWidth
        label={t('importing.tasks')}
        value={shape.tasks}
        onChange={({ target }) => set({ tasks: target.value as ImportShape['tasks'] })}
      >
        <MenuItem value="auto">{t('importing.tasksAuto')}</MenuItem>
        <MenuItem value="boxes">{t('importing.tasksBoxes')}</MenuItem>
        <MenuItem value="items">{t('importing.tasksItems')}</MenuItem>
      </TextField>
      <FormControlLabel
        control={
          <Checkbox checked={shape.brackets} onChange={(_, brackets) => set({ brackets })} />
        }
        label={t('importing.brackets')}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={shape.shortTitles}
            onChange={(_, shortTitles) => set({ shortTitles })}
          />
        }
        label={t('importing.shortTitles')}
      />
    </>
  );
}
