/** A form in frames of other sites (PRODUCT 18.14). */
export const embedding = {
  embed: 'Embed',
  title: 'Embed on other sites',
  sites: 'Sites that may show it',
  sitesHint:
    'One per line, for example https://intranet.acme.example. Without any, nobody can show it.',
  saveSites: 'Save sites',
  sitesSaved: 'The sites are saved',
  key: 'Key',
  keyHint:
    'The server of a site uses this key to ask for a ticket each time somebody opens the form there. Keep it on that server and never put it into a page.',
  makeKey: 'Make a key',
  newKey: 'Make another key',
  keyShown: 'Copy it now: it is shown only this once.',
  replaces: 'A new key replaces this one and closes the frames that were opened with it.',
  revoke: 'Revoke the key',
  revoked: 'The key is revoked',
  copyKey: 'Copy the key',
  onServer: 'On the server of the site',
  onServerHint:
    'A ticket opens one frame, once, within five minutes, for the person whose address it names.',
  inPage: 'In its page',
  inPageHint:
    'The frame starts at 400 pixels and grows with its form. It reports GO_BACK, FORM_UPDATED and EMPTY_FORM as events.',
  copyServer: 'Copy the request',
  copyPage: 'Copy the HTML',
  notOpen: 'This form is no longer open',
  openAgain:
    'The ticket that opened it was used already or is too old. Reload the page you came from.',
  loadFailed: 'The embedding settings could not be loaded',
};
