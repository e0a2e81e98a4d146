import { expect, test } from 'vitest';
import { isEasyPassword } from './easyPassword.ts';

test.each([
  'aaaaaaaaaa',
  'abababababab',
  '1234567890',
  '0987654321',
  '123456789012',
  'qwertyuiop',
  'qwertzuiop',
  '1q2w3e4r5t',
  'abcdefghij',
  '1234-5678-90',
  'Password123',
  'P@ssw0rd2024!',
  'passwort2026',
  'Willkommen1',
  'willkommen',
  'sommer2026!',
  '123hallo456',
  'administrator',
  'basketball',
  'passwordpassword',
  'Ｐassword123',
  'waymark123456',
])('%s is tried first', (password) => expect(isEasyPassword(password)).toBe(true));

test.each([
  'harbour-lantern-42',
  'harbour-lantern-maple-olive-42',
  'correct horse battery',
  'welcome to kelpline',
  '7f3a9c1e5b',
  '4915123456789',
  'Fenster&Brot77',
  'für alle Kunden',
  'パスワードを作った人',
])('%s is not', (password) => expect(isEasyPassword(password)).toBe(false));
