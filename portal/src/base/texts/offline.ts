import { offline } from './en/offline.ts';
import { textsOf } from './language.ts';

export const texts = textsOf('offline', offline);
