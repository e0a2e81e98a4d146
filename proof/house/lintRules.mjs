import { askedByRole } from './askedByRole.mjs';
import { composedKeys } from './composedKeys.mjs';
import { importLaw } from './importLaw.mjs';
import { literalTexts } from './literalTexts.mjs';
import { roomOrder } from './rooms.mjs';
import { writtenAddresses } from './writtenAddresses.mjs';

/** The rules of the house, as a plugin of the lint. */
export default {
  meta: { name: 'house' },
  rules: {
    'asked-by-role': askedByRole,
    'composed-keys': composedKeys,
    'import-law': importLaw,
    'literal-texts': literalTexts,
    rooms: roomOrder,
    'written-addresses': writtenAddresses,
  },
};
