import { readdirSync, readFileSync } from 'node:fs';
import { proposedShape } from '@waymark/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markdownOfHtml } from './formats/richText.ts';
import { checklists } from './generatedChecklists.ts';
import type { Outline, OutlineTask } from './outline.ts';
import { readChecklist } from './readChecklist.ts';
import { sayNote } from './texts/index.ts';
import { cutOf } from './titles/shortTitle.ts';

const folder = new URL('./fixtures/heldOut/', import.meta.url);
const sourceOf = (name: string): string => {
  const text = readFileSync(new URL(name, folder), 'utf8');
  return name.endsWith('.html') ? markdownOfHtml(text) : text;
};
const modulesOf = ({ milestones }: Outline) => milestones.flatMap(({ modules }) => modules);
const tasksOf = (outline: Outline): OutlineTask[] =>
  modulesOf(outline).flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'task' ? [block.task] : [])),
  );
const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x26;', '&')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
/** All that is said in the plan, piece by piece, but for people, days and buttons. */
const saidIn = (outline: Outline): string[] => [
  ...outline.milestones.map(({ name }) => name),
  ...modulesOf(outline).flatMap(({ title, description, blocks }) => [
    title,
    wordsOf(description),
    ...blocks.flatMap((block) =>
      block.kind === 'text'
        ? [wordsOf(block.html)]
        : [block.task.headline, wordsOf(block.task.description)],
    ),
  ]),
];
const tokens = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/** Sentences of four words and more, as often as they are said. */
function repeated(outline: Outline): string[] {
  const sentences = saidIn(outline)
    .flatMap((text) => text.split(/(?<=[.!?])\s+|\n/))
    .map((text) => tokens(text).join(' '))
    .filter((text) => text.split(' ').length >= 4);
  return sentences.filter((text, at) => sentences.indexOf(text) !== at);
}

describe.each(readdirSync(folder))('%s', (name) => {
  const source = sourceOf(name);
  const outline = readChecklist(source, name);
  const boxes = source.replace(/<!--[\s\S]*?-->/g, '').match(/\[[ xX]\](?=\s)/g)?.length ?? 0;

  test('gives a task for every box, with a title of at most 80 characters', () => {
    if (boxes > 0) expect(tasksOf(outline)).toHaveLength(boxes);
    expect(tasksOf(outline).length).toBeGreaterThan(2);
    for (const { headline } of tasksOf(outline)) {
      expect(headline.length).toBeLessThanOrEqual(80);
      expect(headline).not.toBe('');
    }
  });

  test('says no sentence twice', () => {
    expect(repeated(outline)).toEqual([]);
  });

  test('has two to seven modules in most columns', () => {
    const good = outline.milestones.filter(
      ({ modules }) => modules.length >= 2 && modules.length <= 7,
    );
    expect(good.length * 2).toBeGreaterThan(outline.milestones.length);
  });

  test('accounts for each line, and loses no word and no link', () => {
    expect(outline.lines).toHaveLength(source.split(/\r?\n/).length);
    expect(outline.notes.filter(({ said }) => said.key === 'linesLeftOut')).toEqual([]);
    const kept = new Set(
      tokens(
        [
          outline.title,
          ...saidIn(outline),
          ...outline.notes.map(({ said }) => sayNote(said, 'en')),
          ...tasksOf(outline).map(
            ({ role, dueInDays, date }) => `${role} ${dueInDays} ${JSON.stringify(date)}`,
          ),
          ...outline.lines.flatMap((kind, at) =>
            kind === 'note' ? [source.split(/\r?\n/)[at]!] : [],
          ),
        ].join(' '),
      ),
    );
    const links = JSON.stringify(outline.milestones);
    for (const [url] of source.matchAll(/https?:\/\/[^\s)>",]+/g)) expect(links).toContain(url);
    // Words of people and days are taken out of the sentences.
    const taken =
      /^(?:days?|weeks?|tage|wochen|due|internal|optional|within|and|und|details|summary|https?|example|step|true|false|2026|2027|three|nur|nr|phase|workstream|task|responsible|notes|meilenstein|modul|aufgabe|verantwortlich|frist|area|name|section|projects|0?\d+)$/;
    // Nor are names of references and of pictures, and addresses of people whose names are there.
    const unsaid =
      /https?:\/\/\S+|\]\([^)]*\)|\]\[[^\]]*\]|^\[[^\]]+\]:|:[a-z_]+:$|,[\w.]+@[\w.]+(?=,)/gm;
    const lost = tokens(source.replace(unsaid, ' ')).filter(
      (word) => !kept.has(word) && !taken.test(word),
    );
    expect(lost).toEqual([]);
  });

  test('keeps the order within each module', () => {
    for (const { blocks } of modulesOf(outline)) {
      const lines = blocks.map((block) => (block.kind === 'text' ? block.line : block.task.line));
      expect(lines).toEqual(lines.toSorted((one, other) => one - other));
    }
  });
});

describe('people, days and dates', () => {
  const hints = (words: string) => {
    const [task] = tasksOf(readChecklist(`- [ ] ${words}`));
    return [task!.headline, task!.role, task!.dueInDays, task!.mandatory];
  };
  test.each([
    ['Choose the address (IT lead, 3 days)', ['Choose the address', 'IT lead', 3, true]],
    ['Choose it (within 2 weeks)', ['Choose it', null, 14, true]],
    ['Legal: read the contract', ['Read the contract', 'Legal', null, true]],
    ['Write the note @mikkel', ['Write the note', 'mikkel', null, true]],
    ['Order cards (optional)', ['Order cards', null, null, false]],
    ['Send it – 2 days', ['Send it', null, 2, true]],
    ['Sign off (controller, by 28.11.)', ['Sign off', 'Controller', 1, true]],
    ['Release it. Owner: Release manager', ['Release it', 'Release manager', null, true]],
    ['Ziele vereinbaren (Teamleitung, 90 Tage)', ['Ziele vereinbaren', 'Teamleitung', 90, true]],
    ['Docker Hub (we left it)', ['Docker Hub (we left it)', null, null, true]],
    ['Open the ports (customer IT)', ['Open the ports', 'Customer IT', null, true]],
    ['Migrate channels (if any)', ['Migrate channels (if any)', null, null, true]],
    [
      'See the docs (which the team wrote)',
      ['See the docs (which the team wrote)', null, null, true],
    ],
    ['Verträge prüfen (Leiter Einkauf, 10 Tage)', ['Verträge prüfen', 'Leiter Einkauf', 10, true]],
  ])('of %j', (words, expected) => {
    expect(hints(words)).toEqual(expected);
  });

  test('stay in the words where that is asked for', () => {
    const { milestones } = readChecklist('- [ ] Do it (IT lead, 3 days)', 'a.md', {
      ...proposedShape,
      brackets: false,
    });
    expect(tasksOf({ milestones } as Outline)).toMatchObject([
      { headline: 'Do it (IT lead, 3 days)', role: null, dueInDays: null },
    ]);
  });

  test('dates count from the first one; one too far is said', () => {
    const outline = readChecklist(
      '- [ ] a (2026-03-01)\n- [ ] b (by 2026-03-11)\n- [ ] c (due 2027-03-11)',
    );
    expect(tasksOf(outline).map(({ dueInDays }) => dueInDays)).toEqual([1, 11, null]);
    expect(outline.notes.map(({ said }) => said.key)).toEqual([
      'dateAsDays',
      'dateAsDays',
      'dateTooFar',
    ]);
  });
});

describe('a long sentence', () => {
  test.each([
    [
      'Move it to an organization of its own. That makes it transferable, and it takes a while until then',
      'Move it to an organization of its own',
    ],
    [
      'Review roles and permissions, and make sure that nobody outside finance can post or release payments',
      'Review roles and permissions',
    ],
    [
      'Monitor that the error rates did not increase (repeat with a different percentage as necessary).',
      'Monitor that the error rates did not increase',
    ],
    [
      'Write down what was decided and send it to everybody who took part and to those who could not come',
      'Write down what was decided and send it to everybody',
    ],
    [
      'The principles that outline the expected behavior for any maintainer in a leadership role of the project',
      'The principles',
    ],
  ])('parts at a border of sense: %j', (text, title) => {
    const { end } = cutOf(text)!;
    expect(text.slice(0, end).replace(/[.,]$/, '')).toBe(title);
  });

  test('of any words gives a title of at most 80 characters, with the rest or, where it breaks off, with all, and can be had whole', () => {
    const word = fc.stringMatching(/^[a-zA-Z🧭,.(–:]{1,14}$/u);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 60 }), (words) => {
        const text = words.join(' ');
        const [task] = tasksOf(
          readChecklist(`- [ ] x ${text.replace(/([<*_`[\]])/g, '')}`, 'a.md', {
            ...proposedShape,
            brackets: false,
          }),
        );
        expect(task!.headline.length).toBeLessThanOrEqual(80);
        const letters = (said: string) => said.replace(/[^a-zA-Z]/g, '').toLowerCase();
        const described = letters(wordsOf(task!.description));
        // A title that breaks off is no sentence: the description says all of it.
        if (task!.headline.endsWith('…')) expect(described).toBe(letters(`x ${text}`));
        // Only a leading "and" of the rest goes.
        else
          expect((letters(task!.headline) + described).replaceAll('and', '')).toBe(
            letters(`x ${text}`).replaceAll('and', ''),
          );
        if (task!.whole !== null) expect(letters(task!.whole.headline)).toBe(letters(`x ${text}`));
      }),
    );
  });
});

test('of any checklist every line is accounted for, no title is over 80, and all reading is stable', () => {
  fc.assert(
    fc.property(checklists, ({ source, expected }) => {
      if (expected.boxes.length === 0) return;
      const outline = readChecklist(source, 'generated.md');
      const lines = source.replace(/^\uFEFF/, '').split(/\r\n|\n/);
      lines.forEach((line, at) => {
        if (/[\p{L}\p{N}]/u.test(line))
          expect([line, outline.lines[at]]).not.toEqual([line, 'blank']);
      });
      for (const { name, modules } of outline.milestones)
        for (const title of [name, ...modules.map((module) => module.title)])
          expect(title.length).toBeLessThanOrEqual(80);
      expect(readChecklist(source, 'generated.md')).toEqual(outline);
    }),
    { numRuns: 100 },
  );
});
