import Plus from 'lucide-react/icons/plus';
import Share from 'lucide-react/icons/share';
import SquarePlus from 'lucide-react/icons/square-plus';
import { useState } from 'react';
import { texts } from '../../base/texts/offline.ts';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';
import { countVisit, isDue, noteVisits, visits } from '../../base/offline/due.ts';
import { installPrompt } from './offered.ts';
import './install.css';

/**
 * Offers to keep the portal beside the other apps, where the browser can, or tells the two steps of
 * an iPhone.
 */
export default function InstallOffer() {
  const { membership } = useWorkspace();
  const [answered, setAnswered] = useState(false);
  const [due] = useState(() => {
    countVisit();
    return isDue(visits());
  });
  const way = wayToInstall();
  if (answered || way === undefined || !due) return null;
  const t = texts().install;
  const decline = () => {
    noteVisits({ notNow: Date.now() });
    setAnswered(true);
  };
  const add = () =>
    void installPrompt()
      ?.prompt()
      .then(({ outcome }) => (outcome === 'accepted' ? setAnswered(true) : decline()));
  return (
    <section className="panel install" aria-labelledby="install-title">
      <img className="seller-logo" src={membership.brand?.icon} alt="" />
      <div className="grow">
        <h2 id="install-title">{t.title(membership.workspaceName)}</h2>
        <p className="small two">{t.words}</p>
        {way === 'steps' && (
          <ol className="small">
            <li>
              <Share size={20} strokeWidth={1.75} aria-hidden="true" />
              {t.share}
            </li>
            <li>
              <SquarePlus size={20} strokeWidth={1.75} aria-hidden="true" />
              {t.toHome}
            </li>
          </ol>
        )}
        <div className="choices">
          {way === 'prompt' && (
            <button type="button" className="btn" onClick={add}>
              <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
              {t.add}
            </button>
          )}
          <button type="button" className="btn plain" onClick={decline}>
            {t.notNow}
          </button>
        </div>
      </div>
    </section>
  );
}

/**
 * The way in which this browser puts a page beside the apps; undefined where it does not, or has
 * done so.
 */
function wayToInstall(): 'prompt' | 'steps' | undefined {
  if (matchMedia('(display-mode: standalone)').matches) return undefined;
  if (installPrompt() !== undefined) return 'prompt';
  const { userAgent } = navigator;
  const isPhone = /iPhone|iPad/.test(userAgent);
  return isPhone && !('standalone' in navigator && navigator.standalone) ? 'steps' : undefined;
}
