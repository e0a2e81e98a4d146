/**
 * Refusals at the door of what is shared by link and password, about its link (PRODUCT 17), and to
 * whoever looks as somebody else (PRODUCT 19).
 */
export const ofSharing = {
  en: {
    linkLeadsNowhere: 'This link no longer works.',
    wrongPassword: 'This is not the password.',
    viewOnly: 'You see it as this person does. You cannot change anything here.',
    linkEndPassed: 'The link must end on a day in the future.',
  },
  de: {
    linkLeadsNowhere: 'Dieser Link funktioniert nicht mehr.',
    wrongPassword: 'Das ist nicht das Passwort.',
    viewOnly: 'Sie sehen es so, wie diese Person es sieht. Hier können Sie nichts ändern.',
    linkEndPassed: 'Der Link muss an einem Tag in der Zukunft enden.',
  },
};
