import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { unsoundOnes } from '../plan/testing/unsound.ts';
import { blockContent, blockKinds, ownContent } from './index.ts';

describe('a text', () => {
  const text = (html: string) => ({ type: 'text', html }) as const;
  test('says its words without markup, and nothing when it is empty', () => {
    expect(blockKinds.says(text('<h1>Read</h1><p>this &amp; that</p>'))).toEqual({
      text: 'Read this & that',
    });
    expect(blockKinds.says(text(' '))).toEqual({ text: null });
    expect(blockKinds.plainText(text('<p>Words</p>'))).toBe('Words');
    expect(blockKinds.plainText(text(' '))).toBe('');
  });
  test('is cleaned, and nothing else of it changes', () => {
    expect(
      blockKinds.cleaned(text('<b>x</b>'), (html) => html.replaceAll('b>', 'strong>')),
    ).toEqual(text('<strong>x</strong>'));
  });
  test('has limits for those who give it, and none for events that hold it', () => {
    const long = text('x'.repeat(100_001));
    expect(ownContent.safeParse(long).success).toBe(true);
    expect(blockKinds.given.safeParse(long).error?.issues).toMatchObject([
      { path: ['html'], message: 'must have at most 100,000 characters' },
    ]);
  });
});

describe('a video', () => {
  const video = (link: string, title = '') => ({ type: 'video', link, title }) as const;
  test('says what it is called and where it is', () => {
    expect(blockKinds.plainText(video('youtu.be/a-B_c1D2e3F', 'How'))).toBe(
      'How youtu.be/a-B_c1D2e3F',
    );
    expect(blockKinds.says(video('youtu.be/a-B_c1D2e3F'))).toEqual({
      title: null,
      link: 'youtu.be/a-B_c1D2e3F',
    });
  });
  test.each([
    ['https://vimeo.com/1', 'This is not a valid Youtube Link. Please try again.'],
    ['https://www.youtube.com/watch?list=x', 'No Video ID found. Please try again.'],
  ])('%s is refused: %s', (link, message) => {
    expect(blockKinds.given.safeParse(video(link)).error?.issues).toMatchObject([
      { path: ['link'], message },
    ]);
  });
});

test('the place of a task is held by a block, and is of no kind that one may give', () => {
  const place = { type: 'task', taskId: 't' };
  expect(blockContent.parse(place)).toEqual(place);
  expect(ownContent.safeParse(place).success).toBe(false);
  expect(blockKinds.given.safeParse(place).success).toBe(false);
});

test.each(blockKinds.types)('%s has words for its history in each language', (type) => {
  for (const words of Object.values(blockKinds.kinds[type].words)) {
    const { added, restored, changed, removed, empty, fields } = words;
    for (const sentence of [added, restored, changed, removed])
      expect(sentence('Access')).toMatch(/^[a-z].*Access/);
    for (const name of [empty, ...Object.values(fields)]) expect(name).toMatch(/^\S/);
  }
});

/**
 * `examples/<type>.json` are frozen: contents as they stand in somebody's events. A schema may grow
 * only so that each can be read.
 */
describe('frozen examples', () => {
  const folder = new URL('./examples/', import.meta.url);
  test('there is one of each', () => {
    expect(readdirSync(folder).toSorted()).toEqual(
      blockKinds.types.map((type) => `${type}.json`).toSorted(),
    );
  });
  test.each(blockKinds.types)('%s is read whole', (type) => {
    const example = JSON.parse(readFileSync(new URL(`${type}.json`, folder), 'utf8')) as never;
    expect(ownContent.parse(example)).toEqual(example);
    expect(blockKinds.given.parse(example)).toEqual(example);
    for (const unsound of unsoundOnes(example))
      expect(blockKinds.given.safeParse(unsound).success).toBe(false);
    expect(blockKinds.plainText(example)).toEqual(expect.any(String));
  });
});
