// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './keepFocus.ts';

let end: () => void;
beforeEach(() => {
  // Nothing is laid out here: all that is there is shown.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  history.replaceState(null, '', '/board');
  document.body.innerHTML = `<nav><a id="nav" href="#">Nav</a></nav><main>
    <h1 tabindex="-1">Board</h1>
    <section id="column"><button id="add">Add</button><form id="form"><input id="field" /></form></section>
    <div id="dialog"><button id="yes">Yes</button></div></main>`;
  end = keepFocus();
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
});

const at = (id: string) => document.getElementById(id)!;
const focused = () => document.activeElement?.id || document.activeElement?.tagName;
/** What is observed is told, and two frames pass. */
const settled = async () => {
  await Promise.resolve();
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
};

test('what goes away gives the focus back to what had it before', async () => {
  at('add').focus();
  at('yes').focus();
  at('dialog').remove();
  await settled();
  expect(focused()).toBe('add');
});

test('where that is gone too, to the part of the page that is left around it, which is no stop for Tab', async () => {
  at('field').focus();
  at('form').remove();
  await settled();
  expect(focused()).toBe('column');
  at('add').focus();
  expect(at('column').hasAttribute('tabindex')).toBe(false);
});

test('where nothing is left, or the page is another one, to its heading', async () => {
  at('nav').focus();
  at('add').focus();
  history.replaceState(null, '', '/list');
  at('column').remove();
  await settled();
  expect(focused()).toBe('H1');
});

test('without a heading yet to the page itself', async () => {
  at('add').focus();
  document.querySelector('h1')!.remove();
  at('column').remove();
  at('dialog').remove();
  await settled();
  expect(focused()).toBe('MAIN');
});

test('who gives the focus to another is left alone, and so is who clicked beside', async () => {
  at('field').focus();
  at('form').remove();
  at('yes').focus();
  await settled();
  expect(focused()).toBe('yes');
  at('yes').blur();
  at('column').append(document.createElement('p'));
  await settled();
  expect(focused()).toBe('BODY');
});

test('it ends', async () => {
  end();
  at('field').focus();
  at('form').remove();
  await settled();
  expect(focused()).toBe('BODY');
});
