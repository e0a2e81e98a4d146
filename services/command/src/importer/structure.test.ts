import { describe, expect, test } from 'vitest';
import { readChecklist } from './readChecklist.ts';

/** A file's board: `Milestone: module, module`. */
const boardOf = (source: string): string[] =>
  readChecklist(source, 'folder/My file.md').milestones.map(
    ({ name, modules }) => `${name}: ${modules.map(({ title }) => title).join(', ')}`,
  );

describe('headings', () => {
  test('of two levels become milestones and modules', () => {
    expect(boardOf('# A\n## A1\n## A2\n# B\n## B1')).toEqual(['A: A1, A2', 'B: B1']);
  });

  test('of one level become milestones with a module each, empty ones too', () => {
    expect(boardOf('### A\nwords\n### B\n### C\n- [ ] x')).toEqual(['A: A', 'B: B', 'C: C']);
  });

  test('beneath a lone title: the title names the blueprint, its own text is kept in front', () => {
    expect(boardOf('# T\nwords\n## A\n### A1\n## B')).toEqual(['T: T', 'A: A1', 'B: B']);
    expect(boardOf('# T\n## A\n### A1')).toEqual(['A: A1']);
    expect(readChecklist('# T\n## A').title).toBe('T');
  });

  test('that front matter does not repeat are kept, though nothing stands beneath', () => {
    expect(boardOf('---\nname: N\n---\n# T\n## A\n## B')).toEqual(['T: T', 'A: A', 'B: B']);
  });

  test('with text of their own get a module for it, first in order', () => {
    expect(boardOf('# A\nwords\n## A1\n# B')).toEqual(['A: A, A1', 'B: B']);
  });

  test('deeper than modules stay within the text, in three levels at most', () => {
    const { milestones } = readChecklist('# A\n## A1\n### x\n- [ ] t\n#### y\n##### z\n###### w\n# B');
    expect(
      milestones[0]!.modules[0]!.blocks.map((block) => (block.kind === 'text' ? block.html : block.task.headline)),
    ).toEqual(['<h1>x</h1>', 't', '<h2>y</h2>\n<h3>z</h3>\n<h3>w</h3>']);
  });

  test('out of order keep their place', () => {
    expect(boardOf('### deep\n- [ ] t\n# A\n## A1\n# B')).toEqual(['My file: My file', 'A: A1', 'B: B']);
    expect(boardOf('## before\n# T')).toEqual(['Introduction: before', 'T: T']);
  });

  test('keep their links and their length in the description; without words they get a name', () => {
    const long = 'word '.repeat(60).trim();
    const { milestones, notes } = readChecklist(`# [A](https://example.com/a)\n# ${long}\n#\n- [ ] t`);
    expect(milestones.map(({ modules }) => modules[0]!.description)).toEqual([
      '<p><a href="https://example.com/a">A</a></p>',
      `<p>${long}</p>`,
      '',
    ]);
    expect(milestones[1]!.name.length).toBeLessThanOrEqual(200);
    expect(milestones[2]!.name).toBe('Untitled section');
    expect(notes.map(({ line, kind }) => [line, kind])).toEqual([
      [2, 'shortened'],
      [3, 'unnamed'],
    ]);
  });

  test('written with underlines, CRLF and a byte order mark are read as well', () => {
    expect(boardOf('\uFEFFTitle\r\n=====\r\n\r\nOne\r\n---\r\n\r\n- [ ] t\r\n')).toEqual(['One: One']);
  });
});

describe('text before any heading', () => {
  test('becomes an introduction', () => {
    expect(boardOf('words\n\n## A\n## B')).toEqual(['My file: Introduction', 'A: A', 'B: B']);
    expect(boardOf('words\n\n# T\nmore\n## A')).toEqual(['T: Introduction, T', 'A: A']);
  });

  test('without any heading is one module; without boxes that is said', () => {
    expect(boardOf('words')).toEqual(['My file: My file']);
    expect(readChecklist('words').notes).toEqual([{ line: 1, kind: 'no-boxes', said: { key: 'noBoxes', about: [] } }]);
  });
});

describe('the name', () => {
  test.each([
    ["---\nname: 'It''s one'\n---\n# T\n## A", "It's one"],
    ['---\ntitle: "Second" \nlabels: [a]\n---\n# T\n## A', 'Second'],
    ['+++\ntitle = "From TOML"\n+++\n# T\n## A', 'From TOML'],
    ['---\nname: >\n  folded\n  words\n---\nx', 'folded words'],
    ['---\nlabels: a\n---\n# T\n## A', 'T'],
    ['# A\n# B', 'My file'],
  ])('of %j is %s', (source, name) => {
    expect(readChecklist(source, 'C:\\folder\\My file.md').title).toBe(name);
  });

  test('without anything is a plain one', () => {
    expect(readChecklist('words').title).toBe('Imported checklist');
  });
});

test('dividing lines stay within a text and go at its edges', () => {
  const { milestones, notes } = readChecklist('# A\n\n---\n\none\n\n---\n\ntwo\n\n---\n\n# B');
  expect(milestones[0]!.modules[0]!.blocks).toEqual([
    { kind: 'text', html: '<p>one</p>\n<hr />\n<p>two</p>', line: 5 },
  ]);
  expect(notes.filter(({ kind }) => kind === 'divider').map(({ line }) => line)).toEqual([3, 11]);
});
