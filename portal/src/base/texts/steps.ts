import { steps } from './en/steps.ts';
import { textsOf } from './language.ts';

export const texts = textsOf('steps', steps);
