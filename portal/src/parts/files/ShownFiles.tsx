import type { ShownFile } from '@waymark/api';
import { bytesIn } from '@waymark/look/bytes';
import Download from 'lucide-react/icons/download';
import FileIcon from 'lucide-react/icons/file';
import { texts } from '../../base/texts/files.ts';
import { useLanguage } from '../../base/texts/language.ts';
import { useFileLinks } from './useFileLinks.ts';

/** Widest that a picture stands in a conversation, in pixels. */
const WIDE = 320;

type ShownFilesProps = {
  files: readonly ShownFile[];
  /** The message that carries the files is on its way: nobody may open them yet. */
  going: boolean;
};

/**
 * Files that a message carries: pictures small, all else by name and size. Without a line they stay
 * in their place and say so.
 */
export function ShownFiles({ files, going }: ShownFilesProps) {
  const t = texts();
  const language = useLanguage();
  const { links, failed } = useFileLinks(
    files.flatMap(({ id, erased }) => (erased || going ? [] : [id])),
  );
  return (
    <ul className="shown-files" aria-label={t.files}>
      {files.map(({ id, name, bytes, width, height, erased }) => {
        const url = links.get(id);
        if (erased)
          return (
            <li key={id} className="mute small">
              {t.erased}
            </li>
          );
        if (width !== null && height !== null && url !== undefined)
          return (
            <li key={id}>
              <a href={url} target="_blank" rel="noreferrer">
                <img
                  src={`${url}&width=${WIDE}`}
                  {...{ width, height }}
                  loading="lazy"
                  alt={name}
                />
              </a>
            </li>
          );
        return (
          <li key={id}>
            <a className="file" href={url && `${url}&download`} aria-disabled={url === undefined}>
              <FileIcon size={16} strokeWidth={1.75} aria-hidden="true" />
              <span className="grow">{name}</span>
              <small className="mute num">{failed ? t.needsLine : bytesIn(language, bytes)}</small>
              <Download size={16} strokeWidth={1.75} aria-hidden="true" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
