import { expect, test } from 'vitest';
import { eventStoreDbNote } from './eventStoreDbNote.ts';

const noteFor = (on: string) =>
  eventStoreDbNote(['settings', `${on} keeps the contract of the event log`]).join();

test('the end of a test run says what the EventStoreDB adapter was run against', () => {
  expect(noteFor('EventStoreDB stand-in')).toContain(
    'the stand-in of this project, not against a real server',
  );
  expect(noteFor('EventStoreDB in a container')).toContain('EventStoreDB in a container');
  expect(noteFor('EventStoreDB at 10.0.0.7:2113')).toContain('the server at 10.0.0.7:2113');
});

test('a run without the adapter says nothing of it', () => {
  expect(noteFor('Postgres')).toBe('');
});
