import type { OwnContent } from '@waymark/events';
import { useFileLinks } from './useFileLinks.ts';
import { texts } from '../../base/texts/files.ts';
import './pictures.css';

/** The width of a picture in pixels, of those in which pictures are kept. */
const widthFor = (pictures: number) => (pictures > 2 ? 320 : 960);

type PicturesProps = { content: Extract<OwnContent, { type: 'image' }> };

/**
 * One picture full, more beside one another; on a phone they scroll sideways. A press opens one.
 * Without a line they keep their place.
 */
export function Pictures({ content: { files } }: PicturesProps) {
  const { links, failed } = useFileLinks(files.map(({ fileId }) => fileId));
  return (
    <ul className="pictures" data-pictures={files.length}>
      {files.map(({ fileId, alt, width, height }, at) => {
        const url = links.get(fileId);
        return (
          <li key={`${fileId} ${at}`}>
            {url === undefined ? (
              <span style={{ aspectRatio: `${width} / ${height}` }}>
                {failed && texts().needsLine}
              </span>
            ) : (
              <a href={url} target="_blank" rel="noreferrer">
                <img
                  src={`${url}&width=${widthFor(files.length)}`}
                  {...{ alt, width, height }}
                  loading="lazy"
                />
              </a>
            )}
            {alt !== '' && <p className="small mute">{alt}</p>}
          </li>
        );
      })}
    </ul>
  );
}
