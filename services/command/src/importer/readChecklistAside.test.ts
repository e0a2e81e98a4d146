import { describe, expect, test } from 'vitest';
import { readChecklist } from './readChecklist.ts';
import { MOST_ASIDE, readChecklistAside } from './readChecklistAside.ts';

const large = '- [ ] Do the [thing](https://example.com) 🧭\n'.repeat(1000);
const entangled = `${'*a **b '.repeat(8000)}${'b** a*'.repeat(8000)}`;

describe('a checklist read aside', () => {
  test.each([
    ['small', '- [ ] a'],
    ['large', large],
  ])('%s, is the same', { timeout: 60_000 }, async (_size, source) => {
    expect(await readChecklistAside(source, 'a.md')).toEqual(readChecklist(source, 'a.md'));
  });

  test.each([
    ['small', '', 'import-empty'],
    ['large', `${large}${'>'.repeat(200)} deep`, 'import-too-deep'],
  ])('%s, is refused alike', { timeout: 60_000 }, async (_size, source, code) => {
    await expect(readChecklistAside(source)).rejects.toMatchObject({ name: 'ImportRefused', code });
  });

  test('is given up if it takes too long', { timeout: 60_000 }, async () => {
    await expect(readChecklistAside(entangled, 'a.md', 50)).rejects.toMatchObject({ code: 'import-too-complex' });
  });

  test(
    'ten times as many as fit: those beyond are refused at once, and then there is room again',
    { timeout: 60_000 },
    async () => {
      const asked = Array.from({ length: 10 * MOST_ASIDE }, () => readChecklistAside(large, 'a.md'));
      const settled = await Promise.allSettled(asked);
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_ASIDE);
      await expect(asked.at(-1)).rejects.toMatchObject({
        status: 503,
        code: 'overloaded',
        headers: { 'Retry-After': '1' },
      });
      expect(await readChecklistAside(large, 'a.md')).toEqual(readChecklist(large, 'a.md'));
    },
  );
});
