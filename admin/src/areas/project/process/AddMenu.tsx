import type { ExecutionRow, MilestoneRow, ModuleRow } from '@waymark/api';
import { Button, Menu, MenuItem } from '@mui/material';
import { Plus } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';
import { ImportWizard } from '../../blueprints/index.ts';
import { AddModuleDialog } from './AddModuleDialog.tsx';

type AddMenuProps = {
  execution: ExecutionRow;
  milestones: readonly MilestoneRow[];
  modules: readonly ModuleRow[];
};

/** Add: a module for this process alone, or the modules of a sub-process (PRODUCT 9.1). */
export function AddMenu({ execution, milestones, modules }: AddMenuProps): ReactNode {
  const t = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [adding, setAdding] = useState<'module' | 'subProcess' | null>(null);
  const choose = (what: 'module' | 'subProcess') => () => {
    setAnchor(null);
    setAdding(what);
  };
  const onClose = () => setAdding(null);
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Plus />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('process.add')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t('process.add') } }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <MenuItem disabled={milestones.length === 0} onClick={choose('module')}>
          {t('process.newModule')}
        </MenuItem>
        <MenuItem onClick={choose('subProcess')}>{t('importSubProcess.menu')}</MenuItem>
      </Menu>
      {adding === 'module' && (
        <AddModuleDialog execution={execution} milestones={milestones} onClose={onClose} />
      )}
      {adding === 'subProcess' && (
        <Suspense>
          <ImportWizard
            key={execution.blueprintId}
            execution={execution}
            milestones={milestones}
            modules={modules}
            onClose={onClose}
          />
        </Suspense>
      )}
    </>
  );
}
