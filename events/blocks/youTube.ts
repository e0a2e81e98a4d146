const HOST = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const PATH = /^\/(?:watch|(?:embed|shorts?)(?:\/([^/]*))?)\/?$/;
const ID = /^[\w-]{11}$/;

/** Why a link leads to no video: it is none of YouTube's, or it names no video. */
export type VideoFault = 'notYouTube' | 'noVideo';

/**
 * The video that a link leads to. Taken are the links that YouTube gives: watch, embed, short and
 * youtu.be (PRODUCT 11.4), with or without their https://.
 * @returns its id, eleven characters, or why there is none
 */
export function videoOfLink(
  link: string,
): { readonly id: string } | { readonly fault: VideoFault } {
  const typed = link.trim();
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`);
  if (url === null || !/^https?:$/.test(url.protocol) || url.port !== '')
    return { fault: 'notYouTube' };
  const id = idIn(url);
  if (id === undefined) return { fault: 'notYouTube' };
  return ID.test(id) ? { id } : { fault: 'noVideo' };
}

/** What stands where the id should; undefined where the link has no place for one. */
function idIn({ hostname, pathname, searchParams }: URL): string | undefined {
  if (hostname === 'youtu.be') return pathname.slice(1).replace(/\/$/, '');
  const path = HOST.test(hostname) ? PATH.exec(pathname) : null;
  if (path === null) return undefined;
  return path[1] ?? searchParams.get('v') ?? '';
}

/** As it calls itself, in every language. */
export const videoProvider = 'YouTube';

/** The player that keeps no cookies, playing at once: only whoever pressed play asks for it. */
export const playerOf = (id: string): string =>
  `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
