import { german } from './de/frame.ts';
import { frame } from './en/frame.ts';
import { spokenLanguage } from './language.ts';

/**
 * Both languages in one file of script: these few words stand in frames alone, and the portal is
 * not to carry them.
 */
export const texts = (): typeof frame => (spokenLanguage() === 'de' ? german : frame);
