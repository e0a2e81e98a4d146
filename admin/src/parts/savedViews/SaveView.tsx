import { Button, Menu, MenuItem } from '@mui/material';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { useCommand } from '../../base/dataProvider/useCommand.ts';
import { NameDialog } from '../dialogs/NameDialog.tsx';
import { isOver } from '../../base/keyboard/keyMatching.ts';
import { useKey } from '../../base/keyboard/useKey.ts';
import { useTexts } from '../../base/texts/index.ts';
import { useSavedViews } from './useSavedViews.ts';
import type { ViewedList } from './viewedList.ts';
import './views.css';

/** Keeps what is shown: under the open view, or as a new one, one's own or the team's. */
export default function SaveView({ viewed }: { viewed: ViewedList }): ReactNode {
  const t = useTexts();
  const search = viewed.useShown();
  const send = useCommand();
  const notify = useNotify();
  const { open, choose } = useSavedViews(viewed);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  /** A new view is being named: whether for the team. */
  const [naming, setNaming] = useState<boolean | null>(null);
  const change = async () => {
    if (open === undefined) return;
    await send('ChangeView', { viewId: open.id, search });
    notify(t('hub.viewSaved'));
  };
  const save = async (name: string, shared: boolean) => {
    const viewId = crypto.randomUUID();
    await send('SaveView', { ...{ viewId, name, shared, search }, list: viewed.list });
    choose(viewId);
  };
  const changeIt = () => void change().catch(() => undefined);
  const own = open !== undefined && !open.shared;
  const press = own ? changeIt : () => setNaming(false);
  useKey('saveView', ({ target }) => {
    if (!isOver(target)) press();
  });
  const pick = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <span className="save-view">
      <Button size="small" variant="outlined" aria-keyshortcuts="Control+S" onClick={press}>
        {t(own ? 'hub.saveView' : 'hub.saveForMe')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        aria-label={t('hub.moreWays')}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ChevronDown />
      </Button>
      {anchor !== null && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          <MenuItem onClick={pick(open?.shared ? changeIt : () => setNaming(true))}>
            {t('hub.saveForTeam')}
          </MenuItem>
          <MenuItem onClick={pick(() => setNaming(false))}>{t('hub.saveAsNew')}</MenuItem>
        </Menu>
      )}
      {naming !== null && (
        <NameDialog
          title={t(naming ? 'hub.saveForTeam' : 'hub.saveForMe')}
          of={`view.${viewed.list}`}
          label={t('hub.nameView')}
          onSubmit={(name) => save(name, naming)}
          onClose={() => setNaming(null)}
        />
      )}
    </span>
  );
}
