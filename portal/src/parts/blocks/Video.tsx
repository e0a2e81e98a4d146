import { playerOf, videoOfLink, videoProvider } from '@waymark/events/youTube';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import type { ContentOf } from './blockView.ts';
import { texts } from '../../base/texts/acts.ts';
import './video.css';

/** A still card until somebody presses play: nothing is asked of YouTube before (PRODUCT 1.9). */
export default function Video({ content: { link, title } }: { content: ContentOf<'video'> }) {
  const t = texts().video;
  const [isPlaying, setPlaying] = useState(false);
  const found = videoOfLink(link);
  if (!('id' in found)) return null;
  const name = title || videoProvider;
  if (isPlaying)
    return (
      <iframe
        className="video-player"
        title={name}
        src={playerOf(found.id)}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // The player refuses whoever does not say where it stands; it hears of the site alone.
        referrerPolicy="strict-origin"
      />
    );
  return (
    <div className="video">
      <button type="button" aria-label={t.play(name)} onClick={() => setPlaying(true)}>
        <span>
          <Play size={20} aria-hidden="true" />
        </span>
      </button>
      <div>
        <b>{name}</b>
        {title && <p className="small mute">{videoProvider}</p>}
        <p className="small mute">{t.asked}</p>
      </div>
    </div>
  );
}
