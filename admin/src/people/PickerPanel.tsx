import { Search, UserPlus, UserRoundPlus } from 'lucide-react';
import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { InvitePerson } from './InvitePerson.tsx';
import { PickerOption } from './PickerOption.tsx';
import { useChoices } from './useChoices.ts';
import type { PickerOptions } from './useChoices.ts';
import { useNewPlaceholder } from './useNewPlaceholder.ts';
import { useTexts } from '../texts/index.ts';

type PickerPanelProps = {
  label: string;
  value: string | null;
  options: PickerOptions;
  onPick: (id: string | null) => void;
  invite: boolean;
  clearable: boolean;
  /** What stands in the search when it opens. */
  typed?: string;
  only?: readonly string[];
  exclude?: readonly string[];
};

/** Search, list and ways to create somebody: the views of the user selection (PRODUCT 9.5). */
export function PickerPanel({
  label,
  value,
  options,
  onPick,
  invite,
  clearable,
  typed = '',
  only,
  exclude,
}: PickerPanelProps): ReactNode {
  const t = useTexts();
  const [search, setSearch] = useState(typed);
  const [view, setView] = useState<'list' | 'client' | 'team'>('list');
  const [active, setActive] = useState(0);
  const listId = useId();
  const { groups, loading, failed } = useChoices(options, search, {
    ...(only && { only }),
    ...(exclude && { exclude }),
  });
  const flat = groups.flatMap(({ choices }) => choices);
  const current = flat[Math.min(active, flat.length - 1)];
  const idOf = (id: string) => `${listId}-${id}`;
  const placeholder = useNewPlaceholder(options, search, flat);
  // Whoever is not found yet may still be.
  const creatable = placeholder.creatable && !loading;
  const createAndPick = () =>
    void placeholder
      .create()
      .then(onPick)
      .catch(() => undefined);

  if (view !== 'list')
    return (
      <div className="picker-invite">
        <h3>
          {view === 'client'
            ? t('people.createExternal')
            : t('people.createInternal')}
        </h3>
        <InvitePerson
          party={view}
          {...(options.clientId && { clientId: options.clientId })}
          {...(options.processId && { processId: options.processId })}
          beforeStart={options.beforeStart === true}
          email={search.includes('@') ? search : ''}
          onCancel={() => setView('list')}
          onDone={(id) => (id === null ? setView('list') : onPick(id))}
        />
      </div>
    );

  const onKeyDown = (event: KeyboardEvent) => {
    const step =
      event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      const next =
        (Math.min(active, flat.length - 1) + step + flat.length) %
        Math.max(flat.length, 1);
      setActive(next);
      const chosen = flat[next];
      if (chosen)
        document
          .getElementById(idOf(chosen.id))
          ?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (current) onPick(current.id);
      else if (creatable) createAndPick();
    }
  };
  return (
    <div className="picker-panel" role="dialog" aria-label={label}>
      <label className="picker-search">
        <Search aria-hidden="true" />
        <input
          autoFocus
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-label={t('people.searchPeople')}
          autoComplete="off"
          {...(current && { 'aria-activedescendant': idOf(current.id) })}
          value={search}
          placeholder={t('words.search')}
          onKeyDown={onKeyDown}
          onChange={(event) => (setSearch(event.target.value), setActive(0))}
        />
      </label>
      <div
        className="picker-list"
        role="listbox"
        id={listId}
        aria-label={label}
      >
        {groups.map(({ title, choices }) => (
          <div key={title} role="group" aria-label={title}>
            <div className="picker-group" aria-hidden="true">
              {title}
            </div>
            {choices.map((choice) => (
              <PickerOption
                key={choice.id}
                id={idOf(choice.id)}
                choice={choice}
                search={search}
                active={choice === current}
                selected={choice.id === value}
                onPick={() => onPick(choice.id)}
              />
            ))}
          </div>
        ))}
      </div>
      {flat.length === 0 && (
        <p className="picker-none" role="status">
          {failed
            ? t('people.failed')
            : loading
              ? t('words.loading')
              : search === ''
                ? t('people.nobodyHere')
                : t('people.nobodyMatches', { q: search })}
        </p>
      )}
      {(invite || clearable || creatable) && (
        <div className="picker-actions">
          {creatable && (
            <button type="button" onClick={createAndPick}>
              <UserRoundPlus aria-hidden="true" />
              {t('people.createPlaceholder', { name: search.trim() })}
            </button>
          )}
          {clearable && (
            <button type="button" onClick={() => onPick(null)}>
              {t('words.nobody')}
            </button>
          )}
          {invite && options.clientId !== undefined && (
            <button type="button" onClick={() => setView('client')}>
              <UserPlus aria-hidden="true" />
              {t('people.createExternal')}
            </button>
          )}
          {invite && options.team && (
            <button type="button" onClick={() => setView('team')}>
              <UserRoundPlus aria-hidden="true" />
              {t('people.createInternal')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
