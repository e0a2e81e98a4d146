import { news } from './en/news.ts';
import { textsOf } from './language.ts';

export const texts = textsOf('news', news);
