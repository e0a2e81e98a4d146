import { asLink } from '@waymark/look/values';

/**
 * What somebody typed as a link, made followable: `example.com` gets https://, an address gets
 * mailto:. null where it cannot be one.
 */
export function linkHref(typed: string): string | null {
  const text = typed.trim();
  const link = asLink(text);
  if (link !== null) return link;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`;
  if (/^[^\s:/]+\.[^\s:/]+([/?#]\S*)?$/.test(text) || /^localhost(:\d+)?(\/\S*)?$/.test(text))
    return `https://${text}`;
  return null;
}
