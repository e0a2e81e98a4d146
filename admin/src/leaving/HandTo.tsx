import type { PersonRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { PersonPicker } from '../people/PersonPicker.tsx';
import { useTexts } from '../texts/index.ts';
import './leaving.css';

/** Who takes over what somebody has; null: nobody. */
export type Heir = { readonly to: string | null };

type HandToProps = {
  person: Pick<PersonRow, 'id' | 'name'>;
  /** Whose colleagues may take it, beside the team; null: the team alone. */
  clientId: string | null;
  /** Undefined until it is chosen. */
  heir: Heir | undefined;
  onChoose: (heir: Heir | undefined) => void;
};

/** To one person, or openly to nobody: nothing is chosen before it was said. */
export function HandTo({
  person,
  clientId,
  heir,
  onChoose,
}: HandToProps): ReactNode {
  const t = useTexts();
  return (
    <fieldset className="leaving-heir">
      <legend>{t('leaving.becomes')}</legend>
      <div>
        <PersonPicker
          label={t('leaving.who')}
          value={heir?.to ?? null}
          emptyText={t('leaving.choose')}
          options={{ team: true, ...(clientId !== null && { clientId }) }}
          exclude={[person.id]}
          onChange={(to) => onChoose({ to })}
        />
      </div>
      <label>
        <input
          type="checkbox"
          checked={heir?.to === null}
          onChange={({ target }) =>
            onChoose(target.checked ? { to: null } : undefined)
          }
        />
        <span>
          {t('leaving.nobody')}
          <small>{t('leaving.nobodyHint')}</small>
        </span>
      </label>
    </fieldset>
  );
}
