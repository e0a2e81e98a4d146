import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { keyOf, sealed, sealedFieldsOf } from './sealed.ts';

const text = sealed(z.string(), { by: 'submissionId' });
const whole = z.object({
  submissionId: z.string(),
  text,
  answers: z.array(
    z.object({
      accountId: z.string(),
      given: sealed(z.object({ n: z.number() }), { by: 'accountId' }),
    }),
  ),
});

describe('what is sealed in an event', () => {
  test('is known by its schema, with the key and what it holds', () => {
    expect(sealedFieldsOf(whole).map(({ path, by }) => [path.join('.'), by])).toEqual([
      ['text', 'submissionId'],
      ['answers.*.given', 'accountId'],
    ]);
    expect(sealedFieldsOf(whole)[1]?.content.parse({ n: 1 })).toEqual({ n: 1 });
    expect(sealedFieldsOf(z.object({ plain: z.string() }))).toEqual([]);
  });
  test('is text to the schema', () => {
    const data = { submissionId: 's', text: 'v1.a.b.c', answers: [] };
    expect(whole.parse(data)).toEqual(data);
    expect(whole.safeParse({ ...data, text: { given: 1 } }).success).toBe(false);
  });
  test.each([
    [
      'without its key beside it',
      z.object({ text }),
      'text is sealed by submissionId, which is not beside it',
    ],
    [
      'in a list by itself',
      z.object({ submissionId: z.string(), texts: z.array(text) }),
      'texts.* is sealed by',
    ],
    [
      'where it may be missing',
      z.object({ submissionId: z.string(), text: text.optional() }),
      "text is sealed where it can't be opened",
    ],
    [
      'in one of several shapes',
      z.object({ of: z.union([z.string(), z.object({ submissionId: z.string(), text })]) }),
      "of.text is sealed where it can't be opened",
    ],
    [
      'in a record',
      z.object({ of: z.record(z.string(), z.object({ submissionId: z.string(), text })) }),
      "of.text is sealed where it can't be opened",
    ],
  ])('%s is refused', (_, schema, why) => expect(() => sealedFieldsOf(schema)).toThrow(why));
  test('has the key of a person, or of whatever names it', () => {
    expect(keyOf('accountId', 'a')).toBe('a');
    expect(keyOf('submissionId', 'a')).toBe('submissionId:a');
  });
});
