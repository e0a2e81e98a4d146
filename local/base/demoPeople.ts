/**
 * Who lives in the demo workspace. All names and companies are made up; `.example` addresses reach
 * nobody.
 */
export type DemoPerson = {
  email: string;
  firstName: string;
  lastName: string;
  gender: 'FEMALE' | 'MALE' | 'DIVERSE';
};

const person = (
  email: string,
  firstName: string,
  lastName: string,
  gender: DemoPerson['gender'],
): DemoPerson => ({ email, firstName, lastName, gender });

export const team = {
  dana: person('dana@projectservices.example', 'Dana', 'Okafor', 'FEMALE'),
  mikkel: person('mikkel@projectservices.example', 'Mikkel', 'Sørensen', 'MALE'),
  ines: person('ines@projectservices.example', 'Ines', 'Carvalho', 'FEMALE'),
  priya: person('priya@projectservices.example', 'Priya', 'Rodriguez', 'DIVERSE'),
} as const;
/** Invited, and has not answered yet. */
export const invitee = { email: 'tom.lindgren@projectservices.example' };
export type TeamName = keyof typeof team;

export type DemoClient = {
  id: string;
  name: string;
  /** What its people read in; the language of whoever starts the demo unless said. */
  language?: 'de';
  users: readonly DemoPerson[];
};

export const clients = {
  tidepool: {
    id: 'demo-tidepool',
    name: 'Tidepool',
    users: [
      person('jonas@tidepool.example', 'Jonas', 'Weidenfeller', 'MALE'),
      person('amara@tidepool.example', 'Amara', 'Lindqvist', 'FEMALE'),
      person(
        'rosa.teixeira-albuquerque@legal.tidepool.example',
        'Rosa',
        'Teixeira-Albuquerque de Vasconcelos',
        'FEMALE',
      ),
    ],
  },
  kelpline: {
    id: 'demo-kelpline',
    name: 'Kelpline',
    users: [person('noor@kelpline.example', 'Noor', 'Haddad', 'FEMALE')],
  },
  lanternfish: {
    id: 'demo-lanternfish',
    name: 'Lanternfish',
    users: [person('tomasz@lanternfish.example', 'Tomasz', 'Zielinski', 'MALE')],
  },
  quillmesh: {
    id: 'demo-quillmesh',
    name: 'Quillmesh',
    users: [person('hana@quillmesh.example', 'Hana', 'Novotna', 'FEMALE')],
  },
  ravelin: {
    id: 'demo-ravelin',
    name: 'Ravelin Distributed Systems International',
    users: [
      person('leo@ravelin.example', 'Leo', 'Abernathy', 'MALE'),
      person('margaux@ravelin.example', 'Margaux', 'Delacroix', 'FEMALE'),
      person('elif@ravelin.example', 'Elif', 'Kaya', 'FEMALE'),
    ],
  },
  norddeich: {
    id: 'demo-norddeich',
    name: 'Norddeich Logistik',
    language: 'de',
    users: [
      person('friederike@norddeich.example', 'Friederike', 'Petersen', 'FEMALE'),
      person('malte@norddeich.example', 'Malte', 'Brandt', 'MALE'),
    ],
  },
  release: {
    id: 'demo-sig-release',
    name: 'SIG Release',
    users: [person('mei@sig-release.example', 'Mei', 'Tanaka', 'FEMALE')],
  },
} as const satisfies Record<string, DemoClient>;
export type ClientName = keyof typeof clients;
