import { expect, test } from 'vitest';
import { composeWords } from './composeWords.ts';

const understood = (line: string) => composeWords(line.split(' '));

test('the words of docs/OPERATIONS.md are understood', () => {
  expect(understood('compose up -d --no-deps --wait command-1')).toEqual({
    ...{ word: 'up', build: false, noDeps: true, wait: true, recreate: false },
    services: ['command-1'],
  });
  expect(understood('compose up -d --force-recreate prepare')).toMatchObject({
    ...{ word: 'up', noDeps: false, recreate: true, services: ['prepare'] },
  });
  expect(understood('compose logs --no-log-prefix command-1')).toEqual({
    ...{ word: 'logs', services: ['command-1'] },
  });
  expect(understood('compose up -d --build')).toMatchObject({
    word: 'up',
    build: true,
    services: [],
  });
  expect(understood('compose run --rm prepare')).toEqual({
    ...{ word: 'run', noDeps: false, service: 'prepare', command: [] },
  });
  expect(understood('compose exec -T postgres pg_dump -U waymark -Fc waymark')).toEqual({
    ...{ word: 'exec', service: 'postgres' },
    command: ['pg_dump', '-U', 'waymark', '-Fc', 'waymark'],
  });
  expect(understood('compose stop proxy command-1')).toEqual({
    word: 'stop',
    services: ['proxy', 'command-1'],
  });
});

test('what is not known is refused and not guessed', () => {
  for (const line of [
    'ps',
    'compose ps',
    'compose up --scale command=2',
    'compose run --entrypoint sh eventstore',
  ])
    expect(() => understood(line)).toThrow('is not known');
});
