import { expect, test } from 'vitest';
import { settingsFrom } from './settings.ts';
import { StartupProblem } from '../base/startupProblem.ts';

const problem = (env: Record<string, string>, args: string[] = []) => {
  try {
    settingsFrom(env, args);
  } catch (error) {
    if (error instanceof StartupProblem) return `${error.message} ${error.advice}`;
    throw error;
  }
  return null;
};

test('an empty environment gives the defaults that the README promises', () => {
  const { port, dataDir, publicUrl, empty } = settingsFrom({}, []);
  expect({ port, publicUrl, empty }).toEqual({
    port: 4000,
    publicUrl: 'http://localhost:4000',
    empty: false,
  });
  expect(dataDir.endsWith('/.waymark')).toBe(true);
});

test('an empty variable counts as left out', () => {
  expect(settingsFrom({ PORT: '' }, []).port).toBe(4000);
});

test('--empty leaves the demo workspace out', () => {
  expect(settingsFrom({}, ['--empty']).empty).toBe(true);
});

test.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT must be at most 65535'],
  [{ PUBLIC_URL: 'nowhere' }, 'PUBLIC_URL'],
  [{ WAYMARK_TIME_ZONE: 'Mars/Olympus' }, 'WAYMARK_TIME_ZONE'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
])('a wrong setting %o is named', (env, words) => {
  expect(problem(env)).toContain(words);
});

test('operators are addresses; where none are named, the owner of the demo', () => {
  expect(settingsFrom({}, []).operators).toEqual(['dana@projectservices.example']);
  expect(settingsFrom({ OPERATORS: '' }, []).operators).toEqual(['dana@projectservices.example']);
  expect(settingsFrom({ OPERATORS: ' Ada@example.com,ben@example.com, ' }, []).operators).toEqual([
    'ada@example.com',
    'ben@example.com',
  ]);
  expect(problem({ OPERATORS: 'ada' })).toContain(
    'OPERATORS must be e-mail addresses, separated by commas',
  );
});

test('who may sign up is asked here too', () => {
  expect(settingsFrom({}, []).signUp).toBe('anybody');
  expect(settingsFrom({ SIGN_UP: 'invited' }, []).signUp).toBe('invited');
  expect(problem({ SIGN_UP: 'friends' })).toContain('SIGN_UP must be anybody, invited, or domains');
});

test('an unknown option is named', () => {
  expect(problem({}, ['--fast'])).toContain('--fast');
});

test('an address of EventStoreDB is taken, also of a cluster, and an empty one is none', () => {
  expect(settingsFrom({ ESDB_URL: 'esdb://127.0.0.1:2113?tls=false' }, []).eventStoreDb).toBe(
    'esdb://127.0.0.1:2113?tls=false',
  );
  expect(settingsFrom({ ESDB_URL: 'esdb+discover://a:2113,b:2113' }, []).eventStoreDb).toBe(
    'esdb+discover://a:2113,b:2113',
  );
  expect(settingsFrom({ ESDB_URL: '' }, [])).not.toHaveProperty('eventStoreDb');
});

test('a wrong ESDB_URL is named, without the password in it', () => {
  const words = problem({ ESDB_URL: 'http://admin:changeit@127.0.0.1:2113' });
  expect(words).toContain('ESDB_URL must be an esdb:// or esdb+discover:// address');
  expect(words).not.toContain('changeit');
});
