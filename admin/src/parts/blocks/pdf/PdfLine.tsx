import { IconButton } from '@mui/material';
import { bytesIn } from '@waymark/look/bytes';
import { Download, FileText, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ContentOf } from '../blockEditor.ts';
import { useKnownLinks } from '../../files/useFileLinks.ts';
import { useTexts } from '../../../base/texts/index.ts';
import './pdf.css';

/** A PDF as a line: what it is called, how large it is; a click opens it. */
export function PdfLine({
  content: { fileId, title, bytes },
  onEdit,
}: {
  content: ContentOf<'pdf'>;
  onEdit: () => void;
}): ReactNode {
  const t = useTexts();
  const { links, known } = useKnownLinks([fileId]);
  const url = links.get(fileId);
  return (
    <div className="pdf-line">
      <span className="pdf-mark">
        <FileText aria-hidden="true" />
      </span>
      <span className="pdf-words">
        {url === undefined ? <b>{title}</b> : <a href={`${url}&download`}>{title}</a>}
        <small>
          {known && url === undefined
            ? t('pdf.gone')
            : t('pdf.size', { size: bytesIn(t.language, bytes) })}
        </small>
      </span>
      <IconButton
        className="pdf-edit"
        aria-label={t('pdf.change')}
        title={t('pdf.change')}
        onClick={onEdit}
      >
        <Pencil />
      </IconButton>
      {url !== undefined && <Download aria-hidden="true" />}
    </div>
  );
}
