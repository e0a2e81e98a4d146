import { proposedShape } from '@waymark/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checklists } from './generatedChecklists.ts';
import { ImportRefused } from '../../payloads/importRefused.ts';
import type { Outline, OutlineBlock } from './outline.ts';
import { readChecklist } from './readChecklist.ts';

const blocksOf = (outline: Outline): OutlineBlock[] =>
  outline.milestones.flatMap(({ modules }) => modules.flatMap(({ blocks }) => blocks));
const boxesOf = (outline: Outline): string[] =>
  blocksOf(outline).flatMap((block) => (block.kind === 'task' ? [block.task.headline] : []));

/** All that a reader sees, from the top of the board to its end. */
const textsOf = ({ title, milestones }: Outline): string[] => [
  title,
  ...milestones.flatMap(({ name, modules }) => [
    name,
    ...modules.flatMap(({ title: moduleTitle, description, blocks }) => [
      moduleTitle,
      description,
      ...blocks.map((block) => (block.kind === 'text' ? block.html : block.task.description)),
    ]),
  ]),
];
/** What is HTML in it; titles and headlines are plain text and may hold anything. */
const htmlOf = ({ milestones }: Outline): string =>
  milestones
    .flatMap(({ modules }) =>
      modules.flatMap(({ description, blocks }) => [
        description,
        ...blocks.map((b) => (b.kind === 'text' ? b.html : b.task.description)),
      ]),
    )
    .join('\n');
/** A link is in a text, or, where a headline holds its words, the task's button. */
const linksOf = (outline: Outline): string[] => [
  ...new Set([
    ...textsOf(outline).flatMap((html) =>
      [...html.matchAll(/<a href="([^"]+)"/g)].map(([, url]) => url!),
    ),
    ...blocksOf(outline).flatMap((block) =>
      block.kind === 'task' ? (block.task.action?.href ?? []) : [],
    ),
  ]),
];
const headingsOf = (outline: Outline): string[] => [
  ...new Set(
    textsOf(outline).flatMap(
      (text) => text.replace(/<\/?a[^>]*>/g, '').match(/Heading \d+ 🧭(?: see)?/gu) ?? [],
    ),
  ),
];

/**
 * The names of milestones and modules alone, and what stands beneath them alone: a name stands
 * above what it takes in.
 */
const namesAndTexts = ({ milestones, ...others }: Outline): Outline[] => [
  {
    ...{ ...others, title: '' },
    milestones: milestones.map((each) => ({
      ...each,
      modules: each.modules.map((module) => ({ ...module, description: '', blocks: [] })),
    })),
  },
  {
    ...{ ...others, title: '' },
    milestones: milestones.map((each) => ({
      ...{ ...each, name: '' },
      modules: each.modules.map((module) => ({ ...module, title: '' })),
    })),
  },
];

/** The file, read; undefined if it holds comments alone. */
function readOrRefuse(source: string): Outline | undefined {
  try {
    return readChecklist(source, 'generated.md', { ...proposedShape, tasks: 'boxes' });
  } catch (error) {
    if (error instanceof ImportRefused && error.code === 'import-empty') return undefined;
    throw error;
  }
}

test('every box becomes a task and every heading is found again, in the order of the file, and every link just once', () => {
  fc.assert(
    fc.property(checklists, ({ source, expected }) => {
      const outline = readOrRefuse(source);
      if (outline === undefined) {
        expect(expected).toEqual({ headings: [], boxes: [], links: [] });
        return;
      }
      expect(boxesOf(outline)).toEqual(expected.boxes);
      expect(headingsOf(outline).toSorted(byNumber)).toEqual(expected.headings);
      for (const part of namesAndTexts(outline))
        expect(headingsOf(part)).toEqual(headingsOf(part).toSorted(byNumber));
      expect(linksOf(outline).toSorted()).toEqual(expected.links.toSorted());
      expect(outline.counts).toMatchObject({ tasks: expected.boxes.length });
    }),
    { numRuns: 200 },
  );
});

test('every comment is noted, every milestone has a module, and every module and task a name', () => {
  fc.assert(
    fc.property(checklists, ({ source }) => {
      const outline = readOrRefuse(source);
      if (outline === undefined) return;
      expect(outline.counts.comments).toBe(source.split('<!--').length - 1);
      expect(outline.notes.filter((note) => note.kind === 'comment')).toHaveLength(
        outline.counts.comments,
      );
      expect(outline.notes.map((note) => note.line)).toEqual(
        outline.notes.map((note) => note.line).toSorted((a, b) => a - b),
      );
      for (const { name, modules } of outline.milestones) {
        expect(modules.length).toBeGreaterThan(0);
        for (const text of [name, ...modules.map((module) => module.title), ...boxesOf(outline)])
          expect(text).not.toBe('');
      }
    }),
  );
});

test('any text at all is read or refused with a reason, and what is read holds no script', () => {
  const scraps = fc.constantFrom(
    '<script>',
    '<style>',
    '<!--',
    '-->',
    '](javascript:x)',
    '[a',
    '- [ ] ',
    '> ',
    '# ',
    '\n',
    '\n\n',
    '<a href="data:x">',
    '```',
    '|',
    '<img src=x onerror=y>',
    '[^1]',
    '[^1]: ',
    '---\n',
    ' x ',
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(scraps, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 30 }),
      (some) => {
        try {
          expect(htmlOf(readChecklist(some.join('')))).not.toMatch(
            /<(?:script|style|img)|<[^>]*(?:javascript:|data:|onerror)/i,
          );
        } catch (error) {
          expect(error).toBeInstanceOf(ImportRefused);
        }
      },
    ),
    { numRuns: 200 },
  );
});

const numberOf = (heading: string): number => Number(heading.match(/\d+/)![0]);
const byNumber = (one: string, other: string): number => numberOf(one) - numberOf(other);
