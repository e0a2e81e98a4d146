import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { SaveState } from '../layout/SaveState.tsx';
import { useTexts } from '../texts/index.ts';

type SettingsFootProps = {
  /** Something was typed that is not saved. */
  changed: boolean;
  /** What was typed can be saved. */
  fits?: boolean;
  saving: boolean;
  /** It was saved, and nothing was typed since. */
  saved: boolean;
  onDiscard: () => void;
};

/** The foot of a section: it comes with the first change, and says that it was saved. */
export function SettingsFoot({
  changed,
  fits = true,
  saving,
  saved,
  onDiscard,
}: SettingsFootProps): ReactNode {
  const t = useTexts();
  const state = saving
    ? 'saving'
    : changed
      ? 'unsaved'
      : saved
        ? 'saved'
        : null;
  if (state === null) return null;
  return (
    <footer className="settings-foot">
      <SaveState state={state} />
      {state !== 'saved' && (
        <>
          <Button variant="text" disabled={saving} onClick={onDiscard}>
            {t('words.discard')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={saving || !fits || !changed}
          >
            {t('words.save')}
          </Button>
        </>
      )}
    </footer>
  );
}
