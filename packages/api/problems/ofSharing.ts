/** What is said at the door of what is shared by link and password, of its link (PRODUCT 17), and to whoever looks as somebody else (PRODUCT 19). */
export const ofSharing = {
  en: {
    linkLeadsNowhere: 'This link does not lead anywhere any more.',
    wrongPassword: 'This is not the password.',
    viewOnly:
      'You look at it as this person does. Nothing can be changed from here.',
    linkEndPassed: 'The link must end at a day that is yet to come.',
  },
  de: {
    linkLeadsNowhere: 'Dieser Link führt nirgendwohin mehr.',
    wrongPassword: 'Das ist nicht das Passwort.',
    viewOnly:
      'Sie sehen es so, wie diese Person es sieht. Von hier aus lässt sich nichts ändern.',
    linkEndPassed: 'Der Link muss an einem Tag enden, der noch kommt.',
  },
};
