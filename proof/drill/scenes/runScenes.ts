import { setTimeout as delay } from 'node:timers/promises';
import { flushAll } from '../../../admin/src/parts/autosave/autosavers.ts';
import { queryClient } from '../../../admin/src/base/dataProvider/queryClient.ts';
import { followChanges } from '../../../admin/src/base/live/followChanges.ts';
import { setTheScene } from '../callers/setTheScene.ts';
import { Ledger } from '../ledger.ts';
import { Seeded } from '../seeded.ts';
import { onStack } from '../stack/onStack.ts';
import { openBrowser, type NetworkState } from './browser.ts';
import { playScene } from './playScene.ts';
import { scriptOf } from './script.ts';

/** So many are played at once: pages of one browser, on one line. */
const AT_ONCE = 16;
/**
 * How long a line stays down, in milliseconds; strokes, the first save and most deletions fall into
 * it.
 */
const DOWN = 2500;

type Options = {
  readonly scenes: number;
  readonly seed: number;
  readonly say: (line: string) => void;
  readonly signal?: AbortSignal;
};

export type ScenesResult = {
  readonly scenes: number;
  readonly saved: number;
  readonly offered: number;
  readonly untyped: number;
  readonly violations: readonly string[];
};

const cuts: Readonly<Record<string, NetworkState>> = {
  up: { live: true, all: true },
  deaf: { live: false, all: true },
  down: { live: false, all: false },
};

/**
 * Two people, one of whom deletes what the other writes in: `scenes` of them against the real
 * services, the writer by the app's own code, with the line up, without live changes, and down.
 * Every typed word is saved or offered, also after a reload, and is there once it is put back.
 */
export async function runScenes({ scenes, seed, say, signal }: Options): Promise<ScenesResult> {
  const random = new Seeded(seed);
  const ledger = new Ledger();
  const nextCut = random.inTurn(Object.keys(cuts));
  const endings = { saved: 0, offered: 0, untyped: 0 };
  let played = 0;
  say(`${scenes} scenes from seed ${seed}`);
  await onStack({ violations: ledger, say }, async (stack) => {
    const scene = await setTheScene(stack, ledger, random.fork());
    const browser = openBrowser(stack, scene.world.people.owner);
    browser.storage.setItem('waymark.workspace', scene.world.workspaceId);
    const stop = followChanges(queryClient);
    try {
      while (played < scenes && signal?.aborted !== true) {
        const cut = nextCut.next().value;
        const scripts = Array.from({ length: Math.min(AT_ONCE, scenes - played) }, () =>
          scriptOf(random),
        );
        const lineUp = delay(DOWN).then(() => {
          Object.assign(browser.line, cuts['up']);
          flushAll();
        });
        // Pages are opened on a line that is up; it is cut once somebody writes.
        const cutting = delay(600).then(() => Object.assign(browser.line, cuts[cut]));
        await Promise.all([
          cutting,
          lineUp,
          ...scripts.map(async (script, i) => {
            try {
              const stage = { stack, scene, lineUp };
              endings[await playScene(stage, script, played + i)] += 1;
            } catch (error) {
              ledger.violation(`line ${cut}, ${JSON.stringify(script)}: ${String(error)}`);
            }
          }),
        ]);
        played += scripts.length;
        queryClient.clear();
        if (played % (AT_ONCE * 4) === 0)
          say(`${played} scenes, ${ledger.violationCount} violations`);
      }
    } finally {
      stop();
      queryClient.clear();
      browser.close();
    }
  });
  return { scenes: played, ...endings, violations: ledger.violations };
}
