import { mails } from './en/mails.ts';
import { textsOf } from './language.ts';

export const texts = textsOf('mails', mails);
