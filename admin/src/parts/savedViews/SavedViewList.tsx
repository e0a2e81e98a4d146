import type { ViewRow } from '@waymark/api';
import { useState, type DragEvent, type ReactNode } from 'react';
import { useCommand } from '../../base/dataProvider/useCommand.ts';
import { useTexts } from '../../base/texts/index.ts';
import { DeleteView } from './DeleteView.tsx';
import { NameDialog } from '../dialogs/NameDialog.tsx';
import { SavedView } from './SavedView.tsx';
import { useSavedViews } from './useSavedViews.ts';
import type { ViewedList } from './viewedList.ts';
import './views.css';

/** What is dragged, as the browser hands it on. */
const DRAGGED = 'application/x-waymark-view';

/** Views of one's own and of the team; dragged, or moved by their menu, from one to the other. */
export default function SavedViewList({ viewed }: { viewed: ViewedList }): ReactNode {
  const t = useTexts();
  const send = useCommand();
  const { mine, team, missing, open, changed, choose } = useSavedViews(viewed);
  const show = viewed.useOpen();
  const [asked, setAsked] = useState<{ kind: 'rename' | 'delete'; view: ViewRow } | null>(null);
  const share = (viewId: string, shared: boolean) =>
    void send('ShareView', { viewId, shared }).catch(() => undefined);
  const drop = (shared: boolean) => (event: DragEvent) => {
    const viewId = event.dataTransfer.getData(DRAGGED);
    if (viewId === '') return;
    event.preventDefault();
    share(viewId, shared);
  };
  const over = (event: DragEvent) => {
    if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
  };
  const close = () => setAsked(null);
  const groups = [
    { title: t('hub.viewsMine'), views: mine, shared: false },
    { title: t('hub.viewsTeam'), views: team, shared: true },
  ];
  return (
    <>
      {groups.map(({ title, views, shared }) => (
        <section key={title} aria-label={title} onDragOver={over} onDrop={drop(shared)}>
          <h2>{title}</h2>
          {views.map((view) => (
            <SavedView
              key={view.id}
              viewed={viewed}
              view={view}
              current={view.id === open?.id}
              changed={open !== undefined && changed}
              onOpen={() => {
                choose(view.id);
                show(view.search);
              }}
              onDrag={(event) => event.dataTransfer.setData(DRAGGED, view.id)}
              onRename={() => setAsked({ kind: 'rename', view })}
              onDelete={() => setAsked({ kind: 'delete', view })}
              onShare={() => share(view.id, !shared)}
            />
          ))}
          {views.length === 0 && missing !== 'loading' && (
            <p className="views-none">{t(missing === null ? 'hub.noViews' : 'hub.viewsFailed')}</p>
          )}
        </section>
      ))}
      {asked?.kind === 'rename' && (
        <NameDialog
          title={t('hub.renameView')}
          of={`view.${asked.view.id}`}
          label={t('hub.nameView')}
          name={asked.view.name}
          action={t('words.rename')}
          onSubmit={(name) => send('RenameView', { viewId: asked.view.id, name })}
          onClose={close}
        />
      )}
      {asked?.kind === 'delete' && <DeleteView view={asked.view} onClose={close} />}
    </>
  );
}
