/**
 * The words of rich text without its markup, for an excerpt.
 * @param html sanitised by the server
 */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(
    html.replace(/<(\/(p|h\d|li|div|tr|td)|br\s*\/?)>/gi, ' $&'),
    'text/html',
  );
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Rich text whose links open beside the portal, without telling it where from. */
export function withOutsideLinks(html: string): string {
  if (!html.includes('<a')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const link of body.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  return body.innerHTML;
}

/** Up to the end of its first sentence; a point behind a number or a single letter ends none. */
export const firstSentence = (text: string): string =>
  /^.*?(?<![\s(]\p{L}|\d)[.!?…](?=\s|$)/u.exec(text)?.[0] ?? text;
