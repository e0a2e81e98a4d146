import type { en } from './en/index.ts';

/**
 * What every language says of the history: each text that English has, about the same things. What
 * lacks, or is one too many, does not compile.
 */
export type HistoryTexts = typeof en;
