// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, test } from 'vitest';
import { extensions } from '../../admin/src/parts/richText/extensions.ts';
import { putIn } from '../../admin/src/parts/richText/putIn.ts';
import { Prose } from '../../portal/src/parts/task/Prose.tsx';
import { cleanHtml } from '../../services/command/src/payloads/richText/cleanHtml.ts';
import { anyHtml } from './documents.ts';
import { reading, type ReadBlock } from './reading.ts';

/**
 * Editor, server and portal agree on every text (PRODUCT 6.10). A hundred here; ten thousand in
 * forty runs, for a page of jsdom grows slower with each: `for seed in $(seq 40); do
 * WAYMARK_SEED=$seed AGREEMENT_RUNS=250 npx vitest run --project apps proof/richText; done`.
 */
const options = { numRuns: Number(process.env.AGREEMENT_RUNS ?? 100) };
const time = 30_000 + options.numRuns * 200;

const editor = new Editor({ extensions, element: document.createElement('div') });
afterAll(() => editor.destroy());

/** What the editor shows that was given it. */
const shown = (html: string): ReadBlock[] => {
  putIn(editor, html);
  return reading(editor.view.dom);
};
/** What the portal shows of what is stored. */
const seen = (stored: string): ReadBlock[] => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(createElement(Prose, { html: stored }));
  return reading(page);
};
const wordsOf = (html: string): string => {
  const page = document.createElement('div');
  page.innerHTML = html;
  return (page.textContent ?? '').replaceAll(/\s+/g, '');
};
const boldInHeadings = (html: string): boolean => {
  const page = document.createElement('div');
  page.innerHTML = html;
  return page.querySelector(':is(h1,h2,h3) :is(strong,b), :is(strong,b) :is(h1,h2,h3)') !== null;
};

describe('any document', () => {
  test(
    'is stored so that portal and editor read the same in it, and storing it again changes nothing',
    () => {
      fc.assert(
        fc.property(anyHtml, (html) => {
          const stored = cleanHtml(html);
          expect(cleanHtml(stored)).toBe(stored);
          expect(boldInHeadings(stored)).toBe(false);
          expect(shown(stored)).toEqual(seen(stored));
        }),
        options,
      );
    },
    time,
  );

  test(
    'that can stand in the editor is stored as it stands there',
    () => {
      fc.assert(
        fc.property(anyHtml, (html) => {
          const before = shown(html);
          const typed = editor.getHTML();
          const stored = cleanHtml(typed);
          expect(boldInHeadings(typed)).toBe(false);
          expect(wordsOf(stored)).toBe(wordsOf(typed));
          expect(seen(stored)).toEqual(before);
        }),
        options,
      );
    },
    time,
  );
});

test('a list of empty items stands in the editor whatever stood there before', () => {
  for (const before of ['', '<p>a</p>', '<ul><li>b</li></ul>', '<hr />']) {
    shown(before);
    expect(shown('<ol><li>  </li></ol>')).toEqual(seen('<ol><li>  </li></ol>'));
  }
});

test('the reading tells apart what reads differently', () => {
  const page = (html: string) => {
    const element = document.createElement('div');
    element.innerHTML = html;
    return reading(element);
  };
  expect(page('<ul><li>a</li></ul>')).toEqual(page('<ul>\n<li><p>a</p></li></ul>'));
  for (const [one, other] of [
    ['<p>a b</p>', '<p>ab</p>'],
    ['<p><strong>a</strong></p>', '<p>a</p>'],
    ['<p>a</p>', '<h1>a</h1>'],
    ['<ul><li>a</li></ul>', '<ol><li>a</li></ol>'],
    ['<ul><li>a</li></ul>', '<ul><li>a</li><li></li></ul>'],
    ['<a href="x">a</a>', '<a href="y">a</a>'],
    ['a<br>b', 'a b'],
  ])
    expect(page(one!)).not.toEqual(page(other!));
});
