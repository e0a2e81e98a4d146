import { refusalText, tell } from '@waymark/api/problems';
import { RequestRefused } from '@waymark/edge';
import { expect, test } from 'vitest';
import { TooMuch } from '../../boundedWorkers/boundedThread.ts';
import { ownWordsOf, restWithout } from './ownWords.ts';
import { PasswordStrength } from './passwordStrength.ts';

const hanna = { email: 'hanna.brandt@kelpline.example', firstName: 'Hanna', lastName: 'Brandt' };
const strength = new PasswordStrength();

const whys = ['passwordLeaked', 'passwordOwnWords', 'passwordGuessable'] as const;

/** Why it is refused; null where it is taken. */
async function refusalOf(password: string, checked = strength): Promise<string | null> {
  try {
    await checked.check(password, hanna);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RequestRefused)) throw refusal;
    expect(refusal).toMatchObject({ status: 422, code: 'password-too-easy', field: 'password' });
    return whys.find((why) => tell(refusalText(why), 'en') === refusal.detail) ?? refusal.detail;
  }
}

test.each([
  ['123456789012', 'passwordLeaked'],
  ['passwordpassword', 'passwordGuessable'],
  ['qwertzuiopasdf', 'passwordGuessable'],
  ['geheimespasswort', 'passwordGuessable'],
  ['aaaaaaaaaaaaaaaaa', 'passwordGuessable'],
  ['a1b2c3d4'.repeat(16), 'passwordGuessable'],
  ['hanna.brandt1990', 'passwordOwnWords'],
  ['Kelpline-BRANDT!', 'passwordOwnWords'],
  ['waymark-Waymark-1', 'passwordOwnWords'],
  ['hanna.brandt@kelpline.example', 'passwordOwnWords'],
  ['harbour-lantern-42', null],
  ['correct horse battery staple', null],
  ['пароль один лампа', null],
  [`${'xkq9 lamm vidr 7p '.repeat(7)}`, null],
])('%s: %s', async (password, why) => expect(await refusalOf(password)).toBe(why));

test('however its letters are composed, the same is said', async () => {
  for (const form of ['NFC', 'NFD', 'NFKD'] as const)
    expect(await refusalOf('пароль ёж Müller lampe'.normalize(form))).toBeNull();
  expect(await refusalOf('１２３４５６７８９０１２')).toBe('passwordLeaked');
});

test('what takes too long to look at is refused, and the next is looked at', async () => {
  const asked: string[] = [];
  const slow = new PasswordStrength({
    do: ({ password }) => {
      asked.push(password);
      return asked.length === 1
        ? Promise.reject(new TooMuch('time'))
        : Promise.resolve({ weakness: null });
    },
  });
  expect(
    await Promise.all(
      ['harbour-lantern-42', 'harbour-lantern-43'].map((one) => refusalOf(one, slow)),
    ),
  ).toEqual(['passwordGuessable', null]);
  expect(asked).toEqual(['harbour-lantern-42', 'harbour-lantern-43']);
});

test('own words are those of the address and the names, as they are written in any way', () => {
  const words = ownWordsOf({ email: 'jo.li@x.example', firstName: 'Jo', lastName: 'Lindström' });
  expect(words).toEqual(['jo.li@x.example', 'lindström', 'example', 'waymark']);
  expect(restWithout('LINDSTRÖM-waymark-7', words)).toBe('--7');
});
