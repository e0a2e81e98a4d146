import { IconButton } from '@mui/material';
import { playerOf, videoOfLink, videoProvider } from '@waymark/events/youTube';
import { Pencil, Play, ShieldCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';
import './video.css';

/** A still card until somebody presses play: nothing is asked of YouTube before. */
export function VideoCard({
  link,
  title,
  onEdit,
}: {
  link: string;
  title: string;
  onEdit: () => void;
}): ReactNode {
  const t = useTexts();
  const [playing, setPlaying] = useState<string | null>(null);
  const found = videoOfLink(link);
  const name = title || t('video.video');
  if (playing !== null && playing === link && 'id' in found)
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
    <div className="video-card">
      <button
        type="button"
        className="video-still"
        aria-label={t('video.play', { name })}
        onClick={() => setPlaying(link)}
      >
        <span>
          <Play aria-hidden="true" />
        </span>
      </button>
      <div className="video-words">
        <p className="video-title">{name}</p>
        <p className="video-from">{videoProvider}</p>
        <p className="video-note">
          <ShieldCheck aria-hidden="true" />
          {t('video.asked')}
        </p>
      </div>
      <IconButton size="small" aria-label={t('video.change')} onClick={onEdit}>
        <Pencil />
      </IconButton>
    </div>
  );
}
