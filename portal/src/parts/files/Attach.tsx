import type { ShownFile } from '@waymark/api';
import { bytesIn } from '@waymark/look/bytes';
import Paperclip from 'lucide-react/icons/paperclip';
import {
  useEffect,
  useRef,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import type { TaskRow } from '../../base/api/reads.ts';
import { texts } from '../../base/texts/files.ts';
import { spokenLanguage } from '../../base/texts/language.ts';
import { MOST_FILE_BYTES, MOST_FILES } from '@waymark/api/fileLimits';
import { openAttachments, takeAway, upload } from '@waymark/client';
import { describeError } from '../../base/api/problem.ts';
import { wire } from '../../base/api/wire.ts';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';
import { AttachedFiles } from './AttachedFiles.tsx';
import { noteBrought } from './brought.ts';

/** The files that go with a message: all that are there, and whether one is not yet. */
export type Attached = { readonly files: readonly ShownFile[]; readonly waits: boolean };

type AttachProps = {
  task: TaskRow;
  /** Files that are there from the beginning. */
  given: readonly ShownFile[];
  onAttached: (attached: Attached) => void;
};

/** Files that are dropped onto the form around an element, or pasted into it. */
function useBringing(within: RefObject<HTMLElement | null>, add: (files: readonly File[]) => void) {
  const bring = useEffectEvent((event: DragEvent | ClipboardEvent) => {
    const data = 'dataTransfer' in event ? event.dataTransfer : event.clipboardData;
    const files = [...(data?.files ?? [])];
    // Words that come with a picture of themselves are meant as words.
    if (files.length === 0 || data?.types.includes('text/plain')) return;
    event.preventDefault();
    add(files);
  });
  useEffect(() => {
    const form = within.current?.closest('form');
    if (!form) return;
    const stop = new AbortController();
    const { signal } = stop;
    form.addEventListener('dragover', (event) => event.preventDefault(), { signal });
    form.addEventListener('drop', (event) => bring(event), { signal });
    form.addEventListener('paste', (event) => bring(event), { signal });
    return () => stop.abort();
  }, [within]);
}

/** The files of a message that is being written. */
function useAttachments(
  task: TaskRow,
  given: readonly ShownFile[],
  onAttached: (attached: Attached) => void,
) {
  const { workspaceId } = useWorkspace().membership;
  const [files] = useState(() => {
    const opened = openAttachments({
      place: { ...{ processId: task.planId, taskId: task.id }, carrier: 'message' },
      upload: async (query, file, uploading) => {
        const shown = await upload(wire, query, file, { ...uploading, workspaceId });
        noteBrought(shown);
        return shown;
      },
      takeAway: (fileId) => takeAway(wire, fileId, workspaceId),
      refusalOf,
      sentenceOf: (error) => describeError(error).sentence,
    });
    opened.giveBack(given);
    return opened;
  });
  const all = useSyncExternalStore(files.subscribe, files.all);
  const tell = useEffectEvent(() =>
    onAttached({
      files: all.flatMap(({ shown }) => shown ?? []),
      waits: all.some(({ state }) => state !== 'there'),
    }),
  );
  useEffect(() => tell(), [all]);
  const { add, again, drop } = files;
  return { all, add, again, drop };
}

/** Said before anything is sent. */
function refusalOf({ size }: File, alreadyThere: number): string | null {
  if (alreadyThere >= MOST_FILES) return texts().tooMany(MOST_FILES);
  return size > MOST_FILE_BYTES
    ? texts().tooLarge(bytesIn(spokenLanguage(), MOST_FILE_BYTES))
    : null;
}

/**
 * Files that go with what is written: chosen, dropped or pasted, each brought by itself. `key` it
 * anew for each message.
 */
export function Attach({ task, given, onAttached }: AttachProps) {
  const files = useAttachments(task, given, onAttached);
  const picker = useRef<HTMLInputElement>(null);
  useBringing(picker, files.add);
  const t = texts();
  return (
    <>
      <AttachedFiles {...files} />
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={t.choose}
        onChange={({ target }) => {
          files.add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <button
        type="button"
        className="tap attach"
        aria-label={t.attach}
        onClick={() => picker.current?.click()}
      >
        <Paperclip size={20} strokeWidth={1.75} />
      </button>
    </>
  );
}
