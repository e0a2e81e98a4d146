import { proposedShape } from '@waymark/api';
import { describe, expect, test } from 'vitest';
import type { OutlineBlock, OutlineTask } from './outline.ts';
import { readChecklist } from './readChecklist.ts';
import { sayNote } from './texts/index.ts';

/** A plain item is none of a box here. */
const boxesAlone = { ...proposedShape, tasks: 'boxes' as const };
const blocksOf = (source: string): OutlineBlock[] =>
  readChecklist(source, undefined, boxesAlone).milestones.flatMap(({ modules }) =>
    modules.flatMap(({ blocks }) => blocks),
  );
const tasksOf = (source: string): OutlineTask[] =>
  blocksOf(source).flatMap((block) => (block.kind === 'task' ? [block.task] : []));
const htmlOf = (source: string): string =>
  blocksOf(source)
    .map((block) => (block.kind === 'text' ? block.html : block.task.description))
    .join('');
const notesOf = (source: string) =>
  readChecklist(`${source}\n\n- [ ] t`).notes.map(
    ({ line, kind, said }) => `${line} ${kind}: ${sayNote(said, 'en')}`,
  );

describe('boxes', () => {
  test('nested four levels deep follow their parents', () => {
    const source =
      '- [ ] 1\n  - [ ] 1.1\n    1. [ ] 1.1.1\n       - [ ] 1.1.1.1\n  - [ ] 1.2\n* [ ] 2\n\n+ [ ] 3';
    expect(tasksOf(source).map(({ headline }) => headline)).toEqual([
      '1',
      '1.1',
      '1.1.1',
      '1.1.1.1',
      '1.2',
      '2',
      '3',
    ]);
  });

  test('nested follow without a word said twice, and a note by line says so', () => {
    const source =
      '- [ ] <A> & b\n  - [ ] 1\n    - [ ] deep\n  - [ ] 2\n    [more](https://example.com)';
    expect(
      tasksOf(source).map(({ headline, description, action }) => [
        headline,
        description,
        action?.href,
      ]),
    ).toEqual([
      ['& b', '', undefined],
      ['1', '', undefined],
      ['deep', '', undefined],
      ['2 more', '', 'https://example.com'],
    ]);
    expect(notesOf(source).filter((note) => note.includes(' nested: '))).toEqual([
      '1 nested: Line 1: 2 boxes are nested in “& b”; tasks have no tasks in them, so they follow.',
      '2 nested: Line 2: a box is nested in “1”; tasks have no tasks in them, so it follows.',
    ]);
  });

  test.each([
    ['- [] one', 'one', false],
    ['- [  ] one', 'one', false],
    ['- [ ]one', 'one', false],
    ['- [-] one', 'one', false],
    ['- [ x ] one', 'one', true],
    ['* ☐ one', 'one', false],
    ['1. ☑️ one', 'one', true],
    ['- ☒ one', 'one', true],
    ['- ✅ one', 'one', true],
    ['- ⬜ one', 'one', false],
    ['- [] **one** two', 'one two', false],
    ['> - [] one', 'one', false],
  ])('written as %j are taken', (source, headline, checked) => {
    expect(tasksOf(source)).toMatchObject([{ headline, checked }]);
  });

  test.each([
    '- \\[] one',
    '- [1] one',
    '- [x]one',
    '- [](https://example.com) one',
    '- a ☐ b',
    '`- [] one`',
  ])('are not made of %j', (source) => {
    expect(tasksOf(source)).toEqual([]);
    expect(notesOf(source).filter((note) => note.includes('box'))).toEqual([]);
  });

  test('that become no task are said by line', () => {
    expect(notesOf('- [-] gone\n- []\n- ☐')).toEqual([
      '1 checked: Line 1: the box is crossed out ([-]); it becomes a task all the same: “gone”.',
      '2 unplaced: Line 2: a box without words is not a task and stays as text.',
      '3 unplaced: Line 3: a box without words is not a task and stays as text.',
    ]);
  });

  test('in tables and in lines of a text are tasks too', () => {
    expect(
      tasksOf('| Done | What | Who |\n|---|---|---|\n| [ ] | Pack it | Ann |\n| ☑ | Send it | |'),
    ).toMatchObject([
      { headline: 'Pack it', role: 'Ann', description: '', checked: false, line: 3 },
      { headline: 'Send it', description: '', checked: true, line: 4 },
    ]);
    expect(tasksOf('**words**\n[ ] one\n☐ two\nand more')).toMatchObject([
      { headline: 'one', line: 2 },
      { headline: 'two and more', line: 3 },
    ]);
  });

  test.each(['- [ ] Sign it, no', '1. [ ] Sign it; who', '* [x] Sign it, when'])(
    'are no heads of a table, whatever their last word is: %j',
    (source) => {
      const [task, ...others] = tasksOf(source);
      expect(others).toEqual([]);
      expect(task!.headline).toContain('Sign it');
    },
  );

  test('take what stands with them as description', () => {
    const [task, nested] = tasksOf(
      '- [ ] Do it\n\n  Because.\n\n  ```sh\n  - [ ] no box\n  ```\n  - plain\n  - [ ] nested\n  - last',
    );
    expect(task).toMatchObject({
      headline: 'Do it',
      description:
        '<p>Because.</p>\n<pre><code>- [ ] no box\n</code></pre>\n<ul>\n<li>plain</li>\n<li>last</li>\n</ul>',
      checked: false,
      line: 1,
    });
    expect(nested).toMatchObject({ headline: 'nested', description: '' });
  });

  test('in quotes and beneath plain items are found, and what lies around them stays', () => {
    expect(
      blocksOf('> before\n> - [ ] a\n>\n> after\n\n3. three\n4. four\n   - [ ] b\n5. five'),
    ).toMatchObject([
      { html: '<blockquote>\n<p>before</p>\n</blockquote>' },
      { task: { headline: 'a' } },
      {
        html: '<blockquote>\n<p>after</p>\n</blockquote>\n<ol start="3">\n<li>three</li>\n</ol>\n<ol start="4">\n<li>four</li>\n</ol>',
      },
      { task: { headline: 'b' } },
      { html: '<ol start="5">\n<li>five</li>\n</ol>' },
    ]);
  });

  test('that a headline breaks off are said whole in the description', () => {
    const words = `${'🧭 word '.repeat(60)}end`;
    const [task] = tasksOf(`- [ ] ${words}`);
    expect(task!.headline.length).toBeLessThanOrEqual(80);
    expect(task!.headline).toMatch(/^🧭 word .*…$/u);
    expect(task!.description).toBe(`<p>${words}</p>`);
  });

  test('ticked, without words, or of a picture alone are said', () => {
    expect(notesOf('- [x] a\n- [ ]\n- [X] <!-- c --> b')).toEqual([
      '1 checked: Line 1: the box is ticked; the task “a” is created as to do all the same.',
      '2 unplaced: Line 2: a box without words is not a task and stays as text.',
      '3 comment: Line 3: a comment is left out: “c”.',
      '3 checked: Line 3: the box is ticked; the task “b” is created as to do all the same.',
    ]);
    expect(tasksOf('- [ ] <!-- c -->')).toMatchObject([{ headline: 'Untitled task' }]);
    expect(tasksOf('- [ ] ![](https://example.com/a.png)')).toMatchObject([
      { headline: 'https://example.com/a.png' },
    ]);
  });
});

describe('links', () => {
  test.each([
    [
      '[a][1] and [1]\n\n[1]: https://example.com/1',
      '<p><a href="https://example.com/1">a</a> and <a href="https://example.com/1">1</a></p>',
    ],
    [
      '<me@example.com> www.example.com',
      '<p><a href="mailto:me@example.com">me@example.com</a> <a href="http://www.example.com">www.example.com</a></p>',
    ],
    ['[](https://example.com)', '<p><a href="https://example.com">https://example.com</a></p>'],
    ['[a](./b.md)', '<p><a href="./b.md">a</a></p>'],
    ['[a](javascript:alert(1)) [b](<java&#9;script:x>)', '<p>a b</p>'],
    ['![a](https://example.com/a.png)', '<p><a href="https://example.com/a.png">a</a></p>'],
    ['[![a](b.png)](https://example.com)', '<p><a href="https://example.com">a</a></p>'],
    ['<a href="https://example.com">a</a>', '<p><a href="https://example.com">a</a></p>'],
    [
      '<div><a href="https://example.com"><img src="b.png" alt="b"></a></div>',
      '<p><a href="https://example.com">b</a></p>',
    ],
  ])('%s', (source, html) => {
    expect(htmlOf(source)).toBe(html);
  });

  test('that change are said', () => {
    expect(notesOf('[a](javascript:x) [b](c.md)\n\n[unused]: https://example.com')).toEqual([
      '1 link: Line 1: the link to “javascript:x” is removed, its words stay: only http, https and mailto are taken.',
      '1 link: Line 1: the link to “c.md” is kept as it is, but its address is not complete, so it may lead nowhere.',
      '3 unplaced: Line 3: no link uses the address [unused] (https://example.com), so it is left out.',
    ]);
  });
});

describe('raw HTML', () => {
  test('is cleaned, and one stray tag swallows nothing', () => {
    expect(
      htmlOf('Use the <style> tag<br>or <b>not</b>\n\nThe rest <script>stays</script>.\n\n- [ ] t'),
    ).toBe('<p>Use the  tag<br />or <strong>not</strong></p>\n<p>The rest stays.</p>');
    expect(htmlOf('<details>\n<summary>More</summary>\n\n**words**\n\n</details>')).toBe(
      '<p>More</p>\n<p><strong>words</strong></p>',
    );
    expect(htmlOf('before\n\n<script>\nalert(1)\n</script>\n\nafter')).toBe(
      '<p>before</p>\n<p>after</p>',
    );
  });

  test('that is left out is said', () => {
    expect(
      notesOf('<details onclick="x">\n<summary>More</summary>\n\n<script>alert(1)</script>'),
    ).toEqual([
      '1 html: Line 1: HTML that is not taken over: <details>, <summary>. The words in it stay.',
      '4 html: Line 4: <script> is left out with everything in it: “<script>alert(1)</script>”.',
    ]);
  });

  test('comments are said with their lines, also two in one block', () => {
    expect(notesOf('a <!-- b --> c\n\n<!-- d\ne --> <!-- f -->')).toEqual([
      '1 comment: Line 1: a comment is left out: “b”.',
      '3 comment: Lines 3–4: a comment is left out: “d e”.',
      '4 comment: Line 4: a comment is left out: “f”.',
    ]);
  });
});

test('tables, code and footnotes stay', () => {
  expect(htmlOf('| a | b |\n|---|:-:|\n| `1` | ~~2~~ |')).toContain(
    '<td><code>1</code></td>\n<td align="center"><del>2</del></td>',
  );
  expect(htmlOf('a[^n]\n\n[^n]: The note')).toBe('<p>a[n]</p>\n<p>[n] The note</p>');
});
