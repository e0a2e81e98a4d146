import { share } from './en/share.ts';
import { textsOf } from './language.ts';

export const texts = textsOf('share', share);
