import type { Image, Link, PhrasingContent } from 'mdast';
import { addressKind } from '@waymark/api/address';
import { lineOf, plainText } from './nodes.ts';
import { excerpt } from './notes.ts';
import type { NoteCollector } from './notes.ts';
import { noteUnsafeLink } from './rawHtml.ts';

/**
 * A link that is safe to show: an unsafe one leaves only its words, one without words shows its
 * address.
 */
export function cleanLink(link: Link, notes: NoteCollector): PhrasingContent[] {
  const line = lineOf(link);
  const kind = addressKind(link.url);
  if (kind === 'unsafe') {
    noteUnsafeLink(line, link.url, notes);
    return link.children.length > 0 ? link.children : [{ type: 'text', value: link.url }];
  }
  if (link.url === '') {
    notes.add(line, 'link', 'linkWithoutAddress', line, excerpt(plainText(link)));
    return link.children;
  }
  if (kind === 'relative') {
    notes.add(line, 'link', 'linkIncomplete', line, excerpt(link.url));
  }
  if (link.title) notes.add(line, 'link', 'linkHoverText', line, excerpt(link.title));
  return [
    {
      ...link,
      title: null,
      children: plainText(link) === '' ? [{ type: 'text', value: link.url }] : link.children,
    },
  ];
}

/** An image as a link to it; inside of a link, where no second one can stand, as its words. */
export function imageAsLink(
  image: Image,
  insideLink: boolean,
  notes: NoteCollector,
): PhrasingContent[] {
  const line = lineOf(image);
  const shown = image.alt || image.url;
  if (insideLink) {
    notes.add(line, 'image', 'imageInLink', line, excerpt(shown), excerpt(image.url));
    return [{ type: 'text', value: shown, position: image.position }];
  }
  notes.add(line, 'image', 'imageAsLink', line, excerpt(shown));
  const text: PhrasingContent = { type: 'text', value: shown };
  return cleanLink(
    {
      type: 'link',
      url: image.url,
      title: image.title,
      children: [text],
      position: image.position,
    },
    notes,
  );
}
