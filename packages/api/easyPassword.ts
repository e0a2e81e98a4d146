/**
 * Words that easy passwords begin with, in both languages; digits and signs behind it make it no
 * better.
 */
const words = new Set(
  (
    'password passwort passwd kennwort secret geheim geheimnis qwerty qwertz qwertyuiop qwertzuiop asdfgh asdfghjkl ' +
    'admin administrator welcome willkommen letmein hello hallo hellohello iloveyou ichliebedich changeme default test ' +
    'testtest guest gast user summer sommer winter spring autumn herbst football fussball baseball basketball superman ' +
    'batman dragon monkey princess sunshine master michael internet computer schatz abc abcd abcdef onboarding project ' +
    'projekt customer kunde client company firma waymark access zugang login anmeldung'
  ).split(' '),
);
/** Keys as they lie side by side, there and back. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  '12345678901234567890',
  '1q2w3e4r5t6y7u8i9o0p',
  '1q2w3e4r5t6z7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn',
].flatMap((row) => [row, [...row].toReversed().join('')]);
const letterFor: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' },
  ...{ '@': 'a', $: 's', '!': 'i' },
};

/**
 * Whether a password is among those that are tried first: one common word with digits about it, a
 * row of keys, few signs again and again.
 */
export function isEasyPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  if (new Set(plain).size < 5) return true;
  const joined = plain.replace(/[^\p{L}\p{N}]/gu, '');
  if (rows.some((row) => row.includes(joined))) return true;
  const word = plain.replace(/^[^\p{L}@$!]+|[^\p{L}]+$/gu, '');
  const half = word.slice(0, word.length / 2);
  if (half + half === word && words.has(half)) return true;
  const asLetters = [...word].map((sign) => letterFor[sign] ?? sign).join('');
  return words.has(word) || words.has(asLetters);
}
