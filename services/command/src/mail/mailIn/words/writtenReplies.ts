/**
 * Replies as people's programs write them: what they wrote, and what stands around it. Names and
 * addresses are made up.
 */
export type WrittenReply = {
  readonly name: string;
  /** In this order, as parts of the text; what is `own` is shown, the rest is cut. */
  readonly parts: readonly (readonly ['own' | 'cut', string])[];
};

const own = (text: string) => ['own', text] as const;
const cut = (text: string) => ['cut', text] as const;
const quoted = '> Fixed: 203.0.113.24. If it ever changes, you hear it 30 days\n> before.';

export const writtenReplies: readonly WrittenReply[] = [
  { name: 'nothing around it', parts: [own('Great, rule is in. Test on Tuesday?')] },
  {
    name: 'Gmail, en',
    parts: [
      own('Great, rule is in.\n\nTest on Tuesday?'),
      cut(
        'On Fri, Nov 20, 2026 at 9:12 AM Dana Okafor, Project Services <\ntalk+4f9k2m7q@in.example.com> wrote:',
      ),
      cut(quoted),
    ],
  },
  {
    name: 'Gmail, de',
    parts: [
      own('Prima, die Regel ist drin.'),
      cut(
        'Am Fr., 20. Nov. 2026 um 09:12 Uhr schrieb Dana Okafor <\ntalk+4f9k2m7q@in.example.com>:',
      ),
      cut(quoted),
    ],
  },
  {
    name: 'Gmail, pl, with a signature',
    parts: [
      own('Great, rule is in. Test on Tuesday?'),
      cut('-- \nTomasz Zieliński, IT Operations\nKelpline Sp. z o.o., ul. Portowa 12, Gdańsk'),
      cut('W dniu 20.11.2026 o 09:12 Dana Okafor pisze:'),
      cut(quoted),
    ],
  },
  {
    name: 'Outlook, en',
    parts: [
      own('Hi Dana,\n\nthe rule is in.'),
      cut('Kind regards,\nTomasz Zieliński\nIT Operations | Kelpline\nT +48 58 000 00 00'),
      cut(
        'From: Dana Okafor <talk+4f9k2m7q@in.example.com>\nSent: Friday, November 20, 2026 9:12 AM\nTo: Tomasz Zieliński <tomasz@kelpline.example>\nSubject: Re: Open the firewall for the connector',
      ),
      cut('Fixed: 203.0.113.24. If it ever changes, you hear it 30 days before.'),
    ],
  },
  {
    name: 'Outlook, de, with its line',
    parts: [
      own('Hallo Frau Okafor,\n\ndie Regel ist eingetragen.'),
      cut('Mit freundlichen Grüßen\n\nHanna Vogel\nNordwind GmbH\nSitz der Gesellschaft: Kiel'),
      cut(
        '________________________________\nVon: Dana Okafor <talk+4f9k2m7q@in.example.com>\nGesendet: Freitag, 20. November 2026 09:12\nAn: Hanna Vogel <hanna@nordwind.example>\nBetreff: Re: Firewall',
      ),
      cut('Fixed: 203.0.113.24.'),
    ],
  },
  {
    name: 'Outlook, older',
    parts: [
      own('Erledigt.'),
      cut(
        '-----Ursprüngliche Nachricht-----\nVon: Dana Okafor [mailto:talk+4f9k2m7q@in.example.com]\nGesendet: Freitag, 20. November 2026 09:12',
      ),
      cut('Fixed: 203.0.113.24.'),
    ],
  },
  {
    name: 'Outlook, bold heads',
    parts: [
      own('Done.'),
      cut(
        '*From:* Dana Okafor <talk+4f9k2m7q@in.example.com>\n*Date:* Friday, 20 November 2026 at 09:12\n*To:* Tomasz\n*Subject:* Re: Firewall',
      ),
      cut('Fixed.'),
    ],
  },
  {
    name: 'Outlook for a phone',
    parts: [
      own('Rule is in'),
      cut('Get Outlook for iOS<https://aka.ms/o0ukef>'),
      cut(
        '________________________________\nFrom: Dana Okafor <talk+4f9k2m7q@in.example.com>\nSent: Friday, November 20, 2026 9:12:01 AM\nTo: Tomasz <tomasz@kelpline.example>\nSubject: Re: Firewall',
      ),
      cut('Fixed.'),
    ],
  },
  {
    name: 'Apple Mail, en',
    parts: [
      own('Great, rule is in.'),
      cut('On 20. Nov 2026, at 09:12, Dana Okafor <talk+4f9k2m7q@in.example.com> wrote:'),
      cut(quoted),
    ],
  },
  {
    name: 'Apple Mail on a phone, de',
    parts: [
      own('Passt, danke!'),
      cut('Von meinem iPhone gesendet'),
      cut('Am 20.11.2026 um 09:12 schrieb Dana Okafor <talk+4f9k2m7q@in.example.com>:'),
      cut('> \n> Fixed: 203.0.113.24.'),
    ],
  },
  {
    name: 'a phone, whose quote bears no marks',
    parts: [
      own('Ok'),
      cut('Sent from my iPhone'),
      cut('On Nov 20, 2026, at 9:12 AM, Dana Okafor <talk+4f9k2m7q@in.example.com> wrote:'),
      cut('Fixed: 203.0.113.24.'),
    ],
  },
  {
    name: 'Samsung, de',
    parts: [
      own('Test am Dienstag?'),
      cut('Gesendet von meinem Galaxy'),
      cut(
        '-------- Ursprüngliche Nachricht --------\nVon: Dana Okafor <talk+4f9k2m7q@in.example.com>\nDatum: 20.11.26 09:12 (GMT+01:00)',
      ),
      cut('Fixed.'),
    ],
  },
  {
    name: 'Thunderbird, written below the quote',
    parts: [
      cut('On 20.11.26 09:12, Dana Okafor wrote:'),
      cut(quoted),
      own('Great, rule is in.'),
      cut('-- \nTomasz Zieliński'),
    ],
  },
  {
    name: 'Thunderbird, de, between the quotes',
    parts: [
      cut('Am 20.11.26 um 09:12 schrieb Dana Okafor:\n> Ist die Adresse fest?'),
      own('Ja.'),
      cut('> Test am Dienstag?'),
      own('Lieber Mittwoch.'),
    ],
  },
  {
    name: 'GMX, de',
    parts: [
      own('Die Regel ist drin.'),
      cut(
        'Gesendet: Freitag, 20. November 2026 um 09:12 Uhr\nVon: "Dana Okafor" <talk+4f9k2m7q@in.example.com>\nAn: hanna@nordwind.example\nBetreff: Re: Firewall',
      ),
      cut('Fixed.'),
    ],
  },
  {
    name: 'Gmail, fr',
    parts: [
      own('C’est fait.'),
      cut('Le ven. 20 nov. 2026 à 09:12, Dana Okafor <talk+4f9k2m7q@in.example.com> a\nécrit :'),
      cut(quoted),
    ],
  },
  {
    name: 'Gmail, older',
    parts: [
      own('Done'),
      cut('2026-11-20 9:12 GMT+01:00 Dana Okafor <talk+4f9k2m7q@in.example.com>:'),
      cut(quoted),
    ],
  },
  {
    name: 'forwarded with words',
    parts: [
      own('See below, this is what the bank says.'),
      cut(
        '---------- Forwarded message ---------\nFrom: Bank <bank@example.com>\nDate: Thu, Nov 19, 2026\nSubject: Your account',
      ),
      cut('It is open.'),
    ],
  },
  {
    name: 'a greeting, and one thing more',
    parts: [
      own('Die Regel ist drin.'),
      cut('Viele Grüße\nHanna'),
      own('PS: Test lieber am Mittwoch.'),
    ],
  },
  { name: 'thanks, and no more', parts: [own('Thanks!')] },
  { name: 'a greeting alone', parts: [own('Viele Grüße\nHanna')] },
  {
    name: 'words that a quote could begin with',
    parts: [own('On Tuesday we wrote to the bank: no answer.\nFrom: Monday on, it works.')],
  },
  {
    name: 'lists and lines of one’s own',
    parts: [
      own(
        'Open:\n- port 443\n- port 8443\n----\nFrom the office only, 5 > 3.\n1. First\n2. Second',
      ),
    ],
  },
  {
    name: 'a greeting in the midst of much',
    parts: [
      own(
        `They end every letter with\nBest regards\n${Array.from({ length: 20 }, (_, n) => `and line ${n} of the letter`).join('\n')}`,
      ),
    ],
  },
  {
    name: 'a parcel that looks like a phone’s line',
    parts: [own('Sent by DHL on Monday, tracking number 4711.')],
  },
  {
    name: 'more that was sent by somebody',
    parts: [
      own(
        'Both are on their way.\n\nSent via UPS Express Saver, 1Z 999.\n\nSent from the Samsung plant in Poznań last week.',
      ),
    ],
  },
  {
    name: 'words on where a phone’s line comes from',
    parts: [own('Sent from my iPhone\nis what I want to be rid of.')],
  },
  {
    name: 'what somebody else wrote, told in one’s own words',
    parts: [own('On 12 May our bank wrote:\n"We need a new mandate form."\nCan you send it?')],
  },
  {
    name: 'a trip that looks like heads',
    parts: [
      own(
        'Please book the training trip:\n\nFrom: Berlin\nTo: Gdansk\nDate: 3 December 2026, 09:12\n\nHotel is not needed.',
      ),
    ],
  },
  { name: 'brands, one of which greets', parts: [own('The monitors are from\nDell\nLG\nSamsung')] },
  { name: 'brands behind an empty line', parts: [own('The monitors are from:\n\nLG\nSamsung')] },
  {
    name: 'a sentence below the name',
    parts: [
      own(
        'The rule is in.\n\nCheers,\nTomasz\n\nOne more thing: the go-live moves to Friday, please confirm.',
      ),
    ],
  },
  { name: 'two options with a line between', parts: [own('Option A\n--\nOption B')] },
  {
    name: 'a signature whose sign lost its blank',
    parts: [own('The rule is in.'), cut('--\nTomasz Zieliński\nT +48 58 000 00 00')],
  },
  { name: 'a number that is more than', parts: [own('> 50 employees')] },
  {
    name: 'numbers in a list',
    parts: [own('We have\n> 50 employees\n> 20 machines\nand one office.')],
  },
  {
    name: 'an introduction in a language that nobody listed',
    parts: [
      own('Kural eklendi.'),
      cut(
        'Dana Okafor <talk+4f9k2m7q@in.example.com>, 20 Kas 2026 Cum, 09:12\ntarihinde şunu yazdı:',
      ),
      cut(quoted),
    ],
  },
  {
    name: 'Gmail, ru',
    parts: [
      own('Готово.'),
      cut('пт, 20 нояб. 2026 г. в 09:12, Dana Okafor <talk+4f9k2m7q@in.example.com>:'),
      cut(quoted),
    ],
  },
  {
    name: 'a quote that nothing introduces',
    parts: [
      own('The rule is in.'),
      cut(
        '> Please open port 443 for the address below, since the connector needs it.\n> Thank you.',
      ),
    ],
  },
  { name: 'a quote within a quote', parts: [own('Done.'), cut('> Done?\n>> Please open it.')] },
  { name: 'a quote alone, and all of it stays', parts: [own('> Fixed: 203.0.113.24.\n> Sure.')] },
  { name: 'a signature alone, and all of it stays', parts: [own('Sent from my iPhone')] },
];

/** As it comes: parts stand apart by an empty line. */
export const textOf = ({ parts }: WrittenReply): string =>
  parts.map(([, text]) => text).join('\n\n');

export const partsOf = ({ parts }: WrittenReply, kind: 'own' | 'cut'): string =>
  parts.flatMap(([of, text]) => (of === kind ? [text] : [])).join('\n\n');
