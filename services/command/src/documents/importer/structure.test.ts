import { proposedShape, type ImportShape } from '@waymark/api';
import { describe, expect, test } from 'vitest';
import { previewOf } from './previewOf.ts';
import { readChecklist } from './readChecklist.ts';
import { sayNote } from './texts/index.ts';

/** A file's board: `Milestone: module, module`. */
const boardOf = (source: string): string[] =>
  readChecklist(source, 'folder/My file.md').milestones.map(
    ({ name, modules }) => `${name}: ${modules.map(({ title }) => title).join(', ')}`,
  );

const asWritten = { ...proposedShape, milestones: 2 as const, modules: 2 as const };

describe('headings', () => {
  test('of two levels become milestones and modules', () => {
    expect(boardOf('# A\n## A1\n## A2\n# B\n## B1\n## B2')).toEqual(['A: A1, A2', 'B: B1, B2']);
  });

  test('of one level become few milestones of several modules, empty ones too', () => {
    expect(boardOf('### A\nwords\n### B\n### C\n- [ ] x')).toEqual(['Steps: A, B, C']);
    expect(
      boardOf(
        ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => `## ${name}\n- [ ] do ${name}\n`).join(''),
      ),
    ).toEqual(['Stage 1: A, B, C', 'Stage 2: D, E, F']);
  });

  test('lose the number in front of their words, and are no number where they have none', () => {
    const modules = (...titles: string[]) =>
      boardOf(`# P\n${titles.map((title) => `## ${title}\n- [ ] do\n`).join('')}`).flatMap((line) =>
        line.slice(line.indexOf(': ') + 2).split(', '),
      );
    expect(modules('Section 1.1', 'Section 1.2', 'Abschnitt 2')).toEqual([
      'Section 1.1',
      'Section 1.2',
      'Abschnitt 2',
    ]);
    expect(modules('Phase 2.3', 'Step 1.2')).toEqual(['Phase 2.3', 'Step 1.2']);
    expect(modules('Section 1.2: Access', 'Step 1. Sign', '2.1 Train')).toEqual([
      'Access',
      'Sign',
      'Train',
    ]);
  });

  test('that say what comes before and after the work are grouped by that', () => {
    const titles = ['Prerequisites', 'Plan', 'Build', 'Test', 'Announcement', 'Clean up'];
    expect(boardOf(titles.map((name) => `## ${name}\n- [ ] do ${name}\n`).join(''))).toEqual([
      'Prepare: Prerequisites, Plan',
      'Carry out: Build, Test',
      'Follow up: Announcement, Clean up',
    ]);
  });

  test('become what was asked for', () => {
    const source = '# T\n## A\n- [ ] a\n### A1\n- [ ] b\n## B\n- [ ] c';
    const board = (shape: Partial<ImportShape>) =>
      readChecklist(source, 'x.md', { ...proposedShape, ...shape }).milestones.map(
        ({ name, modules }) => `${name}: ${modules.map(({ title }) => title).join(', ')}`,
      );
    expect(board(asWritten)).toEqual(['A: A', 'B: B']);
    expect(board({ milestones: 2, modules: 3 })).toEqual(['A: General, A1', 'B: B']);
    expect(board({ milestones: 'one' })).toEqual(['Steps: A, B']);
    expect(board({ milestones: 'one', modules: 3 })).toEqual(['Steps: A, A1, B']);
  });

  test('beneath a lone title: the title names the blueprint, its own text is kept in front', () => {
    expect(boardOf('# T\nwords\n## A\n### A1\n### A2\n## B')).toEqual([
      'A: Introduction, A1, A2',
      'B: B',
    ]);
    expect(boardOf('# T\n## A\n### A1\n### A2')).toEqual(['A: A1, A2']);
    expect(readChecklist('# T\n## A').title).toBe('T');
  });

  test('that front matter does not repeat are kept, though nothing stands beneath', () => {
    expect(boardOf('---\nname: N\n---\n# T\n## A\n## B')).toEqual(['Steps: T, A, B']);
  });

  test('with text of their own give it to their first module; with tasks of their own they have a module for them', () => {
    expect(boardOf('# A\nwords\n## A1\n## A2\n# B\n## B1\n## B2')).toEqual([
      'A: A1, A2',
      'B: B1, B2',
    ]);
    expect(boardOf('# A\n- [ ] t\n## A1\n## A2\n# B\n## B1\n## B2')).toEqual([
      'A: General, A1, A2',
      'B: B1, B2',
    ]);
  });

  test('deeper than modules stay within the text, in three levels at most', () => {
    const { milestones } = readChecklist(
      '# A\n## A1\n### x\n- [ ] t\n#### y\n##### z\n###### w\n# B',
      'x.md',
      { ...proposedShape, milestones: 1 },
    );
    expect(
      milestones[0]!.modules[0]!.blocks.map((block) =>
        block.kind === 'text' ? block.html : block.task.headline,
      ),
    ).toEqual(['<h1>x</h1>', 't', '<h2>y</h2>\n<h3>z</h3>\n<h3>w</h3>']);
  });

  test('lose their numbers, and what is for the team alone says so', () => {
    const { milestones } = readChecklist(
      '## 1. One\n- [ ] a\n## Step 2: Two (internal)\n- [ ] b\n## Staff tasks\n- [ ] c',
    );
    expect(milestones[0]!.modules.map(({ title, audience }) => [title, audience])).toEqual([
      ['One', 'EXTERN'],
      ['Two', 'INTERN'],
      ['Staff tasks', 'INTERN'],
    ]);
  });

  test('keep their links, and are said whole in the description where they break off; without words they get a name', () => {
    const long = 'word '.repeat(60).trim();
    const { milestones, notes } = readChecklist(
      `# [A](https://example.com/a) site\n# ${long}\n#\n- [ ] t`,
    );
    const [linked, cut, unnamed] = milestones[0]!.modules;
    expect(linked!.description).toBe('<p><a href="https://example.com/a">A</a></p>');
    expect(cut!.title.length).toBeLessThanOrEqual(80);
    expect(cut!.title).toMatch(/^word .*…$/);
    expect(cut!.description).toBe(`<p>${long}</p>`);
    expect(unnamed!.title).toBe('Untitled section');
    expect(notes.map(({ line, kind }) => [line, kind])).toEqual([[3, 'unnamed']]);
  });

  test('written with underlines, CRLF and a byte order mark are read as well', () => {
    expect(boardOf('\uFEFFTitle\r\n=====\r\n\r\nOne\r\n---\r\n\r\n- [ ] t\r\n')).toEqual([
      'Steps: One',
    ]);
  });
});

describe('without headings', () => {
  test('bold lines and labels before lists take their place', () => {
    expect(boardOf('**A**\n\n- [ ] a\n\n**B**\n\n- [ ] b')).toEqual(['Steps: A, B']);
    expect(boardOf('Before:\n\n- [ ] a\n\nAfter:\n\n- [ ] b')).toEqual(['Steps: Before, After']);
  });

  test('items that hold lists take their place', () => {
    expect(boardOf('- A\n  - [ ] a\n- B\n  - [ ] b')).toEqual(['Steps: A, B']);
    expect(
      boardOf('- A\n  - A1\n    - a\n  - A2\n    - b\n- B\n  - B1\n    - c\n  - B2\n    - d'),
    ).toEqual(['A: A1, A2', 'B: B1, B2']);
  });

  test('a long list becomes modules of about six', () => {
    expect(boardOf('- [ ] do\n'.repeat(14))).toEqual(['Steps: Tasks 1–4, Tasks 5–9, Tasks 10–14']);
  });

  test('words are an introduction; without boxes that is said', () => {
    expect(boardOf('words\n\n## A\n## B')).toEqual(['Steps: Introduction, A, B']);
    expect(boardOf('words')).toEqual(['Steps: Introduction']);
    expect(readChecklist('words').notes).toMatchObject([{ line: 1, kind: 'no-boxes' }]);
  });

  test('each item of a list is a task where there are no boxes', () => {
    const tasks = (shape: Partial<ImportShape>) =>
      readChecklist('## A\n- one\n- two\n', 'x.md', { ...proposedShape, ...shape }).counts.tasks;
    expect([tasks({}), tasks({ tasks: 'boxes' })]).toEqual([2, 0]);
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
    {
      kind: 'text',
      html: '<p>one</p>\n<hr />\n<p>two</p>',
      line: 5,
      spans: expect.anything() as unknown,
      tasks: expect.anything() as unknown,
    },
  ]);
  expect(notes.filter(({ kind }) => kind === 'divider').map(({ line }) => line)).toEqual([3, 11]);
});

describe('boxes in some sections alone', () => {
  const source = [
    '# Onboarding',
    'This covers:',
    '',
    '- all of it',
    '## Papers',
    '- [ ] Sign (HR, 3 days)',
    '## Devices',
    '1. Order the laptop (IT)',
    '2. Set it up',
    '## Accounts',
    '| Task | Owner |',
    '|---|---|',
    '| Open the mailbox | IT |',
    '## Links',
    '- [Handbook](https://example.com/h)',
    '- [Wiki](https://example.com/w)',
    '## Training',
    '- read first',
    '### Week 1',
    '- [ ] Take the course',
  ].join('\n');
  const tasksOf = (shape: Partial<ImportShape> = {}) =>
    readChecklist(source, 'x.md', { ...proposedShape, ...shape }).milestones.flatMap(
      ({ modules }) =>
        modules.flatMap(({ blocks }) =>
          blocks.flatMap((b) => (b.kind === 'task' ? [b.task.headline] : [])),
        ),
    );

  test('decide for those and what is below them; elsewhere lists are tasks, unless they are to be read', () => {
    expect(tasksOf()).toEqual([
      'Sign',
      'Order the laptop',
      'Set it up',
      'Open the mailbox',
      'Take the course',
    ]);
    expect(tasksOf({ tasks: 'boxes' })).toEqual(['Sign', 'Take the course']);
  });

  test('are told of, by line', () => {
    const { notes } = readChecklist(source);
    expect(
      notes.filter(({ kind }) => kind === 'list').map(({ said }) => sayNote(said, 'en')),
    ).toEqual([
      'Line 4: 1 item without a box stays as text in “Onboarding”; it can be made tasks in the result.',
      'Lines 8–9: 2 items without a box become tasks, because “Devices” has no boxes.',
      'Line 13: 1 item without a box becomes a task, because “Accounts” has no boxes.',
      'Lines 15–16: 2 items without a box stay as text in “Links”; they can be made tasks in the result.',
      'Line 18: 1 item without a box stays as text in “Training”; it can be made tasks in the result.',
    ]);
  });

  test('leave texts of which tasks can be made, with people and days', () => {
    const { items, draft, peopleOfTexts } = previewOf(
      readChecklist(
        '## A\n- [ ] a\n\nBefore:\n\n- Call (Legal, 3 days)\n- Ask the landlord. It takes long.\n',
        'x.md',
      ),
      'en',
    );
    const text = draft.milestones[0]!.modules[0]!.blocks[1]!;
    expect(text.kind).toBe('content');
    expect(items[text.key]?.tasks).toMatchObject([
      { kind: 'content', content: { html: '<p>Before:</p>' } },
      { headline: 'Call', assignee: 'p::legal', dueInDays: 3 },
      { headline: 'Ask the landlord', description: '<p>It takes long.</p>' },
    ]);
    expect([draft.placeholders, peopleOfTexts.map(({ name }) => name)]).toEqual([[], ['Legal']]);
  });
});

test('names are tidy: no run of blanks, no break, nothing unseen', () => {
  const { milestones, title } = readChecklist(
    '# Zu\u0308rich \u200b go-live\n## Runners\u00a0 and<br>jobs\n- [ ] All jobs green <br> on both\u00a0 runners',
  );
  const [module] = milestones.flatMap(({ modules }) => modules);
  expect([title, module?.title, module?.blocks[0]]).toMatchObject([
    'Zürich go-live',
    'Runners and jobs',
    { task: { headline: 'All jobs green on both runners' } },
  ]);
});
