import { SquarePlay } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { BlockEditor, BlockEditorProps } from '../blockEditor.ts';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { VideoCard } from '../video/VideoCard.tsx';
import { VideoDialog } from '../video/VideoDialog.tsx';

/** A video of the module; its link and its title are changed in a dialog. */
function VideoBlock({ block, content, plan }: BlockEditorProps<'video'>): ReactNode {
  const send = useCommand({ quiet: true });
  const [editing, setEditing] = useState(false);
  return (
    <>
      <VideoCard link={content.link} title={content.title} onEdit={() => setEditing(true)} />
      {editing && (
        <VideoDialog
          content={content}
          isNew={false}
          place={block.id}
          onSubmit={(to) =>
            send(
              'SetBlockContent',
              { plan, blockId: block.id, content: to },
              { basedOn: block.planRevision },
            )
          }
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}

const begins = { type: 'video', link: '', title: '' } as const;

const video: BlockEditor<'video'> = {
  words: {
    en: { title: 'Video', noun: 'video', hint: 'YouTube', also: 'film' },
    de: { title: 'Video', noun: 'Video', hint: 'YouTube', also: 'film' },
  },
  icon: SquarePlay,
  group: 'show',
  begins,
  Begin: ({ onAdd, onClose }) => (
    <VideoDialog content={begins} isNew onSubmit={onAdd} onClose={onClose} />
  ),
  isEmpty: ({ link }) => link === '',
  headings: () => [],
  Editor: VideoBlock,
};
export default video;
