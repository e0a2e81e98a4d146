import { part } from '../../base/afterFirst.tsx';
import { firstPage } from '../../base/page/firstPage.ts';
import { withWords } from '../../base/texts/language.ts';

export const InstallOffer = part(
  async () =>
    (await firstPage.then(() => withWords('offline', () => import('./InstallOffer.tsx')))).default,
);
