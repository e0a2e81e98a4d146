import { describe, expect, test } from 'vitest';
import { markdownOfHtml } from './formats/richText.ts';
import type { Outline } from './outline.ts';
import { readChecklist } from './readChecklist.ts';

/** Modules with what is in them: tasks by their words, `~` for a text. */
const laidOut = ({ milestones }: Outline) =>
  milestones
    .flatMap(({ modules }) => modules)
    .map(({ title, blocks }) => [
      title,
      ...blocks.map((block) => (block.kind === 'task' ? block.task.headline : '~')),
    ]);
const read = (source: string, fileName = 'x.md') => laidOut(readChecklist(source, fileName));
const notesOf = (source: string) => readChecklist(source, 'x.md').notes.map(({ said }) => said.key);
const tasksOf = (source: string, fileName: string) =>
  readChecklist(source, fileName)
    .milestones.flatMap(({ modules }) => modules)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'task' ? [block.task] : []));

describe('raw HTML in Markdown', () => {
  test('a toggle with a list in HTML is a module with its tasks', () => {
    const source = `# Onboarding

<details>
<summary>Week 1</summary>

<ul>
<li><input type="checkbox"> Create the workspace</li>
<li><input type="checkbox" checked> Invite the admins</li>
</ul>
<p>Ask Maria.</p>

</details>

<details>
<summary><b>Week 2</b></summary>
<ul><li>Export</li><li>Import</li></ul>
</details>
`;
    expect(read(source)).toEqual([
      ['Week 1', 'Create the workspace', 'Invite the admins', '~'],
      ['Week 2', 'Export', 'Import'],
    ]);
  });
  test('lists, boxes and tables of tasks are what they would be in Markdown', () => {
    const table =
      '<table><tr><th>Task</th><th>Owner</th></tr><tr><td>Create users</td><td>IT lead</td></tr></table>';
    const source = `## Setup\n\n${table}\n\n## Close\n\n<ul>\n<li>[ ] Survey</li>\n<li>[x] Invoice</li>\n</ul>\n`;
    expect(read(source)).toEqual([
      ['Setup', 'Create users'],
      ['Close', 'Survey', 'Invoice'],
    ]);
  });
  test('what is folded away in something folded away is found, too', () => {
    const inner = '<details><summary>Social</summary>\n\n- [ ] Post\n\n</details>\n</details>\n';
    const source = `# Launch\n\n<details open>\n<summary>Marketing</summary>\n\n- [ ] Press\n\n${inner}`;
    expect(read(source).flat()).toEqual(expect.arrayContaining(['Press', 'Social', 'Post']));
  });
});

describe('notes and wikis', () => {
  test('paragraphs that are tagged as tasks are boxes', () => {
    const html =
      '<p data-tag="to-do">Call</p><p data-tag="to-do:completed,important">Prepare</p><p>Then rest.</p>';
    expect(read(markdownOfHtml(html))).toEqual([['Tasks', 'Call', 'Prepare', '~']]);
  });
  test('headings, numbers and signs of a wiki', () => {
    const source =
      'h2. Go-live\n\nh3. Technical\n* [ ] DNS\n* (x) Load test\n* (/) Backup\nh3. People\n# [ ] Brief them\n';
    expect(read(source, 'x.txt')).toEqual([
      ['Technical', 'DNS', 'Load test', 'Backup'],
      ['People', 'Brief them'],
    ]);
  });
  test('boxes with a mark in them, links to notes, days behind a sign', () => {
    const source =
      '## A\n- [/] Half\n- [>] Later [[the plan|the way]]\n- [ ] Call [[Mia]] 📅 2027-03-05\n';
    expect(read(source)).toEqual([['A', 'Half', 'Later the way', 'Call Mia']]);
    expect(notesOf(source)).toContain('boxMarked');
    expect(tasksOf(source, 'x.md').at(-1)!.dueInDays).toBe(1);
  });
  test('a table of contents and what a heading is linked by are for the tool', () => {
    expect(read('[TOC]\n\n# Plan {#plan}\n\n## Setup {#a.b}\n- [ ] One\n')).toEqual([
      ['Setup', 'One'],
    ]);
    expect(notesOf('[TOC]\n\n- [ ] One\n')).toContain('linesLeftOut');
  });
  test('boxes of chats by the names of their signs', () =>
    expect(
      read('*Launch*\n:white_check_mark: Design\n:white_large_square: Copy\n• Tell sales\n'),
    ).toEqual([['Launch', 'Design', 'Copy', 'Tell sales']]));
});

describe('plain text', () => {
  test('lines above boxes are headings, other lines beside boxes are words', () => {
    expect(
      read('🎯 Move\n\n📦 Before\n☐ Order boxes\n\n🚚 On the day\n☐ Keys\n☑ Helpers\n', 'x.txt'),
    ).toEqual([
      ['📦 Before', 'Order boxes'],
      ['🚚 On the day', 'Keys', 'Helpers'],
    ]);
    expect(
      read('Handover\nFriday\n09:12\n\n[ ] Passwords\n[ ] Keys\n    [ ] garage\n', 'x.txt'),
    ).toEqual([['Tasks', '~', 'Passwords', 'Keys', 'garage']]);
  });
  test('numbers of several parts and letters in front of lines make a list', () => {
    expect(
      read(
        '# Audit\n\n## 1.1 Scope\n1.1.1 Define it\n1.1.2 Agree with IT\n\n## Then\na) Survey\nb) Close\n',
      ),
    ).toEqual([
      ['Scope', 'Define it', 'Agree with IT'],
      ['Then', 'Survey', 'Close'],
    ]);
    expect(read('## A\n\n1.5 million people came.\nThey left.\n\n- [ ] One\n')).toEqual([
      ['A', '~', 'One'],
    ]);
  });
  test('bullets and ticks of notes', () =>
    expect(
      read('New office\n\n◦ Cancel\n✓ Measure\n\nOn the day\n◦ Label\n', 'x.txt').flat(),
    ).toEqual(expect.arrayContaining(['Cancel', 'Measure', 'On the day', 'Label'])));
  test('a signature is no part of the plan', () =>
    expect(read('Please:\n\n1) Confirm\n2) Send\n\nBest,\nMia\n--\nMia Chen\n', 'x.txt')).toEqual([
      ['Tasks', '~', 'Confirm', 'Send', '~'],
    ]));
});

describe('tables of tools', () => {
  test.each([
    ['French', 'Étape;Tâche;Responsable;Échéance\nPréparation;Signer;Client;3 jours\n'],
    ['Polish', 'Etap;Zadanie;Odpowiedzialny;Termin\nPréparation;Signer;Client;3 dni\n'],
    ['German', 'Phase;Aufgabe;Zuständig;Fällig (Tage)\nPréparation;Signer;Client;3\n'],
  ])('%s names of columns', (_, source) => {
    expect(read(source, 'x.csv')).toEqual([['Préparation', 'Signer']]);
    expect(tasksOf(source, 'x.csv')).toMatchObject([{ role: 'Client', dueInDays: 3 }]);
  });
  test('names of columns that come again above each group', () => {
    const group = (name: string, task: string) =>
      `${name},,\nName,Person,Date\n${task},Jan,2027-05-04\n,,\n`;
    expect(
      read(
        `Customers,,\n,,\n${group('Kick-off', 'Meet')}${group('Setup', 'Create users')}`,
        'x.csv',
      ),
    ).toEqual([
      ['Kick-off', 'Meet'],
      ['Setup', 'Create users'],
    ]);
  });
  test('epics are modules, and parts stand with what they are parts of', () => {
    const source = `Issue Type,Issue key,Summary,Parent,Parent summary,Description,Assignee
Epic,A-1,Access,,,,mia
Story,A-2,Accounts,10,Access,all,
Sub-task,A-3,Passwords,11,Accounts,,
Epic,A-4,Data,,,,mia
Task,A-5,Load,12,Data,,
`;
    expect(read(source, 'x.csv')).toEqual([
      ['Access', 'Accounts', 'Passwords'],
      ['Data', 'Load'],
    ]);
    expect(notesOf(source)).toContain('rowAsModule');
  });
  test.each(['Epic Link', 'Custom field (Epic Link)', 'Parent key', 'Parent'])(
    'epics that are named by their keys in %s are modules, too',
    (leads) => {
      const source = `Issue Type,Issue key,Summary,${leads},Description
Epic,A-1,Access,,
Story,A-2,Accounts,A-1,all
Sub-task,A-3,Passwords,A-2,
Task,A-4,Apart,,
`;
      expect(read(source, 'x.csv')).toEqual([
        ['Tasks', 'Apart'],
        ['Access', 'Accounts', 'Passwords'],
      ]);
    },
  );
  test('a part without a project stands with the task that it is a part of', () => {
    const source =
      'Name,Section/Column,Projects,Parent task\nSend,Kick-off,Onboarding,\nDraft,Kick-off,,Send\n';
    expect(read(source, 'x.csv')).toEqual([['Kick-off', 'Send', 'Draft']]);
  });
  test('days with slashes are all read as the one of them that can be read in one way alone', () => {
    const due = (...days: string[]) =>
      tasksOf(`Task,Due\n${days.map((day, at) => `T${at},${day}\n`).join('')}`, 'x.csv').map(
        (task) => task.dueInDays,
      );
    expect(due('05/03/2027', '12/03/2027', '20/03/2027')).toEqual([1, 8, 16]);
    expect(due('03/05/2027', '03/12/2027', '03/20/2027')).toEqual([1, 8, 16]);
    expect(due('05/03/2027', '06/03/2027')).toEqual([null, null]);
    expect(due('13/03/2027', '03/20/2027')).toEqual([1, 8]);
  });
  test('rows that say what they are, lists of people and moments in milliseconds', () => {
    const typed =
      'TYPE,CONTENT,DESCRIPTION,INDENT,RESPONSIBLE,DATE,DURATION\nsection,Before,,,,,\ntask,Book,big,1,Tom (2),in 3 days,\nsection,After,,,,,\ntask,Send,x,1,,,\n';
    expect(read(typed, 'x.csv')).toEqual([
      ['Before', 'Book'],
      ['After', 'Send'],
    ]);
    expect(tasksOf(typed, 'x.csv')[0]).toMatchObject({
      role: 'Tom',
      dueInDays: 3,
      description: '<p>big</p>',
    });
    const moments =
      'Task Name,Due Date,Assignees\nDesign,1701000000000,[Lea]\nBuild,1702000000000,[]\n';
    expect(tasksOf(moments, 'x.csv')).toMatchObject([
      { role: 'Lea', dueInDays: 1 },
      { role: null, dueInDays: 13 },
    ]);
  });
});

describe('documents as other programs save and copy them', () => {
  const html = (source: string) => read(markdownOfHtml(source));
  test('a box that is drawn beside its item is no word of it', () =>
    expect(
      html(
        '<h2>Week 1</h2><ul><li role="checkbox" aria-checked="false"><img src="data:image/png;base64,iVBORw0KGgo=" alt="unchecked" aria-roledescription="checkbox"><p>Sign the order form</p></li></ul>',
      ),
    ).toEqual([['Week 1', 'Sign the order form']]));
  test('boxes of notes, by themselves and of a list', () =>
    expect(
      html(
        '<h1>Party</h1><div><en-todo checked="false"/>Buy drinks</div><div><en-todo checked="true"/>Rent a hall</div><ul style="--en-todo:true;"><li style="--en-checked:false;"><div>Clean up</div></li></ul>',
      ),
    ).toEqual([['Party', 'Buy drinks', 'Rent a hall', 'Clean up']]));
  test('the task list of a wiki', () => {
    const task = (id: number, status: string, words: string) =>
      `<ac:task><ac:task-id>${id}</ac:task-id><ac:task-status>${status}</ac:task-status><ac:task-body><span>${words}</span></ac:task-body></ac:task>`;
    expect(
      html(
        `<h2>Before</h2><ac:task-list>${task(1, 'incomplete', 'Book the hall')}${task(2, 'complete', 'Invite guests')}</ac:task-list>`,
      ),
    ).toEqual([['Before', 'Book the hall', 'Invite guests']]);
  });
  test('numbers of several parts below an item do not run into its title', () =>
    expect(
      read(
        '1. PREPARATION\n   1.1 Send questionnaire\n   1.2 Check credit rating\n\n2. HANDOVER\n   - Protocol signed\n',
        'x.txt',
      ),
    ).toEqual([
      ['PREPARATION', 'Send questionnaire', 'Check credit rating'],
      ['HANDOVER', 'Protocol signed'],
    ]));
  test('days from one to another are due on the last, who is assigned has them', () =>
    expect(
      tasksOf(
        'Name,Assign,Date\nLogos,Dana,"January 20, 2027"\nSite map,,"January 27, 2027 → January 29, 2027"\n',
        'x.csv',
      ).map(({ headline, dueInDays, role }) => [headline, dueInDays, role]),
    ).toEqual([
      ['Logos', 1, 'Dana'],
      ['Site map', 10, null],
    ]));
});
