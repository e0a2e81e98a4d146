import { Image } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { BlockEditor, BlockEditorProps } from '../blockEditor.ts';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { Gallery } from '../pictures/Gallery.tsx';
import { PicturesDialog } from '../pictures/PicturesDialog.tsx';

/** Up to four pictures; which, and what they show, is changed in a dialog. */
function ImageBlock({ block, content, plan }: BlockEditorProps<'image'>): ReactNode {
  const send = useCommand({ quiet: true });
  const [editing, setEditing] = useState(false);
  return (
    <>
      <Gallery files={content.files} onEdit={() => setEditing(true)} />
      {editing && (
        <PicturesDialog
          plan={plan}
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

const begins: BlockEditor<'image'>['begins'] = { type: 'image', files: [] };

const image: BlockEditor<'image'> = {
  words: {
    en: {
      ...{ title: 'Image', noun: 'image' },
      ...{ hint: 'up to 4, under 4 MB each', also: 'picture photo upload' },
    },
    de: {
      ...{ title: 'Bild', noun: 'Bild' },
      ...{ hint: 'bis zu 4, je unter 4 MB', also: 'foto hochladen' },
    },
  },
  icon: Image,
  group: 'show',
  begins,
  Begin: ({ plan, pasted, onAdd, onClose }) => (
    <PicturesDialog
      pasted={pasted}
      plan={plan}
      content={begins}
      isNew
      onSubmit={onAdd}
      onClose={onClose}
    />
  ),
  isEmpty: ({ files }) => files.length === 0,
  headings: () => [],
  Editor: ImageBlock,
};
export default image;
