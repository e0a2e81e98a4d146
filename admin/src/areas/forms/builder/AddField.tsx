import { Button, ListSubheader, Menu, MenuItem } from '@mui/material';
import type { FieldKind } from '@waymark/events/forms';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';
import { kindGroups, kindIcons } from './kinds.ts';

/** The palette as a menu, where there is no room for it beside the form. */
export function AddField({ onAdd }: { onAdd: (kind: FieldKind) => void }): ReactNode {
  const t = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const add = (kind: FieldKind) => {
    setAnchor(null);
    onAdd(kind);
  };
  return (
    <div className="fb-add">
      <Button
        variant="outlined"
        startIcon={<Plus />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('formBuilder.add')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {kindGroups.flatMap(({ group, kinds }) => [
          <ListSubheader key={group}>{t(`formBuilder.${group}`)}</ListSubheader>,
          ...kinds.map((kind) => {
            const Icon = kindIcons[kind];
            return (
              <MenuItem key={kind} onClick={() => add(kind)}>
                <Icon aria-hidden="true" className="fb-menu-icon" />
                {t(`formBuilder.kind_${kind}`)}
              </MenuItem>
            );
          }),
        ])}
      </Menu>
    </div>
  );
}
