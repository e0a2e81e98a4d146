import { entryAddress } from '@waymark/api/addresses';
import { Avatar, fullName } from '@waymark/look';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { AccountSheet } from '../../base/afterFirst.tsx';
import { Bell } from './lateParts.tsx';
import { texts } from '../../base/texts/pages.ts';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';
import './topBar.css';

/** Whose portal this is, and who reads. */
export function TopBar() {
  const { me, membership } = useWorkspace();
  const [open, setOpen] = useState(false);
  const t = texts();
  const name = fullName(me);
  return (
    <header className="top">
      <a className="skip" href="#content">
        {t.skip}
      </a>
      <Link className="seller" href={entryAddress.portal()}>
        <img className="seller-logo" src={membership.brand?.icon} alt="" />
        <b>{membership.workspaceName}</b>
      </Link>
      <Suspense fallback={<span className="tap" />}>
        <Bell />
      </Suspense>
      <button type="button" className="tap" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Avatar name={name} kind={membership.party} size={32} decorative />
        <span className="vh">{t.you(name)}</span>
      </button>
      {open && (
        <Suspense>
          <AccountSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}
