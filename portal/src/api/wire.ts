import { openWire } from '@waymark/client';
import { spokenLanguage } from '../texts/language.ts';
import { texts } from '../texts/pages.ts';

/** This page's line to the services. */
export const wire = openWire({
  language: spokenLanguage,
  words: () => {
    const { unreachable, signedOut, ours } = texts().problems;
    return { unreachable, signedOut, ours: () => ours };
  },
});
