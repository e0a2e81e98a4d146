import { languages } from '@waymark/look/language';
import { describe, expect, test } from 'vitest';
import { saidWords } from './ownWords.ts';
import { ownWords } from './testing/ownWords.ts';

const url = 'https://waymark.example/portal?w=1&x="';
const values = {
  clientName: 'Harrowgate',
  projectName: 'Field app',
  processName: 'Rollout',
  workspaceName: 'Acme',
};
const evil = `<img src=x onerror="alert('1')">&{{clientName}}`;

test('values stand in the place of variables; what is not known reads as a neutral word of the language', () => {
  const { subject, headline, buttonText } = saidWords('en', { words: ownWords, values }, url);
  expect([subject, headline, buttonText]).toEqual([
    'Your plan for Field app is ready',
    'Harrowgate, let us get you live',
    'Open Rollout',
  ]);
  const without = languages.map(
    (language) =>
      saidWords(language, { words: ownWords, values: { projectName: '' } }, url).subject,
  );
  expect(without).toEqual([
    'Your plan for the project is ready',
    'Your plan for das Projekt is ready',
  ]);
});

test('as text it has the same words: lists, and where links lead', () => {
  const body =
    '<p>See <a href="https://a.example/x">the plan</a>.</p><ul><li>One</li><li><p>Two</p></li></ul><p>{{actionUrl}}</p>';
  expect(
    saidWords('en', { words: { ...ownWords, body }, values }, 'https://w.example/t').body.text,
  ).toBe('See the plan (https://a.example/x).\n\n- One\n- Two\n\nhttps://w.example/t');
});

test('as HTML every style stands inline, links keep their address, and the address of the button is one', () => {
  const { html } = saidWords('en', { words: ownWords, values }, 'https://w.example/t').body;
  for (const [tag] of html.matchAll(/<(?:p|ul|li|h2|a)\b[^>]*>/g)) expect(tag).toContain('style="');
  expect(html.match(/<a href="https:\/\/w\.example\/t" class="w-link"/g)).toHaveLength(2);
});

describe('whatever a value brings along', () => {
  test.each(['clientName', 'projectName', 'processName', 'workspaceName'] as const)(
    '%s is words',
    (name) => {
      const body = `<p>{{${name}}} <a href="{{${name}}}">x</a> <a href="https://a.example/{{${name}}}">y</a></p>`;
      for (const value of [
        evil,
        '" onmouseover="x',
        'javascript:alert(1)',
        '</a><script>x</script>',
      ]) {
        const { html } = saidWords(
          'en',
          { words: { ...ownWords, body }, values: { ...values, [name]: value } },
          url,
        ).body;
        expect(html).not.toMatch(/<img|<script|href="javascript|<[^>]* on\w+="/);
        expect(html.match(/<a /g) ?? []).toHaveLength(1);
      }
    },
  );
});
