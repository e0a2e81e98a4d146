import { sessions } from './en/sessions.ts';
import { textsOf } from './language.ts';

export const texts = textsOf('sessions', sessions);
