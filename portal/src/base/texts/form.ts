import { form } from './en/form.ts';
import { textsOf } from './language.ts';

export const texts = textsOf('form', form);
