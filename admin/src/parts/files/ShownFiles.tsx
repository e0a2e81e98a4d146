import type { ShownFile } from '@waymark/api';
import { bytesIn } from '@waymark/look/bytes';
import { Download, File } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../base/texts/index.ts';
import './files.css';
import { useFileLinks } from './useFileLinks.ts';

/** Widest that a picture stands in a conversation, in pixels. */
const WIDE = 320;

type ShownFilesProps = {
  files: readonly ShownFile[];
  /** What carries them is on its way: nobody may open them yet. */
  going?: boolean;
};

/**
 * Files that something carries: pictures small, all else by name and size; a click opens or keeps
 * them.
 */
export function ShownFiles({ files, going = false }: ShownFilesProps): ReactNode {
  const t = useTexts();
  const links = useFileLinks(files.flatMap(({ id, erased }) => (erased || going ? [] : [id])));
  if (files.length === 0) return null;
  return (
    <ul className="shown-files" aria-label={t('files.files')}>
      {files.map((file) => (
        <li key={file.id}>
          {file.erased ? (
            <span className="shown-file-gone">{t('files.erased')}</span>
          ) : (
            <Shown file={file} url={links.get(file.id)} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Shown({ file, url }: { file: ShownFile; url: string | undefined }): ReactNode {
  const t = useTexts();
  const { name, bytes, width, height } = file;
  if (width !== null && height !== null)
    return (
      <a className="shown-picture" href={url} target="_blank" rel="noreferrer">
        {url === undefined ? (
          <span style={{ width: Math.min(width, WIDE), aspectRatio: `${width} / ${height}` }} />
        ) : (
          <img src={`${url}&width=${WIDE}`} {...{ width, height }} loading="lazy" alt={name} />
        )}
      </a>
    );
  return (
    <a className="shown-file" href={url && `${url}&download`}>
      <File aria-hidden />
      <span title={name}>{name}</span>
      <small>{bytesIn(t.language, bytes)}</small>
      <Download role="img" aria-label={t('files.keep')} />
    </a>
  );
}
