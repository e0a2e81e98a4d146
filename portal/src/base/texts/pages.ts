import { pages } from './en/pages.ts';
import { textsOf } from './language.ts';

export const texts = textsOf('pages', pages);
