import { expect, test } from 'vitest';
import type { AnyDefinition } from './define.ts';
import { nouns } from './nouns.ts';
import { sealedFieldsOf } from './sealed.ts';
import { partsOfStream, prefixesOf, streamOf } from './streams.ts';
import { taskOfStreamId, taskStreamId } from './taskStream.ts';

const all = Object.values(nouns);

test('the history tells those of workspaces, but for what is told where it was said, and how somebody looks at them', () => {
  const apart = ['view', 'conversation', 'notes', 'attention', 'post', 'file'];
  expect(prefixesOf(({ inHistory }) => inHistory)).toEqual(
    prefixesOf(({ place, kind }) => place !== 'above' && !apart.includes(kind)),
  );
});
test('clients hear nothing of notes, of what the team has looked at, nor of mails', () => {
  expect([nouns.notes.heardBy, nouns.attention.heardBy, nouns.post.heardBy]).toEqual([
    'team',
    'team',
    'team',
  ]);
});
test('live changes are of all that people can look at', () => {
  expect(prefixesOf(({ topics }) => topics === null)).toEqual(['claim-', 'file-']);
});
test('personal data and keys stand sealed, and nowhere else', () => {
  const sealed = all.flatMap(({ events }) =>
    (events as readonly AnyDefinition[]).flatMap(({ type, schema }) =>
      sealedFieldsOf(schema.shape.data).map(({ path, by }) => `${type}.${path.join('.')} by ${by}`),
    ),
  );
  expect([...new Set(sealed)]).toEqual([
    'AccountOpened.sealed by accountId',
    'ProfileChanged.sealed by accountId',
    'BookingKeySet.key by workspaceId',
    'InvitationSent.sealed by accountId',
    'PlanCopied.modules.*.tasks.*.stuckReason.words by accountId',
    'PlanCopied.variables.*.value.words by accountId',
    'MilestoneRestored.modules.*.tasks.*.stuckReason.words by accountId',
    'ModuleRestored.tasks.*.stuckReason.words by accountId',
    'TaskAdded.task.stuckReason.words by accountId',
    'TaskStatusSet.reason.words by accountId',
    'TaskRestored.task.stuckReason.words by accountId',
    'VariableAdded.value.words by accountId',
    'VariableChanged.from.value.words by accountId',
    'VariableChanged.to.value.words by accountId',
    'ProcessRated.words.words by accountId',
    'MessageSent.words by accountId',
    'MessageEdited.words by accountId',
    'ReplyHeld.from by messageId',
    'ReplyHeld.words by messageId',
    'NoteAdded.words by accountId',
    'NoteEdited.words by accountId',
    'MailSent.copy by accountId',
    'MailFailed.copy by accountId',
    'FileStored.name by accountId',
    'BlockFileStored.name by accountId',
    'SharedByLink.token by linkId',
    'GuestCameIn.guestName by guestId',
    'AnswersSent.answers.*.value by accountId',
    'AnswersCorrected.answers.*.value by accountId',
    'AnswersChangeAsked.asked.*.words by accountId',
  ]);
});
test('their streams are named and understood alike', () => {
  expect(partsOfStream(streamOf.project('w', 'p_1'))).toEqual({
    kind: 'project',
    workspaceId: 'w',
    id: 'p_1',
  });
  expect(partsOfStream(streamOf.account('a'))).toEqual({
    kind: 'account',
    workspaceId: null,
    id: 'a',
  });
  expect(partsOfStream(streamOf.workspace('w'))).toEqual({
    kind: 'workspace',
    workspaceId: 'w',
    id: 'w',
  });
});
test('what is about a task of a process names both, and is told apart again', () => {
  const stream = streamOf.conversation('w', taskStreamId('p-1', 't-1'));
  expect(stream).toBe('conversation-w_p-1_t-1');
  expect(taskOfStreamId(partsOfStream(stream).id)).toEqual({ processId: 'p-1', taskId: 't-1' });
});
test('what takes something away says what, and so does what puts it back', () => {
  const of = (name: RegExp, says: keyof AnyDefinition) =>
    all.flatMap(({ events }) =>
      (events as readonly AnyDefinition[]).flatMap((event) =>
        name.test(event.type) && event[says] === undefined ? [event.type] : [],
      ),
    );
  expect(of(/(Removed|Deleted)$/, 'removes')).toEqual([]);
  expect(of(/Restored$/, 'restores')).toEqual([]);
});
