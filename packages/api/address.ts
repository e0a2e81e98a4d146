/**
 * What a link's address is good for. `full` leads somewhere from anywhere, `relative` only from where the file lay, `unsafe`
 * (any scheme but http, https and mailto) is never made a link.
 */
export function addressKind(url: string): 'full' | 'relative' | 'unsafe' {
  // Browsers skip these within a scheme, so `java\tscript:` must not pass.
  const bare = url.replace(/[\u0000-\u0020\u007F]+/g, '');
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(bare) ?? [];
  if (scheme !== undefined)
    return ['http', 'https', 'mailto'].includes(scheme.toLowerCase())
      ? 'full'
      : 'unsafe';
  return /^[/\\]{2}/.test(bare) ? 'full' : 'relative';
}
