import type { AutocompleteProps } from '@mui/material';
import { asRead } from '@waymark/look';

type FilterOptions = NonNullable<
  AutocompleteProps<unknown, undefined, undefined, undefined>['filterOptions']
>;

/**
 * Picks the options that a field offers: as every search finds things, not as MUI compares texts.
 */
export const offered: FilterOptions = (options, { inputValue, getOptionLabel }) => {
  const wanted = asRead(inputValue).trim();
  return options.filter((option) => asRead(getOptionLabel(option)).includes(wanted));
};
