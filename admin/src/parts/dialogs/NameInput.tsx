import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { useTexts } from '../../base/texts/index.ts';

/**
 * The name of a row in its form: it has the focus, takes as much as a name may have, and says what
 * is `missing` where it is empty.
 */
export function NameInput({ missing }: { missing: string }): ReactNode {
  const t = useTexts();
  return (
    <TextInput
      source="name"
      label={t('words.name')}
      validate={(name?: string | null) => (!name?.trim() ? missing : undefined)}
      autoFocus
      autoComplete="off"
      helperText={false}
      slotProps={{ htmlInput: { maxLength: 200 } }}
    />
  );
}
