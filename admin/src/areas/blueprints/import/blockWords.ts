import type { DraftBlock } from '@waymark/api';

/** What a text of the result says, without its markup. */
export function plainText(content: Extract<DraftBlock, { kind: 'content' }>['content']): string {
  if (content.type === 'video') return content.title || content.link;
  if (content.type === 'pdf') return content.title;
  if (content.type === 'image') return content.files.map(({ alt }) => alt).join(' ');
  // What it leads to is in the plan beside it.
  if (content.type === 'taskLink') return '';
  const text = new DOMParser().parseFromString(content.html, 'text/html');
  for (const node of text.querySelectorAll('li, p, tr, h1, h2, h3')) node.append(' ');
  return (text.body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
