import { isComposed } from '@waymark/look/composed';
import { CircleDashed, Search, UserPlus, UserRoundPlus } from 'lucide-react';
import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { AddToModule } from './AddToModule.tsx';
import { CreateSomebody, type CreateView } from './CreateSomebody.tsx';
import { PickerOption } from './PickerOption.tsx';
import { useChoices } from './useChoices.ts';
import type { PickerOptions } from './useChoices.ts';
import { useNewPlaceholder } from './useNewPlaceholder.ts';
import { useTexts } from '../texts/index.ts';

type PickerPanelProps = {
  label: string;
  /** Who is picked: one, several, or nobody. */
  value: string | readonly string[] | null;
  options: PickerOptions;
  onPick: (id: string | null) => void;
  invite: boolean;
  clearable: boolean;
  /** Who takes part in the module of the task that somebody is picked for: whoever else is picked is asked about first. */
  takingPart?: readonly string[];
  /** It opens with this; Back leads to the list. */
  opensAt?: CreateView | undefined;
  /** What stands in the search when it opens. */
  typed?: string;
  only?: readonly string[];
  exclude?: readonly string[];
  /** Stands below the list. */
  children?: ReactNode;
};

/** Search, list and ways to create somebody: the views of the user selection (PRODUCT 9.5). */
export function PickerPanel({
  label,
  value,
  options,
  onPick,
  invite,
  clearable,
  takingPart,
  opensAt,
  typed = '',
  only,
  exclude,
  children,
}: PickerPanelProps): ReactNode {
  const t = useTexts();
  const [search, setSearch] = useState(typed);
  const [view, setView] = useState<CreateView | null>(opensAt ?? null);
  const [outsider, setOutsider] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const listId = useId();
  const picked = typeof value === 'string' ? [value] : (value ?? []);
  const { groups, loading, failed } = useChoices(options, search, {
    ...(only && { only }),
    ...(exclude && { exclude }),
    ...(typeof value === 'object' && value && { first: value }),
    ...(takingPart && { first: takingPart }),
  });
  const flat = groups.flatMap(({ choices }) => choices);
  const current = flat[Math.min(active, flat.length - 1)];
  const idOf = (id: string) => `${listId}-${id}`;
  const placeholder = useNewPlaceholder(options, search, flat);
  // Whoever is not found yet may still be.
  const creatable = placeholder.creatable && !loading;
  // What stands below the rows would be pushed away by them while it is pressed.
  const offers =
    !loading && (invite || clearable || creatable || options.create);
  const pick = (id: string) => {
    if (takingPart && !takingPart.includes(id) && !picked.includes(id))
      setOutsider(id);
    else onPick(id);
  };
  const createAndPick = () =>
    void placeholder
      .create(search.trim())
      .then(onPick)
      .catch(() => undefined);

  if (outsider !== null)
    return (
      <AddToModule
        id={outsider}
        planId={options.placeholders}
        label={label}
        onBack={() => setOutsider(null)}
        onAdd={() => onPick(outsider)}
      />
    );
  if (view !== null)
    return (
      <CreateSomebody
        view={view}
        options={options}
        search={search}
        onPlaceholder={placeholder.create}
        onBack={() => setView(null)}
        onDone={(id) => {
          setView(null);
          onPick(id);
        }}
      />
    );

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposed(event)) return;
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
      if (current) pick(current.id);
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
          placeholder={t('people.searchBy')}
          onKeyDown={onKeyDown}
          onChange={(event) => (setSearch(event.target.value), setActive(0))}
        />
      </label>
      <div
        className="picker-list"
        role="listbox"
        aria-multiselectable={typeof value === 'object' && value !== null}
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
                selected={picked.includes(choice.id)}
                onPick={() => pick(choice.id)}
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
      {flat.length > 0 && search.trim() !== '' && !loading && (
        <p className="picker-none" role="status">
          {t('people.nobodyElse', { q: search })}
        </p>
      )}
      {children}
      {offers && (
        <div className="picker-actions">
          {creatable && (
            <button type="button" onClick={createAndPick}>
              <CircleDashed aria-hidden="true" />
              {t('people.createPlaceholderOf', { name: search.trim() })}
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
          {!creatable && options.create !== undefined && (
            <button type="button" onClick={() => setView('placeholder')}>
              <CircleDashed aria-hidden="true" />
              {t('people.createPlaceholder')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
