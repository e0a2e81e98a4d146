import { openWire } from '@waymark/client';
import { openedBy } from './openedBy.ts';
import { spokenLanguage } from '../texts/language.ts';
import { texts } from '../texts/pages.ts';

/**
 * The prefix of the ticket in the name of a frame that shows the portal as somebody else sees it.
 */
const looks = 'looks ';
const { name = '' } = globalThis.window ?? {};
export const view = name.startsWith(looks) ? name.slice(looks.length) : undefined;

/** This page's line to the services. */
export const wire = openWire({
  language: spokenLanguage,
  view,
  opens: openedBy.session,
  words: () => {
    const { unreachable, signedOut, ours } = texts().problems;
    return { unreachable, signedOut, ours: () => ours };
  },
});
