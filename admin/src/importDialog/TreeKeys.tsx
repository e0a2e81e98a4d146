import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';

type TreeKeysProps = {
  id: string;
  /** Tab goes on to what comes behind the list. */
  tabLeaves: boolean;
};

/** What the keys do in the list of the result; in sight while somebody is in it. */
export function TreeKeys({ id, tabLeaves }: TreeKeysProps): ReactNode {
  const t = useTexts();
  if (tabLeaves)
    return (
      <p id={id} className="shaping-keys" role="status">
        {t('importing.tabLeaves')}
      </p>
    );
  return (
    <p id={id} className="shaping-keys">
      <span>
        <kbd>{t('importing.capTab')}</kbd>
        <kbd>{t('importing.capShiftTab')}</kbd>
        {t('importing.keyLevel')}
      </span>
      <span>
        <kbd>Alt</kbd>
        <kbd>
          <ArrowUp />
        </kbd>
        <kbd>
          <ArrowDown />
        </kbd>
        <kbd>
          <ArrowLeft />
        </kbd>
        <kbd>
          <ArrowRight />
        </kbd>
        {t('importing.keyPlace')}
      </span>
      <span>
        <kbd>F2</kbd>
        {t('importing.keyTitle')}
      </span>
      <span>
        <kbd>S</kbd>
        {t('importing.keySplit')}
      </span>
      <span>
        <kbd>T</kbd>
        {t('importing.keyTurn')}
      </span>
      <span>
        <kbd>{t('importing.capDelete')}</kbd>
        {t('importing.leaveOut')}
      </span>
      <span>
        <kbd>Esc</kbd>
        {t('importing.keyOut')}
      </span>
    </p>
  );
}
