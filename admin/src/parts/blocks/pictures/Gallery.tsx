import { IconButton } from '@mui/material';
import { ImageOff, Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { PictureViewer } from './PictureViewer.tsx';
import type { ContentOf } from '../blockEditor.ts';
import { useKnownLinks } from '../../files/useFileLinks.ts';
import { useTexts } from '../../../base/texts/index.ts';
import './pictures.css';

/** Widths in which pictures are kept, in pixels: one alone fills the column. */
const widthFor = (pictures: number): number => (pictures > 2 ? 320 : 960);

/** One picture full, two halves, three and four in a row; a click looks closer. */
export function Gallery({
  files,
  onEdit,
}: {
  files: ContentOf<'image'>['files'];
  onEdit: () => void;
}): ReactNode {
  const t = useTexts();
  const [looking, setLooking] = useState<number | null>(null);
  const { links, known } = useKnownLinks(files.map(({ fileId }) => fileId));
  return (
    <div className="gallery-block">
      <ul className="gallery" data-pictures={files.length}>
        {files.map(({ fileId, alt, width, height }, at) => (
          <li key={`${fileId} ${at}`}>
            <button
              type="button"
              aria-label={t('pictures.look', { name: alt || t('pictures.nth', { n: at + 1 }) })}
              onClick={() => setLooking(at)}
            >
              <Picture
                url={links.get(fileId)}
                lost={known && !links.has(fileId)}
                wanted={widthFor(files.length)}
                {...{ alt, width, height }}
              />
            </button>
            {alt !== '' && <p>{alt}</p>}
          </li>
        ))}
      </ul>
      <IconButton
        className="gallery-edit"
        aria-label={t('pictures.change')}
        title={t('pictures.change')}
        onClick={onEdit}
      >
        <Pencil />
      </IconButton>
      {looking !== null && (
        <PictureViewer
          files={files}
          links={links}
          at={looking}
          onTurn={setLooking}
          onClose={() => setLooking(null)}
        />
      )}
    </div>
  );
}

function Picture({
  url,
  lost,
  wanted,
  alt,
  width,
  height,
}: {
  url: string | undefined;
  /** It is known that it is not there. */
  lost: boolean;
  wanted: number;
  alt: string;
  width: number;
  height: number;
}): ReactNode {
  const t = useTexts();
  const [gone, setGone] = useState(false);
  if (lost || gone)
    return (
      <span className="picture-gone">
        <ImageOff aria-hidden="true" />
        {t('pictures.gone')}
      </span>
    );
  if (url === undefined) return <span style={{ aspectRatio: `${width} / ${height}` }} />;
  return (
    <img
      src={`${url}&width=${wanted}`}
      {...{ alt, width, height }}
      loading="lazy"
      onError={() => setGone(true)}
    />
  );
}
