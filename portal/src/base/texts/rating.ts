import { rating } from './en/rating.ts';
import { textsOf } from './language.ts';

export const texts = textsOf('rating', rating);
