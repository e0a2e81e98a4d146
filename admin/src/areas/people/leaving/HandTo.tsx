import type { PersonRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { PersonPicker } from '../../../parts/personPicker/PersonPicker.tsx';
import type { PickerOptions } from '../../../parts/people/useChoices.ts';
import { useTexts } from '../../../base/texts/index.ts';
import './leaving.css';

/** Who takes over what somebody has; null: nobody. */
export type Heir = { readonly to: string | null };

type HandToProps = {
  person: Pick<PersonRow, 'id' | 'name'>;
  /** Whose colleagues may take it, beside the team; null: the team alone. */
  clientId: string | null;
  /** Who else is offered; default is the team. */
  options?: PickerOptions;
  /** What the field is called, and what it says while nothing is chosen; default is a person. */
  who?: string;
  choose?: string;
  /** Undefined until it is chosen. */
  heir: Heir | undefined;
  onChoose: (heir: Heir | undefined) => void;
};

/** To one person, or openly to nobody: nothing is chosen before it was said. */
export function HandTo({
  person,
  clientId,
  options = { team: true },
  who,
  choose,
  heir,
  onChoose,
}: HandToProps): ReactNode {
  const t = useTexts();
  return (
    <fieldset className="leaving-heir">
      <legend>{t('leaving.becomes')}</legend>
      <div>
        <PersonPicker
          label={who ?? t('leaving.who')}
          value={heir?.to ?? null}
          emptyText={choose ?? t('leaving.choose')}
          options={{ ...options, ...(clientId !== null && { clientId }) }}
          exclude={[person.id]}
          onChange={(to) => onChoose({ to })}
        />
      </div>
      <label>
        <input
          type="checkbox"
          checked={heir?.to === null}
          onChange={({ target }) => onChoose(target.checked ? { to: null } : undefined)}
        />
        <span>
          {t('leaving.nobody')}
          <small>{t('leaving.nobodyHint')}</small>
        </span>
      </label>
    </fieldset>
  );
}
