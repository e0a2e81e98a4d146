import { expect } from '@playwright/test';
import { cutWords } from '../fixtures/cutWords.ts';
import { test } from '../fixtures/test.ts';

const WORD = 'Donaudampfschifffahrtsgesellschaft';

test('words that a box cuts, or that leave their button, are found; what scrolls, breaks or ends in an ellipsis is not', async ({
  page,
}) => {
  await page.setContent(`<!doctype html><html lang="en"><title>Cut</title><style>
    div, button, p { width: 120px; margin: 4px; overflow: hidden; font: 16px sans-serif }
    button { overflow: visible; white-space: nowrap }
    .whole { overflow-wrap: anywhere }
    .ellipsis { text-overflow: ellipsis }
    .lines { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2 }
    .scrolls { overflow: auto }
    .readers { position: absolute; clip-path: inset(50%) }
    aside { position: fixed; left: 0; width: 2000px; overflow: auto; text-align: right }
    dialog { width: 200px; overflow: auto } dialog p { width: 400px }
  </style><main>
    <div id="cut"><span>${WORD}</span></div>
    <button>${WORD}</button>
    <div class="lines one-line" style="white-space: nowrap">Words in one line</div>
    <div class="whole">${WORD}</div>
    <div class="ellipsis">${WORD}</div>
    <div class="lines whole">${WORD} ${WORD} ${WORD}</div>
    <div class="scrolls">${WORD}</div>
    <div class="readers">${WORD}</div>
    <div style="visibility: hidden">${WORD}</div>
    <p>Words</p>
    <aside>Words far off</aside>
    <dialog open><p>Words</p></dialog>
  </main>`);
  expect(await page.evaluate(cutWords)).toEqual([
    'dialog. scrolls sideways',
    `"${WORD}" in div.`,
    `"${WORD}" in button.`,
    '"Words in one line" in div.lines one-line',
    '"Words far off" in html.',
  ]);
});
