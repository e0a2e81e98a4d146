import { withWords } from '../../texts/language.ts';
import type { BlockView } from '../blockView.ts';
import { latePart } from '../../page/latePart.tsx';

const pdf: BlockView<'pdf'> = {
  saysSomething: ({ fileId }) => fileId !== '',
  View: latePart(() =>
    withWords('files', () => import('../../files/index.ts')).then(
      ({ Pdf }) => ({ default: Pdf }),
    ),
  ),
};
export default pdf;
