import { entryAddress } from '@waymark/api/addresses';

/** The target of `redirectTo` where nothing is asked for (PRODUCT 2.5). */
export const defaultTarget = entryAddress.executions();

/**
 * Finds the path to go to after sign-in. Only a path of this site is obeyed: no other origin, no
 * `//host`, no script, and not the sign-in itself.
 * @param asked value of the query parameter `redirectTo`
 * @param origin this site's, as `https://waymark.example`
 */
export function safeTarget(asked: string | null, origin: string): string {
  if (asked === null || !asked.startsWith('/') || /[\\\u0000-\u001f]|^\/\//.test(asked))
    return defaultTarget;
  if (!URL.canParse(asked, origin)) return defaultTarget;
  const url = new URL(asked, origin);
  if (
    url.origin !== origin ||
    url.pathname.startsWith('//') ||
    /^\/(log(in(-\w+)?|out)|sign-up)\/?$/.test(url.pathname)
  )
    return defaultTarget;
  return url.pathname + url.search + url.hash;
}

/** The sign-in page that leads back to where the person is. */
export function signInPath(here: string): string {
  const home = entryAddress.portal();
  return entryAddress.signIn({
    redirectTo: `${here}/` === home || here === home ? undefined : here,
  });
}
