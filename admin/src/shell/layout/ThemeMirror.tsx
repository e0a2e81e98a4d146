import { useLayoutEffect } from 'react';
import { useTheme } from 'react-admin';

/** Tells tokens.css the scheme that react-admin chose: the system's, or the person's own choice. */
export function ThemeMirror(): null {
  const [scheme] = useTheme();
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = scheme;
  }, [scheme]);
  return null;
}
