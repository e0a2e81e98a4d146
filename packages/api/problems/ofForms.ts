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
    formAsPublished: 'Nothing was changed since the last version.',
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
    formAsPublished: 'Seit der letzten Fassung wurde nichts geändert.',
  },
};
