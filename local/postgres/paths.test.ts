import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clusterPaths } from './paths.ts';

/** Nobody that these tests could run as. */
const stranger = { uid: 54_321, gid: 54_321, name: 'stranger' };

let closed: string;
let open: string;
beforeEach(async () => {
  closed = await mkdtemp(path.join(tmpdir(), 'waymark-closed-'));
  open = await mkdtemp(path.join(tmpdir(), 'waymark-open-'));
  await chmod(open, 0o711);
});
afterEach(async () => {
  for (const folder of [closed, open]) await rm(folder, { recursive: true, force: true });
});

describe('clusterPaths', () => {
  it('takes the folder that was asked for when Postgres runs as ourselves, or can reach it', async () => {
    expect(
      (await clusterPaths(path.join(closed, 'data'), undefined, expect.unreachable)).dataDir,
    ).toBe(path.join(closed, 'data'));
    expect(
      (await clusterPaths(path.join(open, 'data'), stranger, expect.unreachable)).dataDir,
    ).toBe(path.join(open, 'data'));
  });

  it('moves below the spare folder when Postgres cannot reach it: the same place each time, another for another wish', async () => {
    const lines: string[] = [];
    const placed = async (wish: string) =>
      (
        await clusterPaths(
          path.join(closed, wish, 'data'),
          stranger,
          (line) => lines.push(line),
          open,
        )
      ).dataDir;
    const one = await placed('one');
    expect(path.relative(open, one)).toMatch(/^[0-9a-f]{12}\/data$/);
    expect(await placed('one')).toBe(one);
    expect(await placed('two')).not.toBe(one);
    expect(lines[0]).toContain(one);
  });

  it('says so when Postgres can reach neither', async () => {
    await expect(
      clusterPaths(
        path.join(closed, 'data'),
        stranger,
        () => undefined,
        path.join(closed, 'spare'),
      ),
    ).rejects.toMatchObject({ name: 'StartupProblem', message: expect.stringContaining(closed) });
  });
});
