/** Refusals of passwords of people: as one signs in, and as one is chosen (PRODUCT 3.12). */
export const ofPasswords = {
  en: {
    passwordWrong: 'The e-mail address or the password is wrong.',
    passwordClosed:
      'Too many wrong passwords were tried for this address today. Sign in by a code instead.',
    resetLinkOver: 'This link was used, or is older than 30 minutes. Ask for a new one.',
    resetOtherBrowser:
      'The link works only in the browser that asked for it. Open it there, or ask for a new one here.',
    passwordLeaked:
      'This password is among those that are known from leaks, or close to one. They are tried first: take another one.',
    passwordOwnWords:
      'This password is made of your name, your address or ours. Take words that have nothing to do with you.',
    passwordGuessable:
      'This password is guessed too easily: it is made of a row of keys, a repetition, a date or a few common words. Take several words that have nothing to do with each other.',
  },
  de: {
    passwordWrong: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
    passwordClosed:
      'Für diese Adresse wurden heute zu viele falsche Passwörter versucht. Melden Sie sich stattdessen mit einem Code an.',
    resetLinkOver:
      'Dieser Link wurde schon benutzt oder ist älter als 30 Minuten. Fordern Sie einen neuen an.',
    resetOtherBrowser:
      'Der Link gilt nur in dem Browser, der ihn angefordert hat. Öffnen Sie ihn dort, oder fordern Sie hier einen neuen an.',
    passwordLeaked:
      'Dieses Passwort gehört zu denen, die aus Datenlecks bekannt sind, oder ähnelt einem davon. Solche werden zuerst versucht: Nehmen Sie ein anderes.',
    passwordOwnWords:
      'Dieses Passwort besteht aus Ihrem Namen, Ihrer oder unserer Adresse. Nehmen Sie Wörter, die nichts mit Ihnen zu tun haben.',
    passwordGuessable:
      'Dieses Passwort ist zu leicht zu erraten: Es besteht aus einer Tastenreihe, einer Wiederholung, einem Datum oder wenigen häufigen Wörtern. Nehmen Sie mehrere Wörter, die nichts miteinander zu tun haben.',
  },
};
