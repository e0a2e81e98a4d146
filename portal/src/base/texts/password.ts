import { password } from './en/password.ts';
import { textsOf } from './language.ts';

export const texts = textsOf('password', password);
