import { proposedShape } from '@waymark/api';
import { describe, expect, test } from 'vitest';
import { ChecklistThread, timeFor } from './checklistThread.ts';
import { entangled } from '../importer/entangledChecklists.ts';
import { ImportRefused } from '../../payloads/importRefused.ts';
import { readChecklist } from '../importer/readChecklist.ts';
import { ChecklistReaders, readDocumentAside } from './readDocumentAside.ts';

const large = '- [ ] Do the [thing](https://example.com) 🧭\n'.repeat(200);
const job = (source: string) => ({ source, fileName: 'a.md', shape: proposedShape });
const oneTask = { outline: { counts: { tasks: 1 } } };
const anna = { workspaceId: 'w', accountId: 'anna' };

describe('a checklist read aside', () => {
  test.each([
    ['small', '- [ ] a'],
    ['large', large],
  ])('%s, is the same', async (_size, source) => {
    expect(await readDocumentAside(job(source), anna)).toEqual({
      outline: readChecklist(source, 'a.md'),
    });
  });

  test.each([
    ['empty', '', 'import-empty'],
    ['too deep', `${large}${'>'.repeat(200)} deep`, 'import-too-deep'],
    ['too large', 'words '.repeat(180_000), 'import-too-large'],
  ])('%s, is refused by its own code', async (_what, source, code) => {
    await expect(readDocumentAside(job(source), anna)).rejects.toMatchObject({
      name: 'ImportRefused',
      code,
    });
  });

  test('has 2 s of a processor for 100 kB, and in proportion for more', () => {
    const timeOf = (bytes: number) => timeFor(job('x'.repeat(bytes)));
    expect([1, 100_000, 1_000_000].map(timeOf)).toEqual([2_000, 2_000, 20_000]);
  });

  test('has 2 s for 1,000 lines, and in proportion for more, up to what the largest file has', () => {
    const timeOf = (lines: number) =>
      timeFor(job(Array.from({ length: lines }, () => '- [ ] a').join('\n')));
    expect([1, 1_000, 6_000, 50_000].map(timeOf)).toEqual([2_000, 2_000, 12_000, 20_000]);
  });
});

describe('a file made to take for ever', () => {
  const readers = new ChecklistReaders([new ChecklistThread(() => 200)]);

  test.each(Object.entries(entangled))(
    'of %s is read in time or given up, and the next one is read',
    async (_, make) => {
      const outcome = await readers.read(job(make(20_000)), anna).then(
        () => 'read',
        (error: unknown) => (error instanceof ImportRefused ? error.code : error),
      );
      expect(['read', 'import-too-complex', 'import-empty', 'plan-too-large']).toContain(outcome);
    },
  );

  test('that begins as an exported blueprint does is given up as well, before any request waits for it', async () => {
    const exported = `---\nname: "x"\nwaymark: blueprint\n---\n\n<!-- waymark {"placeholders":[],"variables":[]} -->\n\n`;
    await expect(
      readers.read(job(`${exported}- [ ] ${'*_a'.repeat(30_000)}\n`), anna),
    ).rejects.toMatchObject({ code: 'import-too-complex' });
    const read = await readers.read(job(`${exported}## Start\n`), anna);
    expect(Object.keys(read)).toEqual(['exported']);
  });

  test('is refused with what to do about it, and leaves the thread to the next', async () => {
    await expect(readers.read(job(entangled['emphasis'](60_000)), anna)).rejects.toMatchObject({
      code: 'import-too-complex',
      message: expect.stringMatching(/takes longer than .* split the file/) as string,
    });
    expect(await readers.read(job('- [ ] a'), anna)).toMatchObject(oneTask);
  });

  test('of which masses take all memory ends its thread alone', async () => {
    const one = new ChecklistReaders([new ChecklistThread(() => 600_000, 40)]);
    await expect(one.read(job('- [ ] a\n'.repeat(60_000)), anna)).rejects.toMatchObject({
      code: 'import-too-complex',
      message: expect.stringContaining('memory') as string,
    });
    expect(await one.read(job('- [ ] a'), anna)).toMatchObject(oneTask);
  });
});
