/** What is refused of forms (PRODUCT 18). */
export const ofForms = {
  en: {
    conditionNotEarlier:
      'A field may be shown by an answer to a question above it only.',
    fieldTwice: 'Each field has an id of its own.',
    tooManyFields: (most: number) => `A form has at most ${most} fields.`,
    formNoFields: 'The form has no question yet.',
    formNoLabel: 'A field has no words yet.',
    formNoChoices: 'Each choice needs words, and there must be one at least.',
    formBoundsCrossed: 'The least is more than the most.',
    formVariableTwice: 'Two questions cannot become the same variable.',
    answerChanged: 'Somebody else has answered this meanwhile.',
    answerMissing: 'This has to be answered.',
    answerWrong: 'This answer does not fit the question.',
    answersNotSent: 'Nothing was sent yet.',
    doneBySending:
      'This task is done by sending its form, and nothing was sent yet.',
    formMoved:
      'The task asks for another version of the form by now. Look at it again, then send it.',
    taskNotForm: 'This task asks for no form.',
    notWithYou: 'This task is not with you or your colleagues.',
    formAsPublished: 'Nothing was changed since the last version.',
    originInvalid:
      'Give a site alone, without a page of it: https://intranet.acme.example.',
    originNotAllowed: 'This site is none of those that may show the form.',
    frameKeyUnknown: 'No form knows this key.',
    frameOnly: 'In a frame of another site nothing but its form can be done.',
    originInsecure:
      'A site must be reached by https. Without it works localhost alone.',
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
    formBoundsCrossed: 'Das Kleinste ist mehr als das Größte.',
    formVariableTwice: 'Zwei Fragen können nicht zu derselben Variable werden.',
    answerChanged: 'Jemand anderes hat das inzwischen beantwortet.',
    answerMissing: 'Das muss beantwortet werden.',
    answerWrong: 'Diese Antwort passt nicht zur Frage.',
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
    frameKeyUnknown: 'Kein Formular kennt diesen Schlüssel.',
    frameOnly:
      'Im Rahmen einer anderen Seite geht nichts anderes als ihr Formular.',
    originInsecure:
      'Eine Seite muss über https erreichbar sein. Ohne das geht nur localhost.',
  },
};
