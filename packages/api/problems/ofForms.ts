/** What is refused of forms (PRODUCT 18). */
export const ofForms = {
  en: {
    conditionNotEarlier:
      'A field can only depend on the answer to a question above it.',
    fieldTwice: 'Each field has an id of its own.',
    tooManyFields: (most: number) => `A form has at most ${most} fields.`,
    formNoFields: 'The form has no question yet.',
    formNoLabel: 'A field has no text yet.',
    formNoChoices: 'Add at least one choice, and give each one a text.',
    formBoundsCrossed: 'The minimum is more than the maximum.',
    formVariableTwice: 'Two questions cannot fill the same variable.',
    formComparedWithNothing:
      'A condition compares an answer with nothing. Say what with, or delete the condition.',
    formChoiceGone:
      'A condition asks for a choice that was deleted. Take another one, or delete the condition.',
    formNeverShown: 'A field can never be shown. Change its conditions.',
    answerChanged: 'Somebody else has answered this in the meantime.',
    answerMissing: 'This has to be answered.',
    answerWrong: 'This answer does not fit the question.',
    answerToNothing: 'The form asks no such question.',
    answersNotSent: 'Nothing was sent yet.',
    doneBySending:
      'This task is done by sending its form, and nothing was sent yet.',
    formMoved:
      'The task now asks for another version of the form. Look at it again, then send it.',
    taskNotForm: 'This task does not ask for a form.',
    notWithYou: 'This task is not with you or your colleagues.',
    formAsPublished: 'Nothing was changed since the last version.',
    originInvalid:
      'Give only the site, without a path: https://intranet.acme.example.',
    originNotAllowed: 'This site is not one of those that may show the form.',
    frameKeyUnknown: 'This key does not belong to any form.',
    frameOnly: 'In a frame on another site only its form can be used.',
    originInsecure: 'A site must use https. Only localhost works without it.',
  },
  de: {
    conditionNotEarlier:
      'Ein Feld kann nur von der Antwort auf eine Frage darüber abhängen.',
    fieldTwice: 'Jedes Feld hat seine eigene Kennung.',
    tooManyFields: (most: number) =>
      `Ein Formular hat höchstens ${most} Felder.`,
    formNoFields: 'Das Formular hat noch keine Frage.',
    formNoLabel: 'Ein Feld hat noch keinen Text.',
    formNoChoices:
      'Jede Auswahl braucht einen Text, und mindestens eine muss es geben.',
    formBoundsCrossed: 'Das Minimum ist größer als das Maximum.',
    formVariableTwice: 'Zwei Fragen können nicht dieselbe Variable füllen.',
    formComparedWithNothing:
      'Eine Bedingung vergleicht eine Antwort mit nichts. Sagen Sie womit, oder löschen Sie die Bedingung.',
    formChoiceGone:
      'Eine Bedingung fragt nach einer Auswahl, die gelöscht wurde. Nehmen Sie eine andere, oder löschen Sie die Bedingung.',
    formNeverShown:
      'Ein Feld kann nie gezeigt werden. Ändern Sie seine Bedingungen.',
    answerChanged: 'Jemand anderes hat das inzwischen beantwortet.',
    answerMissing: 'Das muss beantwortet werden.',
    answerWrong: 'Diese Antwort passt nicht zur Frage.',
    answerToNothing: 'Das Formular stellt diese Frage nicht.',
    answersNotSent: 'Es wurde noch nichts gesendet.',
    doneBySending:
      'Diese Aufgabe ist erledigt, sobald ihr Formular gesendet ist. Es wurde noch nichts gesendet.',
    formMoved:
      'Die Aufgabe fragt inzwischen nach einer anderen Fassung des Formulars. Sehen Sie es noch einmal an und senden Sie es dann.',
    taskNotForm: 'Diese Aufgabe fragt nach keinem Formular.',
    notWithYou: 'Diese Aufgabe liegt nicht bei Ihnen oder Ihren Kollegen.',
    formAsPublished: 'Seit der letzten Fassung wurde nichts geändert.',
    originInvalid:
      'Geben Sie nur die Seite selbst an, ohne einen Pfad: https://intranet.acme.example.',
    originNotAllowed:
      'Diese Seite gehört nicht zu denen, die das Formular zeigen dürfen.',
    frameKeyUnknown: 'Dieser Schlüssel gehört zu keinem Formular.',
    frameOnly:
      'Im Rahmen einer anderen Seite lässt sich nur ihr Formular benutzen.',
    originInsecure:
      'Eine Seite muss über https erreichbar sein. Ohne das geht nur localhost.',
  },
};
