import { expect, test } from 'vitest';
import { markdownOfHtml } from './formats/richText.ts';
import { readChecklist } from './readChecklist.ts';
import { sayNote } from './texts/index.ts';

const source = `# Onboarding

🚀

- ▶ Week 1
    - [ ] Sign the contract @January 15, 2027
    - [ ] Meet the team @Ines
- ▶ Week 2
    - [ ] Review goals @January 22, 2027 → January 25, 2027

<details>
<summary><strong>Week 3</strong></summary>

Some words.

- [ ] Talk about feedback (by @January 29, 2027 9:00 AM)
- [ ] Order cards @Unknown 45, 2027

</details>

<details><summary>Log</summary>

Nothing to do here.

</details>
`;

test('toggles are modules, an icon is none, and days in titles are due days', () => {
  const { milestones, notes, lines } = readChecklist(source, 'Onboarding 1f3a.md');
  const modules = milestones.flatMap((milestone) => milestone.modules);
  expect(modules.map(({ title }) => title)).toEqual(['Week 1', 'Week 2', 'Week 3']);
  expect(
    modules.map(({ blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'task' ? [[block.task.headline, block.task.dueInDays]] : [],
      ),
    ),
  ).toEqual([
    [
      ['Sign the contract', 1],
      ['Meet the team', null],
    ],
    [['Review goals', 11]],
    [
      ['Talk about feedback', 15],
      ['Order cards @Unknown 45, 2027', null],
    ],
  ]);
  const said = notes.map(({ said: note }) => sayNote(note, 'en'));
  expect(said[0]).toBe('Line 3: “🚀” is an icon alone and is left out.');
  expect(said.filter((each) => each.includes('no place'))).toEqual([]);
  source.split('\n').forEach((line, at) => {
    if (/[\p{L}\p{N}]/u.test(line.replace(/<[^>]*>/g, '')))
      expect([line, lines[at]]).not.toEqual([line, 'blank']);
  });
});

test('toggles of a page that was exported are modules too', () => {
  const toggle = (name: string, tasks: string) =>
    `<ul class="toggle"><li><details open=""><summary>${name}</summary>${tasks}</details></li></ul>`;
  const box = (words: string) =>
    `<ul class="to-do-list"><li><div class="checkbox checkbox-off"></div> <span>${words}</span></li></ul>`;
  const page = `<article><header><div class="page-header-icon"><span class="icon">🚀</span></div><h1 class="page-title">Plan</h1></header>${toggle('Week 1', box('Sign'))}${toggle('Week 2', box('Review'))}</article>`;
  const { title, milestones } = readChecklist(markdownOfHtml(page));
  expect(title).toBe('Plan');
  expect(milestones.flatMap(({ modules }) => modules.map((module) => module.title))).toEqual([
    'Week 1',
    'Week 2',
  ]);
});
