import { expect, test } from 'vitest';
import { sideBySide, type Suite } from './sideBySide.ts';

/** A suite that ends when it is told to. */
function held(name: string, failed = 0) {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const suite: Suite = {
    name,
    run: async (write) => {
      write(`output of ${name}\n`);
      await promise;
      const failures = Array.from({ length: failed }, () => ({
        file: 'a.test.ts',
        title: 'adds',
        reason: '1 is not 2',
        alone: ['a.test.ts'],
      }));
      return { passed: 1, failed, skipped: 0, notes: [`note of ${name}`], failures };
    },
  };
  return { suite, end: () => resolve(undefined) };
}

test('two rows run at a time, the suites of a row in their order, and all is summed', async () => {
  const [a, b, after, c, d] = [held('a'), held('b'), held('after b', 1), held('c'), held('d')];
  let shown = '';
  const running = sideBySide(
    [[a.suite], [b.suite, after.suite], [c.suite], [d.suite]],
    [],
    (text) => (shown += text),
  );
  const begun = () => [...shown.matchAll(/^… (.*)$/gm)].map(([, name]) => name);
  expect(begun()).toEqual(['a', 'b']);
  expect(shown).not.toContain('output');
  a.end();
  await expect.poll(begun).toEqual(['a', 'b', 'c']);
  b.end();
  await expect.poll(begun).toEqual(['a', 'b', 'c', 'after b']);
  expect(shown).toContain('── b\noutput of b\n── b: 1 passed, 0 failed, 0 skipped\n');
  c.end();
  await expect.poll(begun).toEqual(['a', 'b', 'c', 'after b', 'd']);
  d.end();
  after.end();
  const { notes, failures, ...sum } = await running;
  expect(sum).toEqual({ passed: 5, failed: 1, skipped: 0 });
  expect(notes).toHaveLength(5);
  expect(failures).toEqual([
    {
      suite: 'after b',
      file: 'a.test.ts',
      title: 'adds',
      reason: '1 is not 2',
      alone: ['a.test.ts'],
    },
  ]);
});

test('what only reckons is run gently beside the rows, one at a time, and by the lanes when they have nothing else', async () => {
  const [a, b] = [held('a'), held('b')];
  const gently: Record<string, boolean> = {};
  const ends = ['lint', 'types', 'format'].map((name) => {
    const { suite, end } = held(name);
    const run: Suite['run'] = (write, gentle) => {
      gently[name] = gentle;
      return suite.run(write, gentle);
    };
    return { suite: { name, run }, end };
  });
  const running = sideBySide(
    [[a.suite], [b.suite]],
    ends.map(({ suite }) => suite),
    () => undefined,
  );
  expect(gently).toEqual({ lint: true });
  a.end();
  await expect.poll(() => gently).toEqual({ lint: true, format: false });
  ends[0]?.end();
  await expect.poll(() => gently).toEqual({ lint: true, format: false, types: true });
  b.end();
  for (const { end } of ends) end();
  expect(await running).toMatchObject({ passed: 5, failed: 0 });
});
