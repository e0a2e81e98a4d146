import { Dialog } from '@mui/material';
import { isComposed } from '@waymark/look/composed';
import { Search } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../texts/index.ts';
import { candidatesOf } from './candidates.ts';
import { HitRow } from './HitRow.tsx';
import { lastPlaces, remember } from './places.ts';
import { Preview } from './Preview.tsx';
import { grouped, hitKinds, rank, type Hit, type HitKind } from './rank.ts';
import { useOwnCandidates } from './useOwnCandidates.ts';
import { useRows } from './useRows.ts';
import './palette.css';

/** So many of a kind are shown until the rest is asked for. */
const SHOWN = 3;

type PaletteProps = {
  /** What was typed before it was there. */
  typedAhead: string;
  onClose: () => void;
  onKeys: () => void;
};

/** Finds tasks, modules, people, pages and actions by what is said of them, the best hit first; Enter goes there. */
export default function Palette({
  typedAhead,
  onClose,
  onKeys,
}: PaletteProps): ReactNode {
  const t = useTexts();
  const navigate = useNavigate();
  const listId = useId();
  const titleId = useId();
  const [typed, setTyped] = useState(typedAhead);
  const [only, setOnly] = useState<HitKind | null>(null);
  const [more, setMore] = useState<HitKind | null>(null);
  /** Stays with its row when others join. */
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { hits, searching, offline } = useHits(typed, only);
  const { best, groups } = useMemo(
    () => arranged(hits, typed, only ?? more),
    [hits, typed, only, more],
  );
  const flat = [...(best ? [best] : []), ...groups.flatMap((g) => g.shown)];
  const at = Math.max(
    0,
    flat.findIndex(({ id }) => id === chosenId),
  );
  const current = flat[at];
  const input = useRef<HTMLInputElement>(null);
  const acts = useRef<HTMLDivElement>(null);
  const idOf = ({ id }: Hit) => `${listId}-${id.replaceAll(/[^\w-]/g, '_')}`;
  const go = ({ to, title, kind }: Hit, tab = false) => {
    if (to === '?keys') {
      onClose();
      return onKeys();
    }
    if (tab) return void window.open(to, '_blank', 'noopener');
    if (kind !== 'actions') remember({ title, to });
    onClose();
    void navigate(to);
  };
  const step = (by: number) => {
    const next = flat[(at + by + flat.length) % flat.length];
    if (next === undefined) return;
    setChosenId(next.id);
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  };
  const narrow = (by: number) => {
    const kinds: (HitKind | null)[] = [null, ...hitKinds];
    setOnly(
      kinds[(kinds.indexOf(only) + by + kinds.length) % kinds.length] ?? null,
    );
  };
  const keys: Record<string, (event: KeyboardEvent) => void> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Tab: ({ shiftKey }) => narrow(shiftKey ? -1 : 1),
    Enter: ({ ctrlKey, metaKey }) => current && go(current, ctrlKey || metaKey),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposed(event)) return;
    if (event.key === 'Backspace' && typed === '') return setOnly(null);
    const first = acts.current?.querySelector('button');
    const isAtEnd = event.currentTarget.selectionStart === typed.length;
    if (event.key === 'ArrowRight' && isAtEnd && first) {
      event.preventDefault();
      return first.focus();
    }
    const act = keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act(event);
  };
  const rowProps = (hit: Hit) => ({
    ...{ hit, typed, id: idOf(hit) },
    chosen: hit === current,
    onChoose: () => setChosenId(hit.id),
    onGo: () => go(hit),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth={false}
      slotProps={{ paper: { className: 'palette' } }}
    >
      <h2 id={titleId} className="visually-hidden">
        {t('shell.jump')}
      </h2>
      <label className="palette-search">
        <Search aria-hidden="true" />
        <input
          ref={input}
          autoFocus
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-label={t('palette.searchAll')}
          {...(current && { 'aria-activedescendant': idOf(current) })}
          placeholder={t('palette.searchAll')}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosenId(null);
            setMore(null);
          }}
          onKeyDown={onKeyDown}
        />
        <span>
          {t(only === null ? 'palette.everything' : `palette.${only}`)}
        </span>
        <kbd>{t('palette.tabKey')}</kbd>
      </label>
      <div className="palette-panes">
        <div
          role="listbox"
          id={listId}
          aria-label={t('shell.results')}
          className="palette-list"
        >
          {best && (
            <div role="group" aria-label={t('palette.best')}>
              <p aria-hidden="true">{t('palette.best')}</p>
              <HitRow {...rowProps(best)} best />
            </div>
          )}
          {groups.map(({ kind, shown, all }) => (
            <div key={kind} role="group" aria-label={t(`palette.${kind}`)}>
              <p aria-hidden="true">
                {t(`palette.${kind}`)}
                {shown.length < all && (
                  <button
                    type="button"
                    tabIndex={-1}
                    onClick={() => setMore(kind)}
                  >
                    {t('palette.of', { shown: shown.length, all })}
                  </button>
                )}
              </p>
              {shown.map((hit) => (
                <HitRow key={hit.id} {...rowProps(hit)} />
              ))}
            </div>
          ))}
          <p className="palette-none" role="status">
            {offline
              ? t('palette.offline')
              : flat.length > 0
                ? ''
                : searching
                  ? t('shell.searching')
                  : typed === ''
                    ? t('shell.nothingYet')
                    : t('palette.nothing', { q: typed.trim() })}
          </p>
        </div>
        {current && (
          <Preview
            {...{ hit: current, typed, acts }}
            onGo={(to) => {
              onClose();
              void navigate(to);
            }}
            onBack={() => input.current?.focus()}
          />
        )}
      </div>
      <footer className="palette-foot" aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> {t('palette.choose')}
        <kbd>Enter</kbd> {t('palette.open')}
        <kbd>→</kbd> {t('palette.do')}
        <kbd>{t('palette.ctrlEnter')}</kbd> {t('palette.newTab')}
        <kbd>{t('palette.tabKey')}</kbd> {t('palette.narrow')}
      </footer>
    </Dialog>
  );
}

/** What fits, of what is loaded at once and of what the server finds then. */
function useHits(typed: string, only: HitKind | null) {
  const t = useTexts();
  const wanted = useDeferredValue(typed);
  const { rows, searching, offline } = useRows(wanted);
  const own = useOwnCandidates();
  const candidates = useMemo(
    () => [...candidatesOf(t, rows), ...own],
    [t, rows, own],
  );
  const hits = useMemo(() => {
    const fitting =
      wanted.trim() === ''
        ? withoutSearch(own, t('palette.lastPlaces'))
        : rank(wanted, candidates);
    return only === null
      ? fitting
      : fitting.filter(({ kind }) => kind === only);
  }, [t, wanted, candidates, own, only]);
  return { hits, searching, offline };
}

/** With an empty field: the last places, then what can be done. */
const withoutSearch = (
  own: ReturnType<typeof useOwnCandidates>,
  context: string,
): Hit[] => {
  const places = lastPlaces().map(({ title, to }): Hit => ({
    ...{ id: `places/${to}`, kind: 'pages', title, context, to },
    ...{ score: 0, says: '' },
  }));
  const actions = own
    .filter(({ kind }) => kind === 'actions')
    .map((candidate): Hit => ({ ...candidate, score: 0, says: '' }));
  return [...places, ...actions];
};

/** The best hit alone, and the others by kind. */
function arranged(hits: readonly Hit[], typed: string, whole: HitKind | null) {
  const [first] = hits;
  const best = typed.trim() === '' ? undefined : first;
  const groups = grouped(best === undefined ? hits : hits.slice(1)).map(
    ({ kind, hits: of }) => ({
      kind,
      shown: kind === whole || typed.trim() === '' ? of : of.slice(0, SHOWN),
      all: of.length,
    }),
  );
  return { best, groups };
}
