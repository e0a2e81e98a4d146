import { expect } from '@playwright/test';
import { runFillings } from '../../drill/fillings/runFillings.ts';
import { chosenSeed } from '../../drill/chosenSeed.ts';
import { fillingGround } from '../fixtures/fillingGround.ts';
import { origin } from '../fixtures/origin.ts';
import { amara } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

/** `npm run drill -- --fillings N` asks for more. */
const fillings = Number(process.env.FILLINGS ?? 2);
const seed = Number(process.env.FILLINGS_SEED ?? chosenSeed);

test('a browser that is killed while a form is filled in loses a second of typing at most, and nothing that was sent', async () => {
  test.setTimeout(60_000 + fillings * 60_000);
  const lines: string[] = [];
  const ground = await fillingGround();
  const result = await runFillings({
    ...{ fillings, seed, origin, ...ground },
    executable: process.env.CHROME || '/usr/bin/chromium',
    signIn: (page) => enter(page, amara),
    say: (line) => {
      lines.push(line);
      if (process.env.FILLINGS !== undefined) console.log(line);
    },
  });
  await ground.leave();
  const { kills, spells, lost } = result;
  lines.push(
    `${kills} kills, ${spells} spells without a line, ${Math.round(lost)} ms of typing lost at most`,
  );
  if (process.env.FILLINGS !== undefined) console.log(lines.at(-1));
  expect(result.violations, lines.join('\n')).toEqual([]);
  expect(kills).toBeGreaterThan(0);
});
