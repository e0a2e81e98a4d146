import { importLaw } from './importLaw.mjs';
import { literalTexts } from './literalTexts.mjs';

/** The rules of the house, as a plugin of the lint. */
export default {
  meta: { name: 'house' },
  rules: { 'import-law': importLaw, 'literal-texts': literalTexts },
};
