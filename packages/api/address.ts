/**
 * Tells what a link's address is good for. `full` leads somewhere from anywhere, `relative` only
 * from where the file lay, `unsafe` (any scheme but http, https, mailto and tel, and what names a
 * host without one: `//host`, `\\\\server`) is never made a link.
 */
export function addressKind(url: string): 'full' | 'relative' | 'unsafe' {
  // Browsers skip these within a scheme, so `java\tscript:` must not pass.
  const bare = url.replace(/[\u0000-\u0020\u007F]+/g, '');
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(bare) ?? [];
  if (scheme !== undefined)
    return ['http', 'https', 'mailto', 'tel'].includes(scheme.toLowerCase()) ? 'full' : 'unsafe';
  return /^[/\\]{2}/.test(bare) ? 'unsafe' : 'relative';
}
