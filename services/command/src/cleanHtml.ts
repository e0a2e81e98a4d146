import sanitize from 'sanitize-html';

/**
 * Rich text as the editor makes it and the importer brings it; whatever else stands in it is taken out, so that no
 * script, style or frame is ever stored or shown (spec 2 §5, Rich-text editor).
 */
export function cleanHtml(html: string): string {
  return sanitize(html, {
    allowedTags: [
      'p', 'h1', 'h2', 'h3', 'strong', 'b', 'em', 'i', 's', 'del', 'u', 'ul', 'ol', 'li', 'a', 'code', 'pre',
      'blockquote', 'br', 'hr', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'sub', 'sup',
    ],
    allowedAttributes: { a: ['href', 'title'], ol: ['start'], th: ['align'], td: ['align'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
  });
}
