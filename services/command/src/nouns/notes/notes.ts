import { refusalText } from '@waymark/api/problems';
import type { Notes, NotesEvent, NoteWords, Sealed, Task } from '@waymark/events';
import { DecisionRefused, existing, unless, unused } from '../../decisions/decision.ts';

type Written = {
  readonly noteId: string;
  readonly accountId: string;
  readonly words: Sealed<NoteWords>;
  readonly mentions: string[];
};

export function addNote(
  { notes }: Notes,
  { taskId, moduleId }: Task,
  written: Written,
  files: string[] = [],
): NotesEvent[] {
  const { noteId, accountId } = written;
  unused(notes, noteId, 'note', 'noteId');
  return [
    { type: 'NoteAdded', data: { ...written, taskId, moduleId } },
    ...unless(files.length === 0, {
      type: 'NoteFilesAttached' as const,
      data: { noteId, taskId, moduleId, accountId, files },
    }),
  ];
}

export function editNote(state: Notes, { taskId, moduleId }: Task, written: Written): NotesEvent[] {
  ownNote(state, written);
  return [{ type: 'NoteEdited', data: { ...written, taskId, moduleId } }];
}

export function deleteNote(
  state: Notes,
  { taskId, moduleId }: Task,
  note: Pick<Written, 'noteId' | 'accountId'>,
): NotesEvent[] {
  ownNote(state, note);
  return [{ type: 'NoteDeleted', data: { ...note, taskId, moduleId } }];
}

/** @throws DecisionRefused where it is not there any more, or somebody else's */
function ownNote(
  { notes }: Notes,
  { noteId, accountId }: Pick<Written, 'noteId' | 'accountId'>,
): void {
  const there = new Map([...notes].filter(([, { deleted }]) => !deleted));
  const { author } = existing(there, noteId, 'note', 'noteId');
  if (author !== accountId)
    throw new DecisionRefused('forbidden', 'not-the-author', refusalText('notTheAuthor'), 'noteId');
}
