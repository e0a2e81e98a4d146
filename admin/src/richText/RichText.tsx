import { memo, type ReactNode } from 'react';
import { RichTextField } from 'react-admin';
import './richText.css';

/** Rich text as it reads; cleaned once more on the way in, though the server does so too. */
export const RichText = memo(function RichText({
  html,
  className = '',
}: {
  html: string;
  className?: string;
}): ReactNode {
  return (
    <RichTextField
      record={{ html }}
      source="html"
      component="div"
      className={`rich-text ${className}`}
    />
  );
});
