import { signIn } from './en/signIn.ts';
import { textsOf } from './language.ts';

export const texts = textsOf('signIn', signIn);
