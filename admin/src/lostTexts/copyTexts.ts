import { plainOf } from './words.ts';
import { wayOf, type Autosaver } from '../autosave/index.ts';

/** Puts the texts into the clipboard, with their formats where the clipboard takes them. @throws where it is not allowed */
export async function copyTexts(texts: readonly Autosaver[]): Promise<void> {
  const plain = texts.map((text) => plainOf(text, text.state().value));
  const joined = plain.join('\n\n');
  const formatted = texts.some(
    ({ origin }) => wayOf(origin.thing).format === 'html',
  );
  if (!formatted || typeof ClipboardItem === 'undefined')
    return navigator.clipboard.writeText(joined);
  const html = texts
    .map((text, i) =>
      wayOf(text.origin.thing).format === 'html'
        ? text.state().value
        : asHtml(plain[i] ?? ''),
    )
    .join('');
  const of = (type: string, content: string) => new Blob([content], { type });
  return navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': of('text/plain', joined),
      'text/html': of('text/html', html),
    }),
  ]);
}

function asHtml(line: string): string {
  const paragraph = document.createElement('p');
  paragraph.textContent = line;
  return paragraph.outerHTML;
}
