import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { texts } from '../../base/texts/pages.ts';
import type { ContentOfTask } from '../task/contentOfTask.ts';

/**
 * A link to where the work is done, outside of the portal. PRODUCT 6.6: what the button says where
 * its author gave no words.
 */
export const ActionLink = ({ content: { action } }: { content: ContentOfTask<'simple'> }) =>
  action && (
    <a className="act panel" href={action.href} target="_blank" rel="noopener noreferrer">
      <span className="grow">
        <b className="med">{action.text || texts().task.doItNow}</b>
        <small>{shortAddress(action.href)}</small>
      </span>
      <ArrowUpRight size={20} strokeWidth={1.75} aria-hidden="true" />
      <span className="vh">{texts().task.newTab}</span>
    </a>
  );

/** `github.com/tidepool-project` */
const shortAddress = (href: string): string =>
  href.replace(/^(https?:\/\/(www\.)?|mailto:|tel:)/i, '').replace(/\/$/, '');
