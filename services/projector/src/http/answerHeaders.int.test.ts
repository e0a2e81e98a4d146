import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProjectorWorld } from '../testing/world.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await ProjectorWorld.ofDana();
});
afterAll(() => world.close());

const ask = (path: string, init: RequestInit = {}) => world.fetch('dana', 'w', path, init);

test('an answer with people in it is JSON in UTF-8, kept by nobody, and taken for nothing else', async () => {
  for (const path of ['/api/people', '/api/people/dana', '/api/me']) {
    const { status, headers } = await ask(path);
    expect([path, status]).toEqual([path, 200]);
    expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(headers.get('Cache-Control')).toContain('no-store');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="api.json"');
  }
});

test('a refusal is a file of our own name as well, whatever its address ends with', async () => {
  for (const path of ['/api/people/none.bat', '/api/none/setup.exe', '/api/people?filter=1']) {
    const { status, headers } = await ask(path);
    expect([path, status >= 400]).toEqual([path, true]);
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="api.json"');
  }
});

test('no other origin is let in, whatever it says it is', async () => {
  for (const method of ['GET', 'OPTIONS']) {
    const { headers } = await ask('/api/people', {
      method,
      headers: { Origin: 'https://evil.example' },
    });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

test('what is only read takes no other method', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    expect([method, (await ask('/api/people', { method })).status]).toEqual([method, 404]);
});
