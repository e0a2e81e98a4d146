import { Button } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { SaveState } from '../../../parts/page/SaveState.tsx';
import { useTexts } from '../../../base/texts/index.ts';

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
  const { place, onClick } = useFieldAfter();
  const state = saving ? 'saving' : changed ? 'unsaved' : saved ? 'saved' : null;
  return (
    <div ref={place} className="settings-foot-place" onClickCapture={onClick}>
      {state !== null && (
        <footer className="settings-foot">
          <SaveState state={state} />
          {state !== 'saved' && (
            <>
              <Button variant="text" disabled={saving} onClick={onDiscard}>
                {t('words.discard')}
              </Button>
              <Button type="submit" variant="contained" disabled={saving || !fits || !changed}>
                {t('words.save')}
              </Button>
            </>
          )}
        </footer>
      )}
    </div>
  );
}

/**
 * A button of the foot goes, or is out of use, once it is pressed: the keyboard goes on in the
 * field that it is about.
 */
function useFieldAfter() {
  const place = useRef<HTMLDivElement>(null);
  /** One of its buttons has the focus, or had it as it was pressed. */
  const within = useRef(false);
  const look = () => {
    within.current = place.current?.contains(document.activeElement) === true;
  };
  useEffect(() => {
    const { activeElement, body } = document;
    if (within.current && (activeElement ?? body) === body)
      place.current
        ?.closest('form, section')
        ?.querySelector<HTMLElement>('input, textarea, [role="combobox"]')
        ?.focus();
    look();
  });
  return { place, onClick: look };
}
