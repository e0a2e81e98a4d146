import { describe, expect, test } from 'vitest';
import { commandSchemas } from './wire.ts';
import { codeRequest } from './session.ts';
import { day, variableValue } from './text.ts';

describe('a day', () => {
  test.each(['1900-01-01', '2026-11-22', '2028-02-29', '2999-12-31'])('%s', (date) =>
    expect(day.parse(date)).toBe(date),
  );
  test.each([
    '0000-01-01',
    '0001-01-01',
    '1899-12-31',
    '3000-01-01',
    '9999-12-31',
    '2026-02-29',
    '22.11.2026',
    '',
  ])('is not "%s"', (date) => expect(day.safeParse(date).success).toBe(false));
  test.each(['start', 'end'])('is what a process has as its %s', (field) => {
    const { success, error } = commandSchemas.CreateProcess.safeParse({
      processId: 'p',
      projectId: 'j',
      blueprintId: 'b',
      start: '2026-11-22',
      end: '2027-01-23',
      [field]: '0000-12-24',
    });
    expect([success, error?.issues.map(({ path }) => path.join('.'))]).toEqual([false, [field]]);
  });
  test('is when a task is due', () => {
    const due = (dueDate: string | null) =>
      commandSchemas.SetTaskDueDate.safeParse({
        plan: { kind: 'process', id: 'p' },
        taskId: 't',
        dueDate,
      }).success;
    expect([due('0000-12-24'), due('2026-12-24'), due(null)]).toEqual([false, true, true]);
  });
});

test('what a variable holds is as good wherever it is given', () => {
  const long = `https://example.com/${'x'.repeat(1980)}`;
  expect(variableValue.parse(` ${long} `)).toBe(long);
  for (const bad of [`${long}y`, 'a\u0000', '\ud800'])
    expect(variableValue.safeParse(bad).success).toBe(false);
});

describe('a name', () => {
  const taken = (typed: string) =>
    commandSchemas.AddClient.safeParse({ clientId: 'c', name: typed });
  test.each([
    ['A  c\u00a0m\u3000e', 'A c m e'],
    ['Zu\u0308rich', 'Zürich'],
    ['Acme\r\nLtd', 'Acme Ltd'],
    ['\u202eAc\u200bme', 'Acme'],
  ])('%j is kept as %j', (typed, kept) => expect(taken(typed).data?.name).toBe(kept));
  test.each(['', '  ', '\u200b', '\u3164', '\u202e\u202c'])('%j is refused as empty', (typed) =>
    expect(
      taken(typed).error?.issues.map(({ path, message }) => [path.join('.'), message]),
    ).toEqual([['name', 'must not be empty']]),
  );
  test.each(['a\u0000', '\ud800'])('%j cannot be stored', (typed) =>
    expect(taken(typed).success).toBe(false),
  );
  test('of a person, and any other line, is tidied the same way', () =>
    expect(
      commandSchemas.ChangeProfile.parse({ firstName: ' Zoe\u0308\u200b ', lastName: 'van  Dam' }),
    ).toMatchObject({ firstName: 'Zoë', lastName: 'van Dam' }));
  test('of a person is not longer for what nobody sees', () =>
    expect(taken(`${'\u200b'.repeat(300)}Acme`).success).toBe(true));
});

describe('an e-mail address', () => {
  const asked = (email: string) => codeRequest.safeParse({ email });
  test('is kept as the network has it', () =>
    expect(asked(' Joerg@M\u00fcller.example').data?.email).toBe('joerg@xn--mller-kva.example'));
  test.each([
    ['joerg', 'must be an e-mail address'],
    ['jörg@müller.example', 'must have letters from a to z alone before the @'],
    [`${'a'.repeat(65)}@acme.example`, 'must have at most 64 characters before the @'],
    [`joe@${`${'a'.repeat(60)}.`.repeat(4)}acme.example`, 'must have at most 254 characters'],
  ])('is refused with the reason: %s', (email, reason) =>
    expect(
      asked(email).error?.issues.map(({ path, message }) => [path.join('.'), message]),
    ).toEqual([['email', reason]]),
  );
});
