import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WholeWords } from './WholeWords.tsx';

const drawn = (title: string) =>
  renderToStaticMarkup(<WholeWords>{title}</WholeWords>).replace(/ class="whole-word"/g, '');

test.each([
  ['Book the kick-off call', 'Book the <span>kick-off</span> call'],
  ['Go-live', '<span>Go-live</span>'],
  ['E-Mail und Über-Ich', '<span>E-Mail</span> und <span>Über-Ich</span>'],
  ['Set up - at last', 'Set up - at last'],
  ['No compound', 'No compound'],
  ['Donaudampfschifffahrts-gesellschaft', 'Donaudampfschifffahrts-gesellschaft'],
])('%s', (title, markup) => {
  expect(drawn(title)).toBe(markup);
});
