import { Divider, Menu, MenuItem } from '@mui/material';
import type { PlanRef, VariableRow } from '@waymark/api';
import { Check, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Dialog } from '../../../parts/dialogs/Dialog.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { AddVariable } from '../../../parts/variables/AddVariable.tsx';
import { variableLook } from '../../../parts/references/types.ts';

type ChooseVariablesProps = {
  plan: PlanRef;
  /** All of the plan. */
  rows: readonly VariableRow[];
  /** Ids of those that are shown, in their order. */
  chosen: readonly string[];
  onChoose: (variables: string[]) => void;
};

/**
 * Each of the plan's variables can be ticked and unticked, a new one made; the menu stays open for
 * the next.
 */
export function ChooseVariables({ plan, rows, chosen, onChoose }: ChooseVariablesProps): ReactNode {
  const t = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [adding, setAdding] = useState(false);
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const add = () => {
    setAnchor(null);
    setAdding(true);
  };
  return (
    <>
      <button
        type="button"
        className="task-value task-value-button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="task-none">
          {chosen.length === 0 ? t('words.none') : t('task.chooseVariables')}
        </span>
      </button>
      {anchor !== null && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          slotProps={{ list: { 'aria-label': t('task.chooseVariables') } }}
        >
          {rows.map(({ id, name, type }) => {
            const { icon: Icon } = variableLook[type];
            return (
              <MenuItem
                key={id}
                role="menuitemcheckbox"
                aria-checked={chosen.includes(id)}
                onClick={() => toggle(id)}
              >
                <Icon size={16} aria-hidden="true" />
                <span className="task-variable-choice">{name}</span>
                {chosen.includes(id) && <Check size={16} aria-hidden="true" />}
              </MenuItem>
            );
          })}
          {rows.length > 0 && <Divider />}
          <MenuItem onClick={add}>
            <Plus size={16} aria-hidden="true" />
            {t('variables.add')}
          </MenuItem>
        </Menu>
      )}
      {adding && (
        <Dialog title={t('variables.add')} onClose={() => setAdding(false)}>
          <AddVariable plan={plan} onClose={() => setAdding(false)} />
        </Dialog>
      )}
    </>
  );
}
