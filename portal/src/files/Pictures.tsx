import type { BlockViewProps } from '../blocks/blockView.ts';
import { useFileLinks } from './useFileLinks.ts';
import { texts } from '../texts/files.ts';
import './pictures.css';

/** In which widths pictures are kept, in pixels. */
const widthFor = (pictures: number) => (pictures > 2 ? 320 : 960);

/** One picture full, more beside one another; on a phone they scroll sideways. A press opens one. Without a line they keep their place. */
export function Pictures({ content: { files } }: BlockViewProps<'image'>) {
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
