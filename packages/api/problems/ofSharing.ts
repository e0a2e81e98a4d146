/** What is said at the door of what is shared by link and password, and of its link (PRODUCT 17). */
export const ofSharing = {
  en: {
    linkLeadsNowhere: 'This link does not lead anywhere any more.',
    wrongPassword: 'This is not the password.',
    linkEndPassed: 'The link must end at a day that is yet to come.',
  },
  de: {
    linkLeadsNowhere: 'Dieser Link führt nirgendwohin mehr.',
    wrongPassword: 'Das ist nicht das Passwort.',
    linkEndPassed: 'Der Link muss an einem Tag enden, der noch kommt.',
  },
};
