import { expect, test } from 'vitest';
import { languageOfTerminal } from './language.ts';
import { rolloutsIn } from '../demo/executions/rollouts.ts';

test.each([
  [{}, 'en'],
  [{ LANG: 'C.UTF-8' }, 'en'],
  [{ LANG: 'de_DE.UTF-8' }, 'de'],
  [{ LANG: 'de' }, 'de'],
  [{ LANG: 'de_AT@euro' }, 'de'],
  [{ LANG: 'den_CA' }, 'en'],
  [{ LANG: 'en_GB.UTF-8', LC_MESSAGES: 'de_CH.UTF-8' }, 'de'],
  [{ LANG: 'de_DE.UTF-8', LC_ALL: 'C' }, 'en'],
  [{ LANG: 'de_DE.UTF-8', LC_ALL: '' }, 'de'],
] as const)('%o reads %s', (env, language) => expect(languageOfTerminal(env)).toBe(language));

test('whoever reads German sees the same executions, most of them in German', () => {
  const [en, de] = [rolloutsIn('en'), rolloutsIn('de')];
  expect(de.map(({ id, client, start }) => [id, client, start])).toEqual(
    en.map(({ id, client, start }) => [id, client, start]),
  );
  const inGerman = (all: typeof en) =>
    all.filter(({ blueprintId }) => blueprintId === 'demo-software-einfuehrung').length;
  expect([inGerman(en), inGerman(de)]).toEqual([1, 7]);
});
