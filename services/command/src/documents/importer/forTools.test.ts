import { expect, test } from 'vitest';
import { readChecklist } from './readChecklist.ts';
import { sayNote } from './texts/index.ts';

const read = (source: string, name = 'list.md') => {
  const outline = readChecklist(source, name);
  return {
    title: outline.title,
    modules: outline.milestones.flatMap(({ modules }) =>
      modules.map(({ title, blocks }) => [
        title,
        ...blocks.map((b) => (b.kind === 'task' ? b.task.headline : b.html)),
      ]),
    ),
    tasks: outline.milestones.flatMap(({ modules }) =>
      modules.flatMap(({ blocks }) => blocks.flatMap((b) => (b.kind === 'task' ? [b.task] : []))),
    ),
    notes: outline.notes.map(({ said }) => sayNote(said, 'en')),
    lines: outline.lines,
  };
};

test('lines that label or assign an issue are left out, and it is said; a path is none', () => {
  const { modules, notes, lines } = read(
    '- [ ] Do it\n\n/label ~"a b"\n/assign @me\n\n/settings is where it is\n',
  );
  expect(modules).toEqual([['Tasks', 'Do it', '<p>/settings is where it is</p>']]);
  expect(notes).toEqual([
    'Lines 3–4: left out, because it is for the tool that the list comes from: “/label ~"a b" /assign @me”.',
  ]);
  expect(lines).toEqual(['task', 'blank', 'note', 'note', 'blank', 'text', 'blank']);
});

test('a quote that is shown as a box says what kind it is', () => {
  const { modules } = read('> [!WARNING]\n> Mind the gap.\n\n- [ ] Go');
  expect(modules[0]![1]).toContain('Warning: Mind the gap.');
});

test('a picture that is written as a word is no part of a heading', () => {
  expect(
    read('## Pre-cycle :calendar:\n- [ ] a\n## :rocket: Launch\n- [ ] b').modules.map(
      ([title]) => title,
    ),
  ).toEqual(['Pre-cycle', 'Launch']);
});

test('a first line in capitals is the title, where no heading is', () => {
  const { title, modules } = read(
    'HOUSE RULES\n\nFirst day\n---------\n* Ring the bell\n* Take off shoes',
  );
  expect([title, modules]).toEqual([
    'HOUSE RULES',
    [['First day', 'Ring the bell', 'Take off shoes']],
  ]);
  expect(read('# Rules\n\nNASA\n\n- [ ] a').title).toBe('Rules');
});

test('a table of tasks is a list of them, beside boxes where it calls a column so', () => {
  const table =
    '| Task | Owner | Due | Remark |\n|---|---|---|---|\n| [Pack](https://a.example) it | IT lead | 2 days | soon |\n| Send it | | | |';
  expect(read(`## Way\n\n${table}\n\n- Wave`).tasks).toMatchObject([
    {
      headline: 'Pack it',
      role: 'IT lead',
      dueInDays: 2,
      description: expect.stringContaining('Remark: soon'),
      line: 5,
    },
    { headline: 'Send it', role: null, line: 6 },
    { headline: 'Wave' },
  ]);
  const beside = (text: string) =>
    read(`## Way\n\n${text}\n\n- [ ] Wave`).tasks.map(({ headline }) => headline);
  expect(beside(table)).toEqual(['Pack it', 'Send it', 'Wave']);
  expect(beside(table.replace('Task', 'Place'))).toEqual(['Wave']);
  expect(
    read('## Way\n\n| Field | Old | New |\n|---|---|---|\n| a | b | c |\n\n- Wave').tasks,
  ).toHaveLength(1);
});

test('what only the tool can use is left out of its export, and a part stands with what it is a part of', () => {
  const csv = [
    'Task ID,Created At,Name,Section/Column,Assignee,Projects,Parent task',
    '1,2026-01-01,Kick-off,Week 1,Ines,Onboarding,',
    '2,2026-01-01,Book the room,,,,Kick-off',
    '3,2026-01-01,Review,Week 2,,Onboarding,',
  ].join('\n');
  const { modules, tasks, notes } = read(csv, 'board.csv');
  expect(modules).toEqual([
    ['Week 1', 'Kick-off', 'Book the room'],
    ['Week 2', 'Review'],
  ]);
  expect(tasks[0]).toMatchObject({ role: 'Ines', description: '' });
  expect(notes.slice(0, 2)).toEqual([
    'Line 1: the column “Task ID” is left out.',
    'Line 1: the column “Created At” is left out.',
  ]);
});

test('the first line by which Excel says what parts the cells is believed, and is no row', () => {
  const table = 'Milestone;Task;Due in days\nStart;"Sign, please";3\nStart;Call;5\n';
  for (const name of ['plan.csv', 'pasted.md']) {
    const { tasks, lines } = read(`sep=;\n${table}`, name);
    expect(tasks).toMatchObject([
      { headline: 'Sign, please', dueInDays: 3, line: 3 },
      { headline: 'Call', dueInDays: 5, line: 4 },
    ]);
    expect(lines).toHaveLength(5);
  }
  expect(read('SEP=,\r\nTask,Days\r\nGo;on,3\r\n', 'a.csv').tasks).toMatchObject([
    { headline: 'Go;on' },
  ]);
  expect(read('sep=;\nGo, then call;x\n', 'a.csv').tasks).toMatchObject([
    { headline: 'Go, then call', line: 2 },
  ]);
});
