import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DecisionRefused } from '../../decisions/decision.ts';
import { cleanDraft } from '../importer/cleanDraft.ts';
import { draftOfOutline } from '../importer/draftOfOutline.ts';
import { ImportRefused } from '../../payloads/importRefused.ts';
import { readChecklist } from '../importer/readChecklist.ts';
import { planOfDraft } from '../../nouns/blueprint/planOfDraft.ts';
import { drafts, planOf } from '../../nouns/blueprint/testing/randomDrafts.ts';
import { noBlueprint } from '@waymark/events';
import { draftOfBlueprint } from './draftOfBlueprint.ts';
import { exports, readExport, type ExportFormat } from './index.ts';
import { shownDraft } from '@waymark/api';

const small = shownDraft.parse({
  milestones: [
    {
      key: 'm',
      name: 'Start',
      modules: [
        {
          key: 'd',
          title: 'Papers',
          description: '',
          blocks: [
            {
              ...{
                kind: 'task',
                key: 't',
                headline: 'Sign',
                description: '<p>Twice.</p>',
                assignee: 'p::it',
              },
              content: { type: 'simple', action: null },
            },
          ],
        },
      ],
    },
  ],
  placeholders: [{ placeholderId: 'p::it', name: 'IT lead' }],
});
const markdown = exports.md.write('Move', small);

describe('front matter that somebody wrote in', () => {
  test.each([
    ['a name without quotes', 'name: My own name', 'My own name'],
    ['a name in single quotes', "name: 'It''s mine' ", "It's mine"],
    ['a name with a colon', 'name: Move: part two', 'Move: part two'],
    ['a quote that is not closed', 'name: "Mine', '"Mine'],
    ['a remark and more lines', '# mine\nname:   Mine\nowner: Tim', 'Mine'],
    ['a folded name', 'name: >\n  My\n  own', 'My own'],
    ['a list', 'name: [a, b]', 'Imported checklist'],
    ['no name', 'owner: Tim', 'Imported checklist'],
    ['a name that is too long', `name: ${'x'.repeat(300)}`, 'x'.repeat(200)],
  ])('is read: %s', (_, line, name) => {
    for (const ends of ['\n', '\r\n']) {
      const text = markdown.replace('name: "Move"', line).replaceAll('\n', ends);
      expect(readExport(text)).toMatchObject({ name, draft: { milestones: [{ name: 'Start' }] } });
    }
  });
});

describe('a document that somebody wrote in', () => {
  const edited = (from: string | RegExp, to: string) => readExport(markdown.replace(from, to));
  const refusal = (from: string | RegExp, to: string) => {
    try {
      edited(from, to);
    } catch (error) {
      if (error instanceof ImportRefused) return [error.line, error.message];
      throw error;
    }
    return null;
  };
  test('is refused by line where what only Waymark writes is broken', () => {
    expect(refusal('"key":"d"', '"key":d')).toEqual([
      12,
      "Line 12: what the export says of the plan here can't be read any more. Put the line back as it was, or take it out.",
    ]);
    expect(refusal('"mandatory":true', '"mandatory":"sure"')).toEqual([
      15,
      "Line 15: what the export says of the plan here can't be read any more (mandatory). Put the line back as it was, or take it out.",
    ]);
    expect(refusal('### Papers', `### ${'long '.repeat(50)}`)?.[0]).toBe(11);
    expect(refusal(/ -->\n### /, ' --\n### ')).toBe(null);
  });

  test('loses nothing that stands where nothing holds it', () => {
    const bare =
      '---\nname: A\nwaymark: blueprint\n---\nHello\n- [ ] One\n## M\nwords\n* [ ] Two\n- [ ]\n';
    expect(readExport(bare)!.draft.milestones).toMatchObject([
      {
        name: 'Untitled section',
        modules: [{ blocks: [{ content: { html: '<p>Hello</p>' } }, { headline: 'One' }] }],
      },
      {
        name: 'M',
        modules: [
          {
            title: 'M',
            blocks: [
              { content: { html: '<p>words</p>' } },
              { headline: 'Two' },
              { headline: 'Untitled task' },
            ],
          },
        ],
      },
    ]);
  });

  test('may have copies of a task, each on its own', () => {
    const task = /- \[ \] Sign[\s\S]*$/.exec(markdown)![0];
    const [module] = readExport(`${markdown}\n${task}`)!.draft.milestones[0]!.modules;
    expect(module!.blocks.map(({ key }) => key)).toEqual([
      't',
      expect.stringMatching(/^task-\d+$/),
    ]);
  });

  test('as JSON is refused by place', () => {
    const json = exports.json.write('Move', small);
    expect(() => readExport(json.replace('"version": 1', '"version" 1'))).toThrow(
      /^The exported file can't be read any more: line 3\./,
    );
    expect(() => readExport(json.replace('"mandatory": true', '"mandatory": 3'))).toThrow(
      /draft\.milestones\.0\.modules\.0\.blocks\.0\.mandatory/,
    );
    expect(readExport('{"a": 1}')).toBeNull();
  });
});

/** All that an import makes of a text, up to the plan. */
function imported(source: string, format: ExportFormat): void {
  const found = readExport(source);
  const draft =
    found === null
      ? draftOfOutline(readChecklist(source, `plan.${format}`))
      : shownDraft.parse(found.draft);
  let id = 0;
  planOfDraft(cleanDraft(draft), () => `id-${id++}`);
}

test.each(['md', 'json', 'csv'] as const)(
  'no edit of an exported %s fails but by a refusal',
  (format) => {
    const scraps = fc.constantFrom(
      ...[
        '"',
        "'",
        ':',
        '{',
        '}',
        '[',
        ']',
        ',',
        ';',
        '-->',
        '<!-- waymark ',
        '<!-- waymark {} -->',
        '\n',
        '---\n',
        '## ',
        '### ',
      ],
      ...[
        '- [ ] ',
        '#',
        'null',
        '{"key":1}',
        '\\',
        '\t',
        '{{variable:x}}',
        'ä',
        '\uFEFF',
        '<b>',
        '=1+1',
        'x'.repeat(250),
      ],
    );
    const place = fc.nat({ max: 999 });
    const edit = fc.oneof(
      fc.record({ kind: fc.constant('put' as const), at: place, text: scraps }),
      fc.record({ kind: fc.constant('cut' as const), at: place, length: fc.nat({ max: 40 }) }),
      fc.record({ kind: fc.constant('line' as const), at: place, to: place }),
      fc.record({ kind: fc.constant('drop' as const), at: place }),
    );
    const edits = fc.array(edit, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(drafts, edits, (draft, all) => {
        let text = exports[format].write(
          'Move',
          draftOfBlueprint({ ...noBlueprint, plan: planOf(draft) }),
        );
        for (const each of all) {
          const lines = text.split('\n');
          const line = Math.floor((each.at / 1000) * lines.length);
          const at = Math.floor((each.at / 1000) * text.length);
          if (each.kind === 'put') text = text.slice(0, at) + each.text + text.slice(at);
          else if (each.kind === 'cut') text = text.slice(0, at) + text.slice(at + each.length);
          else if (each.kind === 'drop') text = lines.toSpliced(line, 1).join('\n');
          else
            text = lines
              .toSpliced(Math.floor((each.to / 1000) * lines.length), 0, lines[line]!)
              .join('\n');
        }
        try {
          imported(text, format);
        } catch (error) {
          const isRefused = error instanceof ImportRefused || error instanceof DecisionRefused;
          if (!isRefused) throw error;
        }
      }),
      { numRuns: 100 },
    );
  },
);
