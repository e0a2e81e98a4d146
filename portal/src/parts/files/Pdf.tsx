import type { OwnContent } from '@waymark/events';
import { bytesIn } from '@waymark/look/bytes';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import { useFileLinks } from './useFileLinks.ts';
import { texts } from '../../base/texts/files.ts';
import { useLanguage } from '../../base/texts/language.ts';
import './pdf.css';

type PdfProps = { content: Extract<OwnContent, { type: 'pdf' }> };

/** A PDF as a line: what it is called and how large it is; a press opens it. */
export function Pdf({ content: { fileId, title, bytes } }: PdfProps) {
  const t = texts();
  const language = useLanguage();
  const { links, failed } = useFileLinks([fileId]);
  const url = links.get(fileId);
  return (
    <a className="pdf" href={url && `${url}&download`} aria-disabled={url === undefined}>
      <FileText size={20} aria-hidden="true" />
      <span>
        {title}
        <small>{failed ? t.needsLine : bytesIn(language, bytes)}</small>
      </span>
      <Download size={16} aria-hidden="true" />
    </a>
  );
}
