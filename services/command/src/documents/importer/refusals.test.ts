import { describe, expect, test } from 'vitest';
import { MAX_BYTES } from './acceptSource.ts';
import { ImportRefused } from '../../payloads/importRefused.ts';
import { readChecklist } from './readChecklist.ts';

function refusalOf(source: string): ImportRefused {
  try {
    readChecklist(source, 'file.md');
  } catch (error) {
    if (error instanceof ImportRefused) return error;
    throw error;
  }
  throw new Error('The file was not refused');
}

describe('refused', () => {
  test.each([
    ['an empty file', ''],
    ['blank lines', ' \r\n\t\n'],
    ['a byte order mark alone', '\uFEFF'],
    ['a comment alone', '<!--\n- [ ] hidden\n-->\n'],
    ['front matter alone', '---\nname: Nothing\n---\n'],
  ])('%s, as empty', (_what, source) => {
    expect(refusalOf(source).code).toBe('import-empty');
  });

  test.each([
    ['a picture', `\uFFFDPNG\r\n\u001A\n\0\0\0\rIHDR`],
    ['bytes that are no UTF-8', '\uFFFDx\uFFFDy\uFFFD\uFFFDz'.repeat(50)],
    ['control characters', '\u0001\u0002abc\u0003\u0004'.repeat(50)],
  ])('%s, as no text', (_what, source) => {
    expect(refusalOf(source)).toMatchObject({
      code: 'import-not-text',
      message: expect.stringContaining('Markdown, CSV'),
    });
  });

  test('one byte over 1 MB, counted as UTF-8', () => {
    const prose = 'word '.repeat(MAX_BYTES / 5);
    expect(refusalOf(prose.padEnd(MAX_BYTES + 1, 'x')).code).toBe('import-too-large');
    expect(refusalOf(prose.padEnd(MAX_BYTES - 1, 'x') + 'ø')).toMatchObject({
      message: expect.stringContaining('1,048,577 bytes'),
    });
  });

  test.each([
    ['quotes', `# A\n\n${'>'.repeat(5000)} deep`, 3],
    ['items on one line', `${'- '.repeat(3000)}deep`, 1],
    [
      'items by indentation',
      Array.from({ length: 1000 }, (_, depth) => `${'  '.repeat(depth)}- [ ] deep`).join('\n'),
      101,
    ],
    ['emphasis in emphasis', `${'*a **b '.repeat(200)}${'b** a*'.repeat(200)}`, 1],
  ])('%s, hundreds of levels deep', (_what, source, line) => {
    expect(refusalOf(source)).toMatchObject({ code: 'import-too-deep', line });
  });

  test.each([
    ['comments', 'a <!-- '.repeat(100_000)],
    ['links', '[a](b'.repeat(100_000)],
    ['titles of links', '[a](b (c '.repeat(50_000)],
  ])('masses of %s without an end, before they are searched for', (_what, source) => {
    expect(refusalOf(source).code).toBe('import-too-complex');
  });
});

describe('taken', () => {
  test('a dividing line however long, and a hundred levels', () => {
    expect(readChecklist(`a\n\n${'- '.repeat(300)}\n\nb`).counts.modules).toBe(1);
    const nested = Array.from(
      { length: 100 },
      (_, depth) => `${'  '.repeat(depth)}- [ ] level ${depth}`,
    ).join('\n');
    expect(readChecklist(nested).counts.tasks).toBe(100);
  });

  test('a few unreadable characters, and it says so', () => {
    const { notes } = readChecklist(`- [ ] Gr\uFFFD\uFFFDe\n${'- [ ] more\n'.repeat(30)}`);
    expect(notes).toMatchObject([
      { line: 1, kind: 'characters', said: { key: 'unreadableCharacters', about: [2] } },
    ]);
  });

  test('exactly 1 MB', () => {
    const line = `- [ ] Do the [thing](https://example.com/thing)${' and tell **everybody** about it'.repeat(30)}\n`;
    const source = line.repeat(Math.floor(MAX_BYTES / line.length)).padEnd(MAX_BYTES, ' ');
    expect(Buffer.byteLength(source)).toBe(MAX_BYTES);
    const boxes = Math.floor(MAX_BYTES / line.length);
    expect(readChecklist(source).counts).toMatchObject({ tasks: boxes });
  });
});
