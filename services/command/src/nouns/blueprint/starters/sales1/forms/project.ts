import { asks, half, may, offers, onlyIf, type StarterForm } from '../../starterForm.ts';

export const kickOffPreparation: StarterForm = {
  id: 'sales1-kick-off',
  name: 'Kick-off preparation',
  intro:
    'So that the first call decides something. Five minutes, and your answers stand on the agenda.',
  lines: [
    asks('longText', 'What must be different in three months?', {
      variable: 'Most important goal',
      most: 1000,
    }),
    asks('shortText', 'Who decides about the budget?', half),
    asks('email', 'Their e-mail', half),
    offers('multipleChoice', 'Who should join the call?', [
      'IT',
      'Finance',
      'Works council',
      'The people who will use it',
    ]),
    asks('date', 'Is there a date that must not move?', { ...may, variable: 'Planned go-live' }),
    asks('longText', 'What went wrong the last time?', may),
    asks('rating', 'How much does your team look forward to it?'),
  ],
};

export const goLiveSignOff: StarterForm = {
  id: 'sales1-go-live',
  name: 'Go-live sign-off',
  intro: 'One person says that we may switch over.',
  lines: [
    asks('consent', 'The numbers were checked'),
    asks('consent', 'The people who work with it were trained'),
    asks('date', 'Day of the switch', half),
    asks('phone', 'Phone on that day', half),
    asks('longText', 'What still has to be said', may),
    asks('signature', 'Signed'),
  ],
};

export const trainingFeedback: StarterForm = {
  id: 'sales1-training',
  name: 'Training feedback',
  intro: 'Two minutes. It goes to whoever held the training.',
  lines: [
    asks('rating', 'How useful was it?', { steps: 10 }),
    offers('singleChoice', 'Could you do it alone by now?', ['Yes', 'Almost', 'No']),
    onlyIf('Could you do it alone by now?', 'No', asks('longText', 'What is missing?')),
    asks('longText', 'What should we leave out the next time?', may),
  ],
};
