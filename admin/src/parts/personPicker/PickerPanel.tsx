import { isComposed } from '@waymark/look/composed';
import { useListbox } from '@waymark/look/listbox';
import { CircleDashed, Search, UserPlus, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '@mui/material';
import { PersonLabel } from '../people/PersonAvatar.tsx';
import { PickerView } from './PickerView.tsx';
import { CreateSomebody, type CreateView } from './CreateSomebody.tsx';
import { PickerOption } from './PickerOption.tsx';
import { useChoices } from '../people/useChoices.ts';
import type { PickerOptions } from '../people/useChoices.ts';
import { sameName } from '@waymark/look/names';
import { useCommand } from '../../base/dataProvider/useCommand.ts';
import type { PersonChoice } from '../people/choices.ts';
import { useTexts } from '../../base/texts/index.ts';

type PickerPanelProps = {
  label: string;
  /** The ids of those picked: one, several, or nobody. */
  value: string | readonly string[] | null;
  options: PickerOptions;
  onPick: (id: string | null) => void;
  invite: boolean;
  clearable: boolean;
  /**
   * Participants of the module of the task that somebody is picked for: whoever else is picked is
   * asked about first.
   */
  takingPart?: readonly string[];
  /** It opens with this; Back leads to the list. */
  opensAt?: CreateView | undefined;
  /** The text in the search when the panel opens. */
  typed?: string;
  only?: readonly string[];
  exclude?: readonly string[];
  /** Stands below the list. */
  children?: ReactNode;
};

/**
 * A placeholder in place; offered for a name that was searched for and that nobody who can be
 * picked has.
 */
function useNewPlaceholder(
  { create: plan }: PickerOptions,
  search: string,
  found: readonly PersonChoice[],
) {
  const send = useCommand();
  const name = search.trim();
  const isTaken = found.some((each) => sameName(each.name, name));
  return {
    creatable: plan !== undefined && name !== '' && !isTaken,
    /** Resolves to its id. */
    async create(called: string, description = ''): Promise<string> {
      const placeholderId = `p::${crypto.randomUUID()}`;
      if (plan !== undefined)
        await send('AddPlaceholder', { ...{ plan, placeholderId, name: called, description } });
      return placeholderId;
    },
  };
}

type AddToModuleProps = {
  id: string;
  /** The plan in which placeholders are looked up. */
  planId: string | undefined;
  /** Of the field for which somebody is picked. */
  label: string;
  onBack: () => void;
  onAdd: () => void;
};

/** Whoever gets a task takes part in its module (PRODUCT 6.7): asked about who does not yet. */
function AddToModule({ id, planId, label, onBack, onAdd }: AddToModuleProps): ReactNode {
  const t = useTexts();
  return (
    <PickerView title={label} lead={t('people.mayChange')} onBack={onBack}>
      <p className="picker-outsider">
        <PersonLabel id={id} {...(planId && { planId })} />
        <span>{t('people.notInModule')}</span>
      </p>
      <div className="invite-actions">
        <Button variant="outlined" onClick={onBack}>
          {t('people.chooseAnother')}
        </Button>
        <Button variant="contained" autoFocus onClick={onAdd}>
          {t('people.addAndAssign')}
        </Button>
      </div>
    </PickerView>
  );
}

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
  const picked = typeof value === 'string' ? [value] : (value ?? []);
  const { groups, loading, failed } = useChoices(options, search, {
    ...(only && { only }),
    ...(exclude && { exclude }),
    ...(typeof value === 'object' && value && { first: value }),
    ...(takingPart && { first: takingPart }),
  });
  const flat = groups.flatMap(({ choices }) => choices);
  const { listId, ...list } = useListbox({
    options: flat,
    idOf: ({ id }) => id,
    onTake: ({ id }) => pick(id),
  });
  const placeholder = useNewPlaceholder(options, search, flat);
  // Whoever is not found yet may still be.
  const creatable = placeholder.creatable && !loading;
  // What stands below the rows would be pushed away by them while it is pressed.
  const offers = !loading && (invite || clearable || creatable || options.create);
  function pick(id: string) {
    if (takingPart && !takingPart.includes(id) && !picked.includes(id)) setOutsider(id);
    else onPick(id);
  }
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
    if (isComposed(event) || list.onKeyDown(event) || event.key !== 'Enter') return;
    event.preventDefault();
    if (creatable) createAndPick();
  };
  return (
    <div className="picker-panel" role="dialog" aria-label={label}>
      <label className="picker-search">
        <Search aria-hidden="true" />
        <input
          autoFocus
          role="combobox"
          aria-expanded="true"
          {...list.field}
          aria-controls={listId}
          aria-label={t('people.searchPeople')}
          autoComplete="off"
          value={search}
          placeholder={t('people.searchBy')}
          onKeyDown={onKeyDown}
          onChange={(event) => (setSearch(event.target.value), list.restart())}
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
                option={list.option(choice)}
                choice={choice}
                search={search}
                active={choice === list.active}
                selected={picked.includes(choice.id)}
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
