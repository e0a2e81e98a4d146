import type { DraftTask } from '@waymark/api';

/**
 * Where the button of a task leads, as a link in its words; '' where it has none, or they have that
 * link already.
 */
export function actionAsHtml({ description, content }: DraftTask): string {
  if (content.type !== 'simple' || content.action === null) return '';
  const { href, text } = content.action;
  const link = `<a href="${asHtml(href)}">`;
  return description.includes(link) ? '' : `<p>${link}${asHtml(text || href)}</a></p>`;
}

export const asHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
