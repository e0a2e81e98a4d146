import { useState, type ClipboardEvent, type DragEvent } from 'react';
import type { Attaching } from './useAttachments.ts';

/** Files that are dropped onto a place, or pasted into it. */
export function useBringing({ add }: Pick<Attaching, 'add'>, takes: boolean) {
  const [over, setOver] = useState(false);
  const holds = ({ dataTransfer }: DragEvent) => takes && dataTransfer.types.includes('Files');
  return {
    /** Files are held over it. */
    over,
    bringing: {
      onDragOver: (event: DragEvent) => {
        if (!holds(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (!holds(event)) return;
        event.preventDefault();
        add([...event.dataTransfer.files]);
      },
      onPaste: ({ clipboardData, ...event }: ClipboardEvent) => {
        const files = [...clipboardData.files];
        // Words that come with a picture of themselves are meant as words.
        if (!takes || files.length === 0 || clipboardData.types.includes('text/plain')) return;
        event.preventDefault();
        add(files);
      },
    },
  };
}
