/**
 * What a page may load, the same in production (deploy/Caddyfile): nothing but the project's own,
 * frames of those who book times or play videos, and no image from elsewhere, which would tell who
 * looks; styles in elements are what MUI writes.
 */
export const pagePolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  // Where times are booked, and videos played by whoever pressed play: those alone.
  'frame-src': [
    "'self'",
    'https://calendly.com',
    'https://*.calendly.com',
    'https://*.hubspot.com',
    'https://www.youtube-nocookie.com',
  ],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
  'upgrade-insecure-requests': null,
};
