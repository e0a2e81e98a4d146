import { invitation } from './en/invitation.ts';
import { textsOf } from './language.ts';

export const texts = textsOf('invitation', invitation);
