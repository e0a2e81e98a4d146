import { Switch } from '@mui/material';
import { Fragment, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { asRead } from '@waymark/look';
import { Dialog } from '../../parts/dialogs/Dialog.tsx';
import { useTexts } from '../../base/texts/index.ts';
import { keyGroups, type Key, type KeyGroup, type KeyTexts } from '../../base/keyboard/keys.ts';
import { setSingleKeys, singleKeys } from '../../base/keyboard/keyMatching.ts';
import './keys.css';

/** All keys, those of this page first; letters alone can be switched off. */
export default function KeySheet({ onClose }: { onClose: () => void }): ReactNode {
  const t = useTexts();
  const { pathname } = useLocation();
  const [typed, setTyped] = useState('');
  const [single, setSingle] = useState(singleKeys);
  const wanted = asRead(typed).trim();
  const groups = (keyGroups as readonly KeyGroup[])
    .toSorted((a, b) => rank(a, pathname) - rank(b, pathname))
    .map((group) => ({
      ...group,
      keys: group.keys.filter(({ id }) => asRead(t(`keys.${id}`)).includes(wanted)),
    }))
    .filter(({ keys }) => keys.length > 0);
  return (
    <Dialog
      title={t('keys.title')}
      size="large"
      onClose={onClose}
      beside={
        <input
          autoFocus
          type="search"
          className="keys-find"
          aria-label={t('keys.find')}
          placeholder={t('keys.find')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      }
      actions={
        <label className="keys-single">
          <Switch
            checked={single}
            onChange={({ target }) => {
              setSingle(target.checked);
              setSingleKeys(target.checked);
            }}
          />
          {t('keys.single')}
          <small>{t('keys.singleHint')}</small>
        </label>
      }
    >
      <div className="keys">
        {groups.map((group) => (
          <section key={group.group}>
            <Head isHere={rank(group, pathname) === 0} group={t(`keys.${group.group}`)} />
            <dl>
              {group.keys.map((key) => (
                <div key={key.id}>
                  <dt>{t(`keys.${key.id}`)}</dt>
                  <dd>
                    <Caps {...key} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      {groups.length === 0 && <p role="status">{t('words.nothingMatches', { q: typed })}</p>}
    </Dialog>
  );
}

/** Only the page one is on is said to be it. */
function Head({ isHere, group }: { isHere: boolean; group: string }): ReactNode {
  const t = useTexts();
  return isHere ? (
    <h3 className="keys-here">{t('shell.onThisPage', { group })}</h3>
  ) : (
    <h3>{group}</h3>
  );
}

/** Those of this page first, then those that are everywhere, then those of other pages. */
const rank = ({ on }: KeyGroup, pathname: string) =>
  on === undefined ? 1 : on.test(pathname) ? 0 : 2;

/** Caps that are called otherwise in other languages. */
const named: Readonly<Record<string, KeyTexts>> = {
  Ctrl: 'capCtrl',
  Del: 'capDel',
  Shift: 'capShift',
  Space: 'capSpace',
};

function Caps({ caps, then }: Key): ReactNode {
  const t = useTexts();
  return caps.map((cap, nth) => (
    <Fragment key={cap}>
      {nth > 0 && then === true && <small>{t('keys.then')}</small>}
      <kbd>{named[cap] === undefined ? cap : t(`keys.${named[cap]}`)}</kbd>
    </Fragment>
  ));
}
