import type { Answers } from '@waymark/events';
import { answersOf } from '../forms/answers.ts';

/**
 * What a client says in each form of the plan, by the name of the form. @param date the calendar
 * date, days from now
 */
export const answered = (
  date: (day: number) => string,
  day: number,
): Readonly<Record<string, Answers>> => ({
  'Kick-off preparation': answersOf('Kick-off preparation', {
    'What must be different in three months?':
      'An invoice leaves the house on the day of the delivery. Today that takes nine days.',
    'Who decides about the budget?': 'Leonora Castellane',
    'Their e-mail': 'leonora.castellane@ravelin.example',
    'Who should join the call?': ['IT', 'Finance'],
    'Is there a date that must not move?': date(day + 45),
    'What went wrong the last time?':
      'Nobody told the branch offices before the old system was switched off.',
    'How much does your team look forward to it?': 4,
  }),
  'Single sign-on setup': answersOf('Single sign-on setup', {
    'Which identity provider do you use?': 'Microsoft Entra ID',
    'Entra tenant ID': 'b7f1c0de-4a52-4f7e-9d1b-2c8e5a90d3e4',
    'Region of the directory': 'Europe',
    'How well do you know SAML?': 3,
    'How many people will sign in?': 240,
    'First day they may test': date(day + 10),
    'E-mail of the technical contact': 'elif.kaya@ravelin.example',
  }),
  'Data migration scope': answersOf('Data migration scope', {
    'Which systems hold your data today?': ['Spreadsheets', 'Our own database'],
    'How can we get at it?': 'An export file',
    Customers: 4_180,
    'Open invoices': 312,
    'Years to bring along': 2,
    'Name of who signs off the numbers': 'Elif Kaya',
    'Their e-mail': 'elif.kaya@ravelin.example',
    'Anything we should leave alone':
      'Customers of the Lyon branch: their contracts are being rewritten.',
  }),
  'Integration inventory': answersOf('Integration inventory', {
    System: 'Warehouse, home-made',
    Direction: 'It sends to us',
    'How often': 'Hourly',
    'What is exchanged': 'Deliveries with customer number, articles and weight',
    'Who runs it': 'elif.kaya@ravelin.example',
    'Its owner knows that we will get in touch': true,
  }),
  'Training feedback': answersOf('Training feedback', {
    'How useful was it?': 8,
    'Could you do it alone by now?': 'Almost',
    'What should we leave out the next time?':
      'The part about reports. We will not use them before spring.',
  }),
  'Go-live sign-off': answersOf('Go-live sign-off', {
    'The numbers were checked': true,
    'The people who work with it were trained': true,
    'Day of the switch': date(day + 3),
    'Phone on that day': '+33 4 72 00 41 18',
    Signed: { name: 'Leo Abernathy', drawn: '' },
  }),
});
