import type { Rolldown } from 'vite';

/**
 * So many of the parts that are loaded when they are gone to have a small module in common, before
 * all of them load it in one file.
 */
const SHARED_BY = 7;
/** In bytes of source. */
const SMALL = 12_000;

/** All icons of the parts that are loaded later: each would be a file of its own. */
export const iconsChunk: Rolldown.CodeSplittingGroup = { name: 'icons', test: /lucide-react/ };

/**
 * What many of these parts use, in one file: a page asked for some hundred files, most of them
 * smaller than the request for them. A larger module, and what few parts use, stays with those.
 */
export const sharedChunk: Rolldown.CodeSplittingGroup = {
  name: 'shared',
  test: (id) => !id.includes('/node_modules/'),
  minShareCount: SHARED_BY,
  maxModuleSize: SMALL,
};

/** What plans and tasks are told with, on most pages: each a few lines, smaller than a request. */
export const planWordsChunk: Rolldown.CodeSplittingGroup = {
  name: 'planWords',
  test: /\/src\/(base\/dates|parts\/(plans|tasks))\/\w+\.(ts|css)$/,
  minShareCount: 3,
};

/** Who takes one thing through the door of an area does not take all that it leads to. */
export const areaDoors = { test: /\/areas\/\w+\/index\.ts$/, sideEffects: false };
