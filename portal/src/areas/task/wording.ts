import { draftsOf, keptLine, type KeptIn } from '@waymark/client';

/** Words of a task as they are typed: its headline, and its description line by line. */
export type Wording = { readonly headline: string; readonly description: string };

/** What rich text says, line by line. @param html sanitised by the server */
export function linesOf(html: string): string {
  const { body } = new DOMParser().parseFromString(
    html.replace(/<(\/(p|h\d|li|div|tr)|br\s*\/?)>/gi, '$&\n'),
    'text/html',
  );
  const lines = (body.textContent ?? '').split('\n');
  return lines
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** Lines as rich text: a paragraph each. */
export function paragraphsOf(lines: string): string {
  const { body } = new DOMParser().parseFromString('', 'text/html');
  for (const line of lines.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const paragraph = document.createElement('p');
    paragraph.textContent = line;
    body.append(paragraph);
  }
  return body.innerHTML;
}

/** Whether lists, links or pictures would go by words that are typed. */
export const hasShape = (html: string): boolean => /<(?!\/?(p|br)\b)/i.test(html);

/** What somebody has typed and not saved, kept through a reload; of one person and one task. */
export const keptWording = (storage: KeptIn, accountId: string, taskId: string) =>
  keptLine(storage, `${draftsOf(accountId)}wording/${taskId}`, readWording);

function readWording(kept: unknown): Wording | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { headline, description } = kept as Record<string, unknown>;
  return typeof headline === 'string' && typeof description === 'string'
    ? { headline, description }
    : null;
}
