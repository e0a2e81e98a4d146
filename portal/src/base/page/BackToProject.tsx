import { portalAddress } from '@waymark/api/addresses';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'wouter';

/** The way back to a project's home, above the title of a page. */
export const BackToProject = ({ processId, words }: { processId: string; words: string }) => (
  <p>
    <Link className="lnk tall small back" href={portalAddress.process({ processId })}>
      <ArrowLeft size={16} aria-hidden="true" />
      {words}
    </Link>
  </p>
);
