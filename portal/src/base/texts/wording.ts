import { wording } from './en/wording.ts';
import { textsOf } from './language.ts';

export const texts = textsOf('wording', wording);
