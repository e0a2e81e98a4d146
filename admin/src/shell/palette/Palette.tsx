import { Dialog } from '@mui/material';
import { isComposed } from '@waymark/look/composed';
import { useListbox } from '@waymark/look/listbox';
import { Search } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../base/texts/index.ts';
import { candidatesOf } from './candidates.ts';
import { HitRow } from './HitRow.tsx';
import { Preview } from './Preview.tsx';
import { grouped, hitKinds, rank, type Hit, type HitKind, type Candidate } from './rank.ts';
import { adminAddress, entryAddress } from '@waymark/api/addresses';
import { settings } from '../screens/settings.ts';
import { useMe } from '../../base/session/me.ts';
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

/** The places that somebody was at last, in this browser. */
type VisitedPage = { readonly title: string; readonly to: string };

const KEY = 'waymark.places';
const KEPT = 5;

function lastVisited(): readonly VisitedPage[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as VisitedPage[]) : [];
  } catch {
    return [];
  }
}

/** Puts a place in front; the one that it leads to stands once. */
function rememberVisit(place: VisitedPage): void {
  const others = lastVisited().filter(({ to }) => to !== place.to);
  localStorage.setItem(KEY, JSON.stringify([place, ...others].slice(0, KEPT)));
}

/**
 * Finds tasks, modules, people, pages and actions by what is said of them, the best hit first;
 * Enter goes there.
 */
export default function Palette({ typedAhead, onClose, onKeys }: PaletteProps): ReactNode {
  const t = useTexts();
  const navigate = useNavigate();
  const titleId = useId();
  const [typed, setTyped] = useState(typedAhead);
  const [only, setOnly] = useState<HitKind | null>(null);
  const [more, setMore] = useState<HitKind | null>(null);
  const { hits, searching, offline } = useHits(typed, only);
  const { best, groups } = useMemo(
    () => arranged(hits, typed, only ?? more),
    [hits, typed, only, more],
  );
  const flat = [...(best ? [best] : []), ...groups.flatMap((g) => g.shown)];
  const { listId, ...list } = useListbox({
    options: flat,
    idOf: ({ id }) => id,
    onTake: (hit, { ctrlKey, metaKey }) => go(hit, ctrlKey || metaKey),
  });
  const current = list.active;
  const input = useRef<HTMLInputElement>(null);
  const acts = useRef<HTMLDivElement>(null);
  function go({ to, title, kind }: Hit, tab: boolean) {
    if (to === '?keys') {
      onClose();
      return onKeys();
    }
    if (tab) return void window.open(to, '_blank', 'noopener');
    if (kind !== 'actions') rememberVisit({ title, to });
    onClose();
    void navigate(to);
  }
  const narrow = (by: number) => {
    const kinds: (HitKind | null)[] = [null, ...hitKinds];
    setOnly(kinds[(kinds.indexOf(only) + by + kinds.length) % kinds.length] ?? null);
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
    if (event.key !== 'Tab') return void list.onKeyDown(event);
    event.preventDefault();
    narrow(event.shiftKey ? -1 : 1);
  };
  const rowProps = (hit: Hit) => ({ hit, typed, option: list.option(hit) });
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
          {...list.field}
          aria-controls={listId}
          aria-label={t('palette.searchAll')}
          placeholder={t('palette.searchAll')}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            list.restart();
            setMore(null);
          }}
          onKeyDown={onKeyDown}
        />
        <span>{t(only === null ? 'palette.everything' : `palette.${only}`)}</span>
        <kbd>{t('palette.tabKey')}</kbd>
      </label>
      <div className="palette-panes">
        <div role="listbox" id={listId} aria-label={t('shell.results')} className="palette-list">
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
                  <button type="button" tabIndex={-1} onClick={() => setMore(kind)}>
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

/** Pages and actions of the app itself. */
function useOwnCandidates(): readonly Candidate[] {
  const t = useTexts();
  const operator = useMe()?.operator === true;
  return useMemo(() => {
    const page = (title: string, to: string, context = ''): Candidate => ({
      ...{ id: `pages/${to}`, kind: 'pages', title, context, to },
    });
    const act = (title: string, to: string): Candidate => ({
      ...{ id: `actions/${to}`, kind: 'actions', title, context: '', to },
    });
    return [
      page(t('shell.executions'), entryAddress.executions()),
      ...settings.flatMap((group) =>
        group.screens
          .filter(({ operators }) => operator || !operators)
          .map(({ at, label }) => page(t(label), at, t(group.title))),
      ),
      page(t('shell.userProfile'), adminAddress.profile()),
      act(t('palette.addExecution'), entryAddress.executions({ add: '' })),
      act(t('palette.invite'), adminAddress.inviteUser()),
      act(t('keys.theseKeys'), '?keys'),
      act(t('words.logout'), adminAddress.logout()),
    ];
  }, [t, operator]);
}

/** What fits, of what is loaded at once and of what the server finds then. */
function useHits(typed: string, only: HitKind | null) {
  const t = useTexts();
  const wanted = useDeferredValue(typed);
  const { rows, searching, offline } = useRows(wanted);
  const own = useOwnCandidates();
  const candidates = useMemo(() => [...candidatesOf(t, rows), ...own], [t, rows, own]);
  const hits = useMemo(() => {
    const fitting =
      wanted.trim() === '' ? withoutSearch(own, t('palette.lastPlaces')) : rank(wanted, candidates);
    return only === null ? fitting : fitting.filter(({ kind }) => kind === only);
  }, [t, wanted, candidates, own, only]);
  return { hits, searching, offline };
}

/** With an empty field: the last places, then what can be done. */
const withoutSearch = (own: ReturnType<typeof useOwnCandidates>, context: string): Hit[] => {
  const places = lastVisited().map(({ title, to }): Hit => ({
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
  const groups = grouped(best === undefined ? hits : hits.slice(1)).map(({ kind, hits: of }) => ({
    kind,
    shown: kind === whole || typed.trim() === '' ? of : of.slice(0, SHOWN),
    all: of.length,
  }));
  return { best, groups };
}
