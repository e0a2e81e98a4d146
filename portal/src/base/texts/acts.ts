import { acts } from './en/acts.ts';
import { textsOf } from './language.ts';

export const texts = textsOf('acts', acts);
