import {
  evolveBy,
  newTask,
  noNotes,
  notesEvents,
  type Notes,
  type NotesEvent,
} from '@waymark/events';
import { expect, test } from 'vitest';
import { addNote, deleteNote, editNote } from './notes.ts';

const evolve = evolveBy<Notes, typeof notesEvents>(notesEvents);
const after = (...events: NotesEvent[]) => events.reduce(evolve, noNotes);
const task = newTask({ taskId: 't', blockId: 'b', moduleId: 'm' }, { headline: 'Firewall' });
const by = (accountId: string) => ({
  noteId: '1',
  accountId,
  words: 'v1.sealed',
  mentions: ['dana'],
});
const added = addNote(noNotes, task, by('priya'));

test('a note is added once, and edited and deleted by its author', () => {
  expect(added).toMatchObject([
    { type: 'NoteAdded', data: { taskId: 't', moduleId: 'm', mentions: ['dana'] } },
  ]);
  expect(() => addNote(after(...added), task, by('dana'))).toThrowError(
    expect.objectContaining({ code: 'note-exists' }),
  );
  expect(editNote(after(...added), task, by('priya'))).toMatchObject([{ type: 'NoteEdited' }]);
  for (const change of [editNote, deleteNote])
    expect(() => change(after(...added), task, by('dana'))).toThrowError(
      expect.objectContaining({ code: 'not-the-author' }),
    );
  const gone = after(...added, ...deleteNote(after(...added), task, by('priya')));
  for (const change of [editNote, deleteNote])
    expect(() => change(gone, task, by('priya'))).toThrowError(
      expect.objectContaining({ code: 'note-not-found' }),
    );
});
