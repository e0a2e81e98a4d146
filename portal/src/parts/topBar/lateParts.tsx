import { afterFirstPage, part } from '../../base/afterFirst.tsx';
import { withWords } from '../../base/texts/language.ts';

export const Bell = part(
  async () =>
    (await afterFirstPage().then(() => withWords('news', () => import('../news/index.ts')))).Bell,
);
