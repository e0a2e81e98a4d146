import { csvOf } from '@waymark/look/csv';
import { describe, expect, test } from 'vitest';
import { markdownOfHtml } from './formats/richText.ts';
import { readChecklist } from './readChecklist.ts';
import { sayNote } from './texts/index.ts';

/** Each module with its tasks, and what was left out. */
function read(source: string, name: string) {
  const { title, milestones, notes } = readChecklist(source, name);
  return {
    title,
    milestones: milestones.map((milestone) => milestone.name),
    modules: milestones.flatMap(({ modules }) =>
      modules.map((module) => [
        module.title,
        ...module.blocks.map((block) => (block.kind === 'task' ? block.task.headline : 'text')),
      ]),
    ),
    lost: notes.filter(({ kind }) => kind === 'unplaced').map(({ said }) => sayNote(said, 'en')),
    said: notes.map(({ said }) => sayNote(said, 'en')),
  };
}
const modules = [
  ['Vorbereitung', 'Vertrag prüfen', 'Raum buchen'],
  ['Durchführung', 'Gäste begrüßen', 'Aufräumen'],
];

describe('a sheet', () => {
  test.each([
    [
      'with phases in rows of their own',
      'Phase;Aufgabe;Wer;Frist\nVorbereitung;;;\n;Vertrag prüfen;Legal;3\n;Raum buchen;IT;5\nDurchführung;;;\n;Gäste begrüßen;Sales;7\n;Aufräumen;IT;8\n',
    ],
    [
      'with merged cells of phases',
      'Phase;Aufgabe;Wer\nVorbereitung;Vertrag prüfen;Legal\n;Raum buchen;IT\nDurchführung;Gäste begrüßen;Sales\n;Aufräumen;IT\n',
    ],
    [
      'with phases in the column of tasks',
      'Nr;Aufgabe;Wer;Status\n;Vorbereitung;;\n1;Vertrag prüfen;Legal;offen\n2;Raum buchen;IT;offen\n;Durchführung;;\n3;Gäste begrüßen;Sales;offen\n4;Aufräumen;;\n',
    ],
  ])('%s has a module for each', (_, source) => {
    const sheet = read(source, 'plan.csv');
    expect(sheet.modules).toEqual(modules);
    expect(sheet.lost).toEqual([]);
  });

  test('has milestones of rows of their own above a column of modules', () => {
    const source =
      'Area,Task,Who\n,Start,\nPapers,Sign,HR\n,Send,HR\n,Then,\nRoom,Book,IT\nFood,Order,IT\n';
    expect(read(source, 'plan.csv')).toMatchObject({
      milestones: ['Start', 'Then'],
      modules: [
        ['Papers', 'Sign', 'Send'],
        ['Room', 'Book'],
        ['Food', 'Order'],
      ],
    });
  });

  test('with a title and remarks above its columns is called by that', () => {
    const source =
      'Onboarding plan,,\nVersion 3,,\n,,\nPhase,Task,Owner\nPrepare,Sign,HR\n,Book,IT\n';
    const sheet = read(source, 'x.csv');
    expect(sheet).toMatchObject({
      title: 'Onboarding plan',
      modules: [
        ['Introduction', 'text'],
        ['Prepare', 'Sign', 'Book'],
      ],
      lost: [],
    });
    expect(sheet.said).toEqual([
      'Line 4: an empty cell of the column “Phase” belongs to what stands above it.',
    ]);
  });

  test('says more of a task in a row without a title', () => {
    const { milestones } = readChecklist(
      'Task,Owner,Notes\nSign,HR,first\n,,second\nSend,HR,\n',
      'x.csv',
    );
    const [block] = milestones[0]!.modules[0]!.blocks;
    expect(block).toMatchObject({
      task: { headline: 'Sign', description: '<p>first</p>\n<p>second</p>' },
    });
  });

  test('keeps tasks of a title alone, and columns that name a place in some rows alone', () => {
    expect(read('Task,Owner\nSign,HR\nSend,\nCall,IT\n', 'x.csv').modules).toEqual([
      ['Tasks', 'Sign', 'Send', 'Call'],
    ]);
    expect(read('Phase,Task\nA,One\nA,Two\n,Three\nB,Four\n', 'x.csv').modules).toEqual([
      ['Tasks', 'Three'],
      ['A', 'One', 'Two'],
      ['B', 'Four'],
    ]);
  });
});

describe('a table in a document', () => {
  const html = (rows: string) =>
    `<table><tr><td><b>Phase</b></td><td><b>Aufgabe</b></td><td><b>Wer</b></td></tr>${rows}</table>`;
  test('with merged cells is read as if each row said it', () => {
    const rows =
      '<tr><td rowspan="2">Vorbereitung</td><td>Vertrag prüfen</td><td>Legal</td></tr><tr><td>Raum buchen</td><td>IT</td></tr><tr><td rowspan="2">Durchführung</td><td>Gäste begrüßen</td><td rowspan="2">IT</td></tr><tr><td>Aufräumen</td></tr>';
    const sheet = read(markdownOfHtml(html(rows)), 'x.md');
    expect(sheet.modules).toEqual(modules);
    expect(sheet.lost).toEqual([]);
  });

  test('with rows of phases over all its columns has a module for each', () => {
    const row = (phase: string, ...tasks: string[]) =>
      `<tr><td colspan="3">${phase}</td></tr>${tasks.map((each) => `<tr><td></td><td>${each}</td><td>IT</td></tr>`).join('')}`;
    const sheet = read(
      markdownOfHtml(
        html(
          row('Vorbereitung', 'Vertrag prüfen', 'Raum buchen') +
            row('Durchführung', 'Gäste begrüßen', 'Aufräumen'),
        ),
      ),
      'x.md',
    );
    expect(sheet.modules).toEqual(modules);
    expect(sheet.lost).toEqual([]);
  });
});

test.each([
  [
    'with a time',
    'Card Name,Due Date\nSign,2027-01-15T10:00:00.000Z\nSend,2027-01-20T10:00:00.000Z\n',
  ],
  ['with names of months', 'Summary,Due date\nSign,15/Jan/27 12:00 AM\nSend,20/Jan/27 12:00 AM\n'],
])('days as tools export them are due days: %s', (_, source) => {
  const [module] = readChecklist(source, 'board.csv').milestones[0]!.modules;
  expect(module!.blocks).toMatchObject([{ task: { dueInDays: 1 } }, { task: { dueInDays: 6 } }]);
});

test.each(['en', 'de'] as const)(
  'what any table of ours says (%s) is read as it was before it was guarded',
  (language) => {
    const lines = [
      ['Phase', 'Task', 'Owner', 'Due date', 'Notes'],
      ['=Start', '@Sign; twice', 'IT lead', '3', '-5, or "so"'],
      ['＝Start', "'+49 30", 'Über alles lead', '5', '+49 30 1234'],
    ];
    const { milestones } = readChecklist(csvOf(lines, language), 'tasks.csv');
    expect(
      milestones.flatMap(({ modules }) => modules).map(({ title, blocks }) => [title, blocks]),
    ).toMatchObject([
      [
        '=Start',
        [
          {
            task: {
              headline: '@Sign; twice',
              role: 'IT lead',
              dueInDays: 3,
              description: '<p>-5, or "so"</p>',
            },
          },
        ],
      ],
      ['＝Start', [{ task: { headline: "'+49 30", description: '<p>+49 30 1234</p>' } }]],
    ]);
  },
);
