import { describe, expect, test } from 'vitest';
import { markdownOfHtml } from './formats/richText.ts';
import { readChecklist } from './readChecklist.ts';

const blanks = (count: number) =>
  `<span style='font:7.0pt "Times New Roman"'>${'&nbsp;'.repeat(count)} </span>`;
/** A paragraph as Word's `filtered` web page has it. */
const item = (font: string, sign: string, words: string, left: number | null = null) =>
  `<p class=MsoListParagraphCxSpMiddle style='${left === null ? '' : `margin-left:${left}.0pt;`}text-indent:-18.0pt'><span\nstyle='font-family:${font}'>${sign}${blanks(6)}</span>${words}</p>`;
const number = (sign: string, words: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt'>${sign}${blanks(5)}${words}</p>`;

const day = `<html><head><meta name=Generator content="Microsoft Word 15 (filtered)"><title>x</title></head><body><div class=WordSection1>
<p class=MsoTitle>Kundentag organisieren</p>
<p class=MsoNormal>Der Kundentag findet einmal im Jahr statt.</p>
<h1>1${blanks(4)}Vorbereitung</h1>
${item('Symbol', '·', 'Vertrag prüfen')}
${item('Symbol', '·', 'Raum <b>buchen</b>')}
${item('"Courier New"', 'o', 'mit Beamer', 72)}
${item('Wingdings', '§', 'Getränke', 108)}
${item('Symbol', '·', 'Einladung versenden')}
<h1>2${blanks(4)}Durchführung</h1>
<h2>2.1${blanks(4)}Morgens</h2>
${number('1.', 'Gäste begrüßen')}
${number('2.', 'Namensschilder verteilen')}
<h2>2.2${blanks(4)}Abends</h2>
${number('a)', 'Essen')}
${number('b)', 'Aufräumen')}
</div></body></html>`;

describe('a page that Word saved filtered', () => {
  test('has its lists in lists, by their places', () => {
    expect(markdownOfHtml(day)).toBe(`# Kundentag organisieren

Der Kundentag findet einmal im Jahr statt.

## 1. Vorbereitung

- Vertrag prüfen
- Raum **buchen**
  - mit Beamer
    - Getränke
- Einladung versenden

## 2. Durchführung

### 2.1 Morgens

1. Gäste begrüßen
2. Namensschilder verteilen

### 2.2 Abends

- Essen
- Aufräumen
`);
  });

  test('is called by its title, and its counted headings are of one kind', () => {
    const { title, milestones } = readChecklist(markdownOfHtml(day));
    expect(title).toBe('Kundentag organisieren');
    expect(
      milestones.map(({ name, modules }) => [name, ...modules.map((module) => module.title)]),
    ).toEqual([
      ['Vorbereitung', 'Einleitung', 'Vorbereitung'],
      ['Durchführung', 'Morgens', 'Abends'],
    ]);
  });

  test('has its lists in lists by the form of their bullets, where all stand at one place', () => {
    const flat = ['·One', 'oTwo', '§Three', '·Four'].map(
      (each) => `<p class=MsoListParagraph>${each[0]}${blanks(3)}${each.slice(1)}</p>`,
    );
    expect(markdownOfHtml(flat.join('\n'))).toBe('- One\n  - Two\n    - Three\n- Four\n');
  });

  test('has boxes where the font of signs draws them, and arrows stay arrows', () => {
    const boxes =
      item('Wingdings', '¨', 'Sign') +
      item('Wingdings', '\uF0FE', 'Pay <span style="font-family:Wingdings">à</span> soon');
    expect(markdownOfHtml(boxes)).toBe('- [ ] Sign\n- [x] Pay → soon\n');
  });

  test('goes on with an item in a paragraph of the list that has no bullet', () => {
    const more = `${item('Symbol', '·', 'One')}<p class=MsoListParagraph>and its details</p>${item('Symbol', '·', 'Two')}`;
    expect(markdownOfHtml(more)).toBe('- One\n\n  and its details\n\n- Two\n');
  });
});

describe('lists that people type in rich text', () => {
  test('are lists, in paragraphs of their own or in lines of one', () => {
    expect(
      markdownOfHtml('<div>Next steps:<br>- Order<br>- Book<br><br>Thanks,<br>Ann</div>'),
    ).toBe('Next steps:\n\n- Order\n- Book\n\nThanks,\\\nAnn\n');
    expect(markdownOfHtml('<p>1. Pack</p><p>2. Clean</p><p>• One</p>')).toBe(
      '1. Pack\n2. Clean\n3. One\n',
    );
  });

  test('are none where a sign begins a sentence alone, or numbers do not count', () => {
    expect(markdownOfHtml('<p>- a remark</p><p>Then</p>')).toBe('\\- a remark\n\nThen\n');
    expect(markdownOfHtml('<p>5. May is free.</p><p>7. June too.</p>')).not.toMatch(/^\d+\. /m);
  });
});

test.each([
  ['of Word', '<p class=MsoTitle>Plan</p><h1>A</h1><p>a</p><h1>B</h1><p>b</p>'],
  ['of a document on the web', '<p class="c1 title">Plan</p><h1>A</h1><p>a</p><h1>B</h1><p>b</p>'],
  [
    'of a page of a wiki',
    '<h1 id="title-heading"> Plan</h1><div><h1>A</h1><p>a</p><h1>B</h1><p>b</p></div>',
  ],
])('a title %s stands above all headings', (_, html) => {
  expect(markdownOfHtml(html)).toBe('# Plan\n\n## A\n\na\n\n## B\n\nb\n');
});

test('headings that count by figures alone lose them, amounts stay', () => {
  const names = (source: string) =>
    readChecklist(source).milestones.flatMap(({ modules }) => modules.map(({ title }) => title));
  expect(names('# 1 Vorbereitung\n- a\n# 2 Durchführung\n- b')).toEqual([
    'Vorbereitung',
    'Durchführung',
  ]);
  expect(names('# 1 week before\n- a\n# 2 weeks before\n- b')).toEqual([
    '1 week before',
    '2 weeks before',
  ]);
  expect(names('# 2 Rooms\n- a\n# 7 Guests\n- b')).toEqual(['2 Rooms', '7 Guests']);
});

test('a list right in a list is one of the item before it, and tasks of a wiki are boxes', () => {
  const list =
    '<ol><li><p>Train</p></li><ol><li><p>Book room</p></li></ol><li><p>Go live</p></li></ol>';
  expect(markdownOfHtml(list)).toMatch(/^1\. Train\n\s*1\. Book room\n\s*2\. Go live\n$/);
  const wiki =
    '<ul><li data-inline-task-id="1"><span>Sign</span></li><li class="checked" data-inline-task-id="2"><span>Send</span></li></ul>';
  expect(markdownOfHtml(wiki)).toBe('- [ ] Sign\n- [x] Send\n');
});
