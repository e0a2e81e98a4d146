import { entryAddress, portalAddress } from '@waymark/api/addresses';
import { fullName } from '@waymark/look';
import { Link, useLocation } from 'wouter';
import { SignOutButton } from './SignOutButton.tsx';
import { Sheet } from '../sheet/Sheet.tsx';
import { texts } from '../texts/acts.ts';
import { ChooseLanguage } from './ChooseLanguage.tsx';
import { useWorkspace, type Membership } from '../workspace/workspaceContext.ts';

/** The sheet with who is signed in, the other workspaces, and the way out. */
export function AccountSheet({ onClose }: { onClose: () => void }) {
  const workspace = useWorkspace();
  const { me, memberships, membership, choose } = workspace;
  const { invitations, refusals } = workspace;
  const t = texts().account;
  const [, navigate] = useLocation();
  const go = (to: Membership) => {
    onClose();
    choose(to);
    navigate(entryAddress.portal());
  };
  return (
    <Sheet title={fullName(me)} onClose={onClose}>
      <p className="two">{me.email}</p>
      <p className="small mute">
        {membership.party === 'client' ? membership.clientName : membership.workspaceName}
      </p>
      {memberships.length > 1 && (
        <fieldset>
          <legend className="lb">{t.places}</legend>
          <div className="options scroll">
            {memberships.map((one) => {
              const { workspaceId, workspaceName, clientId, clientName } = one;
              const value = `${workspaceId} ${clientId ?? ''}`;
              return (
                <label key={value} className="opt">
                  <input
                    type="radio"
                    name="workspace"
                    value={value}
                    checked={one === membership}
                    onChange={() => go(one)}
                  />
                  <span className="grow">
                    {workspaceName}
                    {clientName !== null && <span className="small mute"> {clientName}</span>}
                  </span>
                </label>
              );
            })}
          </div>
        </fieldset>
      )}
      {membership.guest === undefined && (
        <>
          <ChooseLanguage />
          <Link className="lnk tall" href={portalAddress.mails()} onClick={onClose}>
            {t.mails}
          </Link>
          <Link className="lnk tall" href={portalAddress.sessions()} onClick={onClose}>
            {t.sessions}
          </Link>
        </>
      )}
      {invitations.length + refusals.length > 0 && (
        <Link className="lnk tall" href={portalAddress.invitations()} onClick={onClose}>
          {invitations.length === 0 ? t.refused : t.waiting(invitations.length)}
        </Link>
      )}
      <div className="buttons">
        {membership.party === 'team' && (
          <a className="btn" href={entryAddress.executions()}>
            {t.toTeam}
          </a>
        )}
        <SignOutButton />
      </div>
    </Sheet>
  );
}
