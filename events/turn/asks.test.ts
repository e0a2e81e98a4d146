import { describe, expect, test } from 'vitest';
import { asksSomething, isThanks } from './asks.ts';

describe('given what somebody wrote, it asks something', () => {
  test.each([
    'Which of the two?',
    'Kommen Sie weiter? Danke',
    'We can. When?',
    'see https://a.example/?x=1 - ok?',
  ])('when there is a question mark: %s', (text) => expect(asksSomething(text)).toBe(true));
  test.each(['It is set up.', 'See https://a.example/?x=1', 'a?b@c.example', ''])(
    'else not: %s',
    (text) => expect(asksSomething(text)).toBe(false),
  );
});

describe('given what somebody wrote without a question mark, it asks something', () => {
  test.each([
    'Please send us the file',
    'Please send us the file.',
    'Thanks! Could you send it to Priya.',
    'Hi Hanna, please upload the contract by Friday.',
    'The form is open again. Please fill in the VAT number.',
    'Send us the key when you can.',
    'Let us know which of the two you prefer.',
    'Please let us know whether Friday works for you',
    'We still need the contract from you.',
    'We are waiting for your signature',
    'I need your VAT number.',
    'Would you check it once more',
    'Give me a date, please',
    'Bitte schicken Sie uns die Datei.',
    'Hallo Hanna, könnten Sie das bis Freitag prüfen.',
    'Können Sie das bestätigen',
    'Danke! Schick uns bitte den Vertrag',
    'Geben Sie uns kurz Bescheid, welcher Termin passt.',
    'Wir brauchen noch den Vertrag von Ihnen.',
    'Wir benötigen Ihre Steuernummer',
    'Uns fehlt noch die Unterschrift.',
    'Das Formular ist wieder offen.\nBitte die Umsatzsteuer ergänzen',
  ])('where it requests something: %s', (text) => expect(asksSomething(text)).toBe(true));
  test.each([
    'Thank you very much!',
    'Thanks, it works now.',
    'It is set up.',
    'Please find the file attached.',
    'Please note that the office is closed on Friday.',
    'Please don’t hesitate to call.',
    'Please feel free to write to us.',
    'Let us know if you have any questions.',
    'Please let us know if you need anything else.',
    'Tell us whenever something is unclear.',
    'Should you have questions, please write to us.',
    'You can call us any time.',
    'We need two more days for this.',
    'We sent you the file.',
    'I will let you know tomorrow.',
    'We let us be guided by that',
    'Danke, passt alles.',
    'Bitte!',
    'Bitte gern.',
    'Bitte beachten Sie, dass wir am Freitag geschlossen haben.',
    'Bitte entschuldigen Sie die Verspätung.',
    'Anbei bitte die Datei.',
    'Melden Sie sich bitte bei Fragen.',
    'Bei Rückfragen geben Sie uns bitte Bescheid.',
    'Sie können uns jederzeit anrufen.',
    'Wir brauchen noch zwei Tage.',
    'Wir bitten um Geduld.',
    'Das ist erledigt.',
  ])('not where it wants nothing, or only in case: %s', (text) =>
    expect(asksSomething(text)).toBe(false),
  );
});

describe('given what somebody wrote, it is a thank-you', () => {
  test.each([
    'Thanks!',
    'Thank you very much, Dana!',
    'Thanks Dana\n\nHanna',
    'Danke!',
    'Vielen Dank für die schnelle Antwort. Viele Grüße',
    'OK, got it, thanks',
    'Perfekt, danke!',
    'Alles klar 👍',
    'Super, thx',
  ])('when it says no more: %s', (text) => expect(isThanks(text)).toBe(true));
  test.each([
    'Thanks, but which one?',
    'Thanks, I still need the address.',
    'Danke, aber der Zugang fehlt noch',
    'Danke, Vertrag unterschrieben',
    'It is done.',
    'good',
    'no thanks needed',
    'Thanks. The key is A7-19',
    '',
    'Thanks Dana Okafor Ines',
  ])('else not: %s', (text) => expect(isThanks(text)).toBe(false));
});
