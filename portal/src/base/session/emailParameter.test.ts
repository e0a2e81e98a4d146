import { describe, expect, it } from 'vitest';
import { readEmail, writeEmail } from './emailParameter.ts';

describe('eml', () => {
  it.each(['jonas@tidepool.example', 'zoë+ü~?>@tidepool.example'])(
    'brings %s back, also when its plus became a space',
    (email) => {
      const written = writeEmail(email);
      expect(readEmail(written)).toBe(email);
      expect(readEmail(written.replaceAll('+', ' '))).toBe(email);
      expect(readEmail(written.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''))).toBe(
        email,
      );
    },
  );

  it.each([null, '', '%%%', 'bm90IGFuIGFkZHJlc3M=', '/////w=='])('reads nothing from %j', (eml) => {
    expect(readEmail(eml)).toBe('');
  });
});
