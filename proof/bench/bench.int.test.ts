import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath } from './app/chromium.ts';
import type { Finding } from './finding.ts';
import { measures } from './measures/index.ts';
import { killServices } from './services.ts';
import { openStage, type BenchStage } from './stage.ts';

/**
 * int8, json and jsonb, of which the peer that is Emmett has `pg` read each otherwise, for the
 * whole process.
 */
const PARSED = [20, 114, 3802];
const parsers = PARSED.map((type) => [type, pg.types.getTypeParser(type)] as const);

/**
 * A measure starts services and a whole product, which takes so long on a machine that does much
 * else; one that waits for what does not come any more is given up.
 */
const LONGEST_MS = 240_000;

let stage: BenchStage;
beforeAll(async () => {
  stage = await openStage({ size: 'smoke', events: 300 });
});
afterAll(async () => {
  killServices();
  await stage.stop();
  for (const [type, parser] of parsers) pg.types.setTypeParser(type, parser);
});

describe('every measure of the bench still measures, whatever the time', () => {
  for (const measure of measures)
    test.skipIf(measure.inBrowser === true && chromiumPath() === null)(
      measure.name,
      async () => {
        const findings = await measure.run(stage);
        expect(findings).not.toEqual([]);
        for (const finding of findings) expectNumbers(finding);
      },
      LONGEST_MS,
    );
});

/**
 * Of a comparison both sides must have taken time or done something; a figure, such as of failed
 * reads, may be 0.
 */
function expectNumbers(finding: Finding): void {
  const { measure } = finding;
  if ('notRun' in finding) throw new Error(`${measure} was not run: ${finding.notRun}`);
  if ('value' in finding) {
    expect(finding.value, measure).toSatisfy(Number.isFinite);
    expect(finding.value, measure).toBeGreaterThanOrEqual(0);
    return;
  }
  const { ours, theirs } = finding;
  expect(ours.length, measure).toBeGreaterThan(0);
  expect(theirs.length, measure).toBe(ours.length);
  for (const number of [...ours, ...theirs]) {
    expect(number, measure).toSatisfy(Number.isFinite);
    expect(number, measure).toBeGreaterThan(0);
  }
}
