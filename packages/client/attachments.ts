import type { BlockFileQuery, FileQuery, ShownFile, TaskFileQuery } from '@waymark/api';
import { ServerRefused } from './refusals.ts';
import type { Uploading } from './upload.ts';

/** A file that is to go with what is being written. */
export type Attachment = {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  /** `going`: on its way; `refused`: not taken, for good or until it is tried again. */
  readonly state: 'going' | 'there' | 'refused';
  /** How much of it has gone out, from 0 to 1. */
  readonly share: number;
  /** Why it was not taken. */
  readonly why: string | null;
  /** It may be taken when it is tried again. */
  readonly mayPass: boolean;
  /** As it is shown, once it is there. */
  readonly shown: ShownFile | null;
  /** As it lies on the device; null where it need not be sent. */
  readonly file: File | null;
};

/** What files are brought to: something about a task, or a block. */
export type FilePlace = Omit<TaskFileQuery, 'fileId'> | Omit<BlockFileQuery, 'fileId'>;

export type AttachmentsOptions = {
  /** What all of them are brought to. */
  readonly place: FilePlace;
  readonly upload: (query: FileQuery, file: File, uploading: Uploading) => Promise<ShownFile>;
  /** Best effort: what is left behind is swept by the operators' check. */
  readonly takeAway: (fileId: string) => Promise<void>;
  /** Why a file need not even be sent; null where it may be. */
  readonly refusalOf: (file: File, alreadyThere: number) => string | null;
  /** What went wrong, as a sentence. */
  readonly sentenceOf: (error: unknown) => string;
};

export type Attachments = {
  all(): readonly Attachment[];
  /** Each goes by itself: one that is not taken holds up no other. */
  add(files: readonly File[]): void;
  again(id: string): void;
  drop(id: string): void;
  /** What is being written will be of the other kind: all of it is brought for that. */
  bringTo(place: FilePlace): void;
  /** They have gone with what was written. */
  empty(): void;
  /** Files that were brought before and are to go after all. */
  giveBack(files: readonly ShownFile[]): void;
  subscribe(heard: () => void): () => void;
};

/** The files of one thing that is being written, brought while it is. */
export function openAttachments(options: AttachmentsOptions): Attachments {
  const { upload, takeAway, refusalOf, sentenceOf } = options;
  let { place } = options;
  let all: readonly Attachment[] = [];
  const heard = new Set<() => void>();
  const under = new Map<string, AbortController>();
  const become = (next: readonly Attachment[]) => {
    all = next;
    for (const tell of heard) tell();
  };
  const change = (id: string, fields: Partial<Attachment>) =>
    become(all.map((each) => (each.id === id ? { ...each, ...fields } : each)));

  const bring = async (id: string, file: File): Promise<void> => {
    const stop = new AbortController();
    under.set(id, stop);
    change(id, { state: 'going', share: 0, why: null, mayPass: false });
    try {
      const shown = await upload({ ...place, fileId: id }, file, {
        onProgress: (share) => change(id, { share }),
        signal: stop.signal,
      });
      change(id, { state: 'there', share: 1, shown });
    } catch (error) {
      if (!stop.signal.aborted)
        change(id, {
          ...{ state: 'refused', why: sentenceOf(error) },
          mayPass: !(error instanceof ServerRefused && error.status < 500),
        });
    } finally {
      under.delete(id);
    }
  };
  const begin = (file: File): Attachment => ({
    ...{ id: crypto.randomUUID(), name: file.name, bytes: file.size, file },
    ...{ state: 'going', share: 0, why: null, mayPass: false, shown: null },
  });
  const stop = (id: string) => {
    under.get(id)?.abort();
    const { state } = all.find((each) => each.id === id) ?? {};
    if (state === 'there') void takeAway(id).catch(() => undefined);
  };

  return {
    all: () => all,
    add(files) {
      for (const file of files) {
        const one = begin(file);
        const why = refusalOf(file, all.length);
        become([...all, why === null ? one : { ...one, state: 'refused', why, file: null }]);
        if (why === null) void bring(one.id, file);
      }
    },
    again(id) {
      const file = all.find((each) => each.id === id)?.file;
      if (file) void bring(id, file);
    },
    drop(id) {
      stop(id);
      become(all.filter((each) => each.id !== id));
    },
    bringTo(next) {
      if (JSON.stringify(next) === JSON.stringify(place)) return;
      place = next;
      const files = all.flatMap(({ file }) => file ?? []);
      for (const { id } of all) stop(id);
      become([]);
      this.add(files);
    },
    empty: () => become([]),
    giveBack: (files) =>
      become([
        ...files.map((shown): Attachment => ({
          ...{ id: shown.id, name: shown.name, bytes: shown.bytes, shown },
          ...{ state: 'there', share: 1, why: null, mayPass: false, file: null },
        })),
        ...all,
      ]),
    subscribe(tell) {
      heard.add(tell);
      return () => heard.delete(tell);
    },
  };
}
