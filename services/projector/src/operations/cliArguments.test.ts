import { expect, test } from 'vitest';
import { parseArguments } from './cliArguments.ts';

test('reads what is wanted, of which read models', () => {
  const nothing = { action: null, models: undefined, swapsItself: false };
  expect(parseArguments([])).toEqual(nothing);
  expect(parseArguments(['status'])).toEqual(nothing);
  expect(parseArguments(['status', 'plans'])).toEqual({ ...nothing, models: ['plans'] });
  expect(parseArguments(['rebuild', '--swap', 'plans', 'history'])).toEqual({
    action: 'rebuild',
    models: ['plans', 'history'],
    swapsItself: true,
  });
});

test('reads what is wanted of the file store', () => {
  expect(parseArguments(['files', 'verify'])).toEqual({ action: 'files verify', sweep: false });
  expect(parseArguments(['files', 'verify', '--sweep'])).toEqual({
    action: 'files verify',
    sweep: true,
  });
});

test('what is left of who was erased is forgotten, of all or of none', () => {
  expect(parseArguments(['forget'])).toEqual({ action: 'forget' });
  expect(parseArguments(['forget', 'talk'])).toMatchObject({ exit: 2 });
});

test('help is no mistake', () => {
  for (const args of [['--help'], ['help'], ['-h'], ['rebuild', '--help']])
    expect(parseArguments(args)).toMatchObject({
      exit: 0,
      text: expect.stringMatching(/^npm run ops/) as string,
    });
});

test('what it does not know it names', () => {
  for (const [args, what] of [
    [['explode'], 'explode'],
    [['status', '--swap'], '--swap'],
    [['verify', '--all'], '--all'],
    [['files'], 'files'],
    [['files', 'erase'], 'files erase'],
    [['files', 'verify', '--all'], '--all'],
  ] as const)
    expect(parseArguments(args)).toMatchObject({
      exit: 2,
      text: expect.stringMatching(`^Not understood: ${what}\n`) as string,
    });
});
