import { frameRequest } from '@waymark/api';
import { expect, test } from 'vitest';
import { newKey } from './newKey.ts';
import { pageSnippet, serverSnippet } from './snippets.ts';

const asked = { workspaceId: 'w', formId: 'f', origin: 'https://intranet.acme.example' };

test('what the server asks is what the service takes, once it is filled in', () => {
  const task = { planKind: 'process', planId: 'p', taskId: 't' } as const;
  const text = serverSnippet('https://waymark.example', { ...asked, task });
  const [, body = ''] = /JSON\.stringify\(([^]*?)\),\n/.exec(text) ?? [];
  const filled = { ...(JSON.parse(body) as object), email: 'ann@acme.example' };
  expect(frameRequest.parse(filled)).toEqual({ ...asked, task, email: 'ann@acme.example' });
  expect(text).toContain("fetch('https://waymark.example/api/frames/tickets'");
  expect(serverSnippet('x', asked)).toContain('"planId": "…"');
});

test('what stands in the page is script, and a name of the form is none', () => {
  const text = pageSnippet('https://waymark.example', '"><script>alert(1)</script>');
  expect(text).toContain('title="&quot;>&lt;script>alert(1)&lt;/script>"');
  const [, script = ''] = /<script>([^]*)<\/script>/.exec(text) ?? [];
  expect(() => new Function(script)).not.toThrow();
});

test('a key is as the service takes it, and never the same', () => {
  const keys = Array.from({ length: 50 }, newKey);
  for (const key of keys) expect(key).toMatch(/^wmk_[A-Za-z0-9_-]{43}$/);
  expect(new Set(keys).size).toBe(50);
});
