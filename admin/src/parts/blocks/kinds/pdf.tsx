import { FileText } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { BlockEditor, BlockEditorProps } from '../blockEditor.ts';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { PdfDialog } from '../pdf/PdfDialog.tsx';
import { PdfLine } from '../pdf/PdfLine.tsx';

/** One PDF; which, and what it is called, is changed in a dialog. */
function PdfBlock({ block, content, plan }: BlockEditorProps<'pdf'>): ReactNode {
  const send = useCommand({ quiet: true });
  const [editing, setEditing] = useState(false);
  return (
    <>
      <PdfLine content={content} onEdit={() => setEditing(true)} />
      {editing && (
        <PdfDialog
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

const begins = { type: 'pdf', fileId: '', title: '', bytes: 0 } as const;

const pdf: BlockEditor<'pdf'> = {
  words: {
    en: { ...{ title: 'PDF', noun: 'PDF' }, ...{ hint: 'one file', also: 'document file upload' } },
    de: {
      ...{ title: 'PDF', noun: 'PDF' },
      ...{ hint: 'eine Datei', also: 'dokument datei hochladen' },
    },
  },
  icon: FileText,
  group: 'show',
  begins,
  Begin: ({ plan, onAdd, onClose }) => (
    <PdfDialog plan={plan} content={begins} isNew onSubmit={onAdd} onClose={onClose} />
  ),
  isEmpty: ({ fileId }) => fileId === '',
  headings: () => [],
  Editor: PdfBlock,
};
export default pdf;
