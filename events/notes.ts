import { z } from 'zod';
import { messageWords } from './saidWords.ts';
import { eventsOf, type EventOf } from './define.ts';
import { changed, having } from './maps.ts';
import { defineNoun } from './noun.ts';
import { pathTo } from './paths.ts';
import { sealed } from './sealed.ts';
import { taskOfStreamId } from './taskStream.ts';

const noteWords = messageWords.pick({ text: true });
export type NoteWords = z.infer<typeof noteWords>;

export type Note = { readonly author: string; readonly deleted: boolean };
export type Notes = { readonly notes: ReadonlyMap<string, Note> };
export const noNotes: Notes = { notes: new Map() };

const define = eventsOf<Notes>();
const ofNote = {
  noteId: z.string(),
  taskId: z.string(),
  moduleId: z.string(),
  accountId: z.string(),
};
const written = {
  ...ofNote,
  words: sealed(noteWords, { by: 'accountId' }),
  mentions: z.array(z.string()),
};
const touched = ({ noteId }: { noteId: string }) => [pathTo.note(noteId)];

/**
 * What the team says about a task among itself (PRODUCT 13). Stream
 * `notes-<workspaceId>_<processId>_<taskId>`: one of its own, so that nothing which is made for
 * clients ever reads it.
 */
export const notesEvents = [
  define('NoteAdded', {
    data: z.object(written),
    evolve: ({ notes }, { noteId, accountId }) => ({
      notes: having(notes, noteId, { author: accountId, deleted: false }),
    }),
    touches: () => [],
    reach: 'nobody',
  }),
  /** It carries files, in this order. */
  define('NoteFilesAttached', {
    data: z.object({ ...ofNote, files: z.array(z.string()) }),
    evolve: (state) => state,
    touches: () => [],
    reach: 'nobody',
  }),
  define('NoteEdited', {
    data: z.object(written),
    evolve: (state) => state,
    touches: touched,
    reach: 'nobody',
  }),
  define('NoteDeleted', {
    data: z.object(ofNote),
    evolve: ({ notes }, { noteId }) => ({ notes: changed(notes, noteId, { deleted: true }) }),
    touches: touched,
    removes: ({ noteId: id }) => ({ kind: 'note', id, name: '' }),
    reach: 'nobody',
  }),
] as const;
export type NotesEvent = EventOf<typeof notesEvents>;
export const notesNoun = defineNoun<Notes, typeof notesEvents>()({
  kind: 'notes',
  heardBy: 'team',
  place: 'workspace',
  initial: noNotes,
  events: notesEvents,
  inHistory: false,
  topics: (_, id) => [...[`talk:${taskOfStreamId(id).processId}`, 'inbox', 'notices']],
});
