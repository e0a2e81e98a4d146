import type { ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';
import { starters, type StarterName } from './libraryDialogState.ts';
import './starterChoice.css';

/** What a process starts from: a ready plan, drawn as the way that it is, or nothing. */
export function StarterChoice({
  chosen,
  onChoose,
}: {
  chosen: StarterName;
  onChoose: (starter: StarterName) => void;
}): ReactNode {
  const t = useTexts();
  const way = t('library.starterSALES_1Way').split(', ');
  return (
    <fieldset className="library-starts">
      <legend>{t('library.startFrom')}</legend>
      {starters.map((starter) => (
        <label key={starter} className="library-start">
          <input
            type="radio"
            name="starter"
            checked={starter === chosen}
            onChange={() => onChoose(starter)}
          />
          <span>
            <b>{t(`library.starter${starter}`)}</b>
            <small>{t(`library.starter${starter}Hint`)}</small>
            {starter === 'SALES_1' && (
              <ol className="library-way">
                {way.map((milestone) => (
                  <li key={milestone}>{milestone}</li>
                ))}
              </ol>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
