import { talk } from './en/talk.ts';
import { textsOf } from './language.ts';

export const texts = textsOf('talk', talk);
