/** A form in frames of other sites (PRODUCT 18.14). */
export const embedding = {
  embed: 'Embed',
  title: 'Embed on other sites',
  sites: 'Sites that may show it',
  sitesHint:
    'One in each line, as https://intranet.acme.example. Where there is none, nobody can show it.',
  saveSites: 'Save sites',
  sitesSaved: 'The sites are saved',
  key: 'Key',
  keyHint:
    'The server of a site asks for a ticket by it, each time that somebody opens the form there. It belongs on that server and into no page.',
  makeKey: 'Make a key',
  newKey: 'Make another key',
  keyShown: 'Copy it now: it is shown this once.',
  replaces:
    'Another key ends this one, and with it the frames that were opened by it.',
  revoke: 'Revoke the key',
  revoked: 'The key is revoked',
  copyKey: 'Copy the key',
  onServer: 'On the server of the site',
  onServerHint:
    'A ticket opens one frame, once, within five minutes, for the person whose address it names.',
  inPage: 'In its page',
  inPageHint:
    'The frame starts at 400 pixels and grows to its form. It tells GO_BACK, FORM_UPDATED and EMPTY_FORM as events.',
  copyServer: 'Copy what the server asks',
  copyPage: 'Copy what stands in the page',
  notOpen: 'This form is not open any more',
  openAgain:
    'What opened it is used up or too old. Load the page again that you came from.',
  loadFailed: 'How it is embedded could not be loaded',
};
