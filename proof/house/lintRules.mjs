import { composedKeys } from './composedKeys.mjs';
import { importLaw } from './importLaw.mjs';
import { literalTexts } from './literalTexts.mjs';
import { writtenAddresses } from './writtenAddresses.mjs';

/** The rules of the house, as a plugin of the lint. */
export default {
  meta: { name: 'house' },
  rules: {
    'composed-keys': composedKeys,
    'import-law': importLaw,
    'literal-texts': literalTexts,
    'written-addresses': writtenAddresses,
  },
};
